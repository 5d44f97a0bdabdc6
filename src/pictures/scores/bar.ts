/** Points by source as a stacked bar. */
import type { Pen } from '../canvas.js'
import type { Rect } from '../geometry.js'
import { text, textWidth } from '../lettering/text.js'
import { ALARM, INK, PAPER_LIGHT } from '../palette.js'
import { fillAndStroke, strokeWith } from '../shapes.js'

/** The look of a source of points. */
export interface SourceStyle {
  readonly fill: string
  /** The colour of lettering on `fill`. */
  readonly on: string
  /** Draws its sign in a box of 40 by 40 pixels around (x, y). `colour` is the player's. */
  readonly draw: (pen: Pen, x: number, y: number, colour: number) => void
}

/** Points from one source. Negative ones are taken off the end of the bar. */
export interface ScorePart {
  readonly points: number
  readonly style: SourceStyle
}

/** A bar in `box`, which the points of `best` would fill, with letters of this size. */
export function drawBar(pen: Pen, parts: readonly ScorePart[], best: number, box: Rect, letters: number): void {
  const { x: first, y: top, height } = box
  const middle = top + height / 2
  const widthOf = (points: number) => Math.round((box.width * points) / best)
  const segments = parts.map(({ points, style }) => ({ points, style, width: widthOf(Math.max(0, points)) }))
  const whole = segments.reduce((sum, { width }) => sum + width, 0)
  const lost = Math.min(whole, widthOf(parts.reduce((sum, { points }) => sum + Math.max(0, -points), 0)))
  let left = first
  for (const { points, style, width } of segments) {
    if (width === 0) continue
    pen.fillStyle = style.fill
    pen.fillRect(left, top, width, height)
    pen.lineWidth = 2
    pen.strokeStyle = INK
    pen.strokeRect(left, top, width, height)
    // A loss covers the end of the bar, so the number stands in the visible rest of its part.
    const shown = Math.min(width, first + whole - lost - left)
    const words = String(points)
    if (textWidth(words, 'display', letters) + 8 < shown) {
      text(pen, words, left + shown / 2, middle + letters * 0.36, {
        face: 'display',
        size: letters,
        fill: style.on,
        align: 'center',
      })
    }
    left += width
  }
  drawLoss(pen, { x: left - lost, y: top, width: lost, height })
}

const STRIPE = 12

/** Points that are taken off again, struck through. */
function drawLoss(pen: Pen, { x, y, width, height }: Rect): void {
  if (width === 0) return
  pen.save()
  pen.beginPath()
  pen.rect(x, y, width, height)
  fillAndStroke(pen, PAPER_LIGHT, 2, INK)
  pen.clip()
  pen.beginPath()
  for (let left = x - height; left < x + width; left += STRIPE) {
    pen.moveTo(left, y + height)
    pen.lineTo(left + height, y)
  }
  strokeWith(pen, 4, ALARM)
  pen.restore()
}
