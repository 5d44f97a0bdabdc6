/** Small square pictures that stand on buttons. What is not painted is transparent. */
import type { Pen } from './canvas.js'
import type { Drawing } from './drawing.js'
import { INK, PAPER_LIGHT } from './palette.js'
import { fillAndStroke, roundRect } from './shapes.js'

/** The side in pixels. */
export const EMBLEM = 96

/** Equal keys paint the same. */
export function emblem(key: string, paint: (pen: Pen) => void): Drawing {
  return { width: EMBLEM, height: EMBLEM, key: `emblem ${key}`, paint }
}

/** Puts dark art on a tile of paper, so that it can be seen on any button. */
export function onPaper(paint: (pen: Pen) => void): (pen: Pen) => void {
  return (pen) => {
    roundRect(pen, 2, 2, EMBLEM - 4, EMBLEM - 4, 18)
    fillAndStroke(pen, PAPER_LIGHT, 4, INK)
    paint(pen)
  }
}
