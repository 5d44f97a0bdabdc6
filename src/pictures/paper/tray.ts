/** The printed paper under everything, and the strips on it. */
import type { Pen } from '../canvas.js'
import type { Rect } from '../geometry.js'
import { INK, INK_SOFT, PAPER_LIGHT, PAPER_SHADE } from '../palette.js'
import { fillAndStroke, fillWith, roundRect, strokeWith } from '../shapes.js'

/** A sheet with the double rule of old posters. */
export function paintTray(pen: Pen, { x, y, width, height }: Rect): void {
  roundRect(pen, x + 1, y + 1, width - 2, height - 2, 10)
  fillAndStroke(pen, PAPER_LIGHT, 2.5, INK)
  roundRect(pen, x + 6, y + 6, width - 12, height - 12, 6)
  strokeWith(pen, 1, INK_SOFT)
}

/** A place for a card or a tile. An open one is only outlined. */
export function paintCard(pen: Pen, { x, y, width, height }: Rect, isOpen = false): void {
  roundRect(pen, x + 1, y + 1, width - 2, height - 2, 9)
  fillWith(pen, isOpen ? PAPER_LIGHT : PAPER_SHADE)
  pen.setLineDash(isOpen ? [8, 6] : [])
  strokeWith(pen, isOpen ? 1.5 : 2, isOpen ? INK_SOFT : INK)
  pen.setLineDash([])
}
