/** A part of a picture as a picture of its own. */
import type { Pen } from './canvas.js'
import { type Drawing, inOnePiece } from './drawing.js'
import type { Point } from './geometry.js'

export interface Part {
  /** The point of the original at the top left corner of the part. */
  readonly from: Point
  /** Pixels of the part that show one pixel of the original. */
  readonly scale: number
  /** In pixels of the part. */
  readonly width: number
  readonly height: number
}

/** A part of this size in pixels of the original, from this corner on. Enlarged, so that a phone can read it. */
export function partAt(x: number, y: number, width: number, height: number, scale = 2): Part {
  return { from: { x, y }, scale, width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** The part is painted anew at its scale, so that lines and letters stay sharp. */
export function partOf(whole: Drawing, { from, scale, width, height }: Part): Drawing {
  const key = `part ${from.x} ${from.y} ${scale} ${width} ${height} ${whole.key}`
  const paint = (pen: Pen) => {
    pen.save()
    pen.beginPath()
    pen.rect(0, 0, width, height)
    pen.clip()
    pen.scale(scale, scale)
    pen.translate(-from.x, -from.y)
    whole.paint(pen)
    pen.restore()
  }
  return inOnePiece({ ...whole, width, height, key, paint })
}
