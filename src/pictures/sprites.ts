/** Small pictures that are painted once and drawn wherever they recur. */
import { type Layer, type Pen, paintedLayer } from './canvas.js'

/** Maximum number of pixels of all sprites (four bytes each). The least recently used are dropped first. */
const MOST_PIXELS = 6_000_000

const sprites = new Map<string, Layer>()
let pixels = 0

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * Draws the sprite named `key` into `box`, which is rounded to whole pixels. `paint` draws with the top left corner at (0, 0).
 * Equal keys must paint the same.
 */
export function stamp(pen: Pen, key: string, box: Box, paint: (pen: Pen) => void): void {
  const name = `${key} ${box.width} ${box.height}`
  const sprite = sprites.get(name) ?? makeRoom(paintedLayer(Math.ceil(box.width), Math.ceil(box.height), paint))
  sprites.delete(name)
  sprites.set(name, sprite)
  pen.drawImage(sprite, Math.round(box.x), Math.round(box.y))
}

function makeRoom(fresh: Layer): Layer {
  pixels += fresh.width * fresh.height
  for (const [name, old] of sprites) {
    if (pixels <= MOST_PIXELS) break
    pixels -= old.width * old.height
    sprites.delete(name)
  }
  return fresh
}
