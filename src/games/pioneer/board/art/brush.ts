/** Strokes of the illustrations: shapes filled from light to dark and outlined in ink. */
import { type Pen, path } from '../../../../pictures/canvas.js'
import { INK } from '../../../../pictures/palette.js'
import { circle, fillWith, strokeWith } from '../../../../pictures/shapes.js'

/** SVG data filled with one colour, or from the first to the second, from the upper left to the lower right of 120 by 84. */
export function shape(pen: Pen, data: string, light: string, dark = light, line = 1.8): void {
  const outline = path(data)
  const fill = pen.createLinearGradient(20, 8, 96, 80)
  fill.addColorStop(0, light)
  fill.addColorStop(1, dark)
  fillWith(pen, fill, outline)
  if (line === 0) return
  strokeWith(pen, line, INK, outline)
}

/** SVG data as a line. */
export function line(pen: Pen, data: string, width: number, colour: string, alpha = 1): void {
  pen.globalAlpha = alpha
  pen.lineCap = 'round'
  strokeWith(pen, width, colour, path(data))
  pen.globalAlpha = 1
}

/** A ball lit from the upper left. */
export function ball(pen: Pen, x: number, y: number, radius: number, light: string, dark: string, outline = 1.8): void {
  circle(pen, x, y, radius)
  const fill = pen.createRadialGradient(x - radius * 0.4, y - radius * 0.45, radius * 0.1, x, y, radius * 1.1)
  fill.addColorStop(0, light)
  fill.addColorStop(1, dark)
  fillWith(pen, fill)
  if (outline === 0) return
  strokeWith(pen, outline, INK)
}
