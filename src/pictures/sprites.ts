/** Small pictures that are painted once and drawn wherever they recur. */
import { type Layer, type Pen, paintedLayer } from './canvas.js'
import { earOf, scaleOf } from './listening.js'

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
 * Equal keys must paint the same. A pen that enlarges gets no sprite, which would be blurred, but the painting itself; so does
 * one that reports its letters.
 */
export function stamp(pen: Pen, key: string, box: Box, paint: (pen: Pen) => void): void {
  if (earOf(pen) !== null || scaleOf(pen) !== 1) {
    paintAt(pen, box, paint)
    return
  }
  const name = `${key} ${box.width} ${box.height}`
  const sprite = sprites.get(name) ?? makeRoom(paintedLayer(Math.ceil(box.width), Math.ceil(box.height), paint))
  sprites.delete(name)
  sprites.set(name, sprite)
  pen.drawImage(sprite, Math.round(box.x), Math.round(box.y))
}

/** Nothing is painted outside the box, as nothing of a sprite is. */
function paintAt(pen: Pen, { x, y, width, height }: Box, paint: (pen: Pen) => void): void {
  pen.save()
  pen.translate(Math.round(x), Math.round(y))
  pen.beginPath()
  pen.rect(0, 0, Math.ceil(width), Math.ceil(height))
  pen.clip()
  paint(pen)
  pen.restore()
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
