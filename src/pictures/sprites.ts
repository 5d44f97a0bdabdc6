/** Small pictures painted once and stamped wherever they occur again. */
import { type Layer, type Pen, paintedLayer } from './canvas.js'

/** Together the sprites take at most this many pixels (four bytes each); the longest unused go first. */
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
 * Stamps the sprite named `key` into `box`, which is moved to whole pixels.
 * `paint` sees its top left corner as (0, 0); equal keys must paint the same.
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
