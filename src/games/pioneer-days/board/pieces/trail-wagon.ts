/** The covered wagon on the trail, with its ox. */
import { type Pen, path } from '../../../../pictures/canvas.js'
import { INK, PAPER_LIGHT, PAPER_SHADE, WHITE, WOOD, WOOD_DARK } from '../../../../pictures/palette.js'
import { circle, fillWith, strokeWith } from '../../../../pictures/shapes.js'
import { drawIcon } from './icons.js'

/** The size of the figure, whose top left corner is at (0, 0). The pale rim lies outside. */
export const TRAIL_WAGON = { width: 84, height: 63 } as const

/** Paints the figure with its rim. */
export function paintTrailWagon(pen: Pen): void {
  const canvas = path('M8 40Q-4 22 6 6Q30 -6 52 6Q62 22 52 40Z')
  const hoops = path('M20 4Q16 22 20 39M38 4Q42 22 38 39')
  const bed = path('M2 40H58L54 51H7Z')
  const ox = path('M60 36Q62 28 70 29L76 22L80 26L84 28Q86 34 80 36L79 54H74V46H66V54H61Z')
  pen.lineJoin = 'round'
  for (const [part, width] of [
    [canvas, 8],
    [bed, 8],
    [ox, 7],
  ] as const) {
    strokeWith(pen, width, PAPER_LIGHT, part)
  }
  pen.lineWidth = 2.4
  pen.strokeStyle = INK
  for (const [part, fill] of [
    [canvas, WHITE],
    [bed, WOOD],
    [ox, WOOD_DARK],
  ] as const) {
    fillWith(pen, fill, part)
    pen.stroke(part)
  }
  pen.lineWidth = 1.4
  pen.stroke(hoops)
  for (const x of [15, 46]) {
    circle(pen, x, 52, 10.5)
    fillWith(pen, PAPER_SHADE)
    drawIcon(pen, 'wheel', x, 52, 21, INK)
  }
}
