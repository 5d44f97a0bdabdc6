/** Draws what is counted: goods, silver, and the things that effects mention. */
import type { Pen } from '../../../../pictures/canvas.js'
import { stamped, type Thing } from '../../../../pictures/drawing.js'
import { boxAround } from '../../../../pictures/geometry.js'
import { INK, LAUREL_GREEN, PAPER_LIGHT } from '../../../../pictures/palette.js'
import { drawCoin } from '../../../../pictures/pieces.js'
import type { Count } from '../../data/effects.js'
import { COUNT_STYLES, SILVER } from './colours.js'
import { drawIcon } from './icons.js'

/** Icons light enough to need an outline. */
const OUTLINED: readonly Count[] = ['gold', 'favours']

/** Centred on (x, y), `size` pixels wide. */
export function drawCount(pen: Pen, kind: Count, x: number, y: number, size: number): void {
  if (kind === 'silver') {
    drawCoin(pen, x, y, size, '$', SILVER)
    return
  }
  const { icon, fill } = COUNT_STYLES[kind]
  drawIcon(pen, icon, x, y, OUTLINED.includes(kind) ? size * 0.94 : size, fill, OUTLINED.includes(kind) ? INK : undefined)
  if (kind === 'sound-wagons') drawIcon(pen, 'check', x + size * 0.26, y - size * 0.22, size * 0.6, LAUREL_GREEN, PAPER_LIGHT)
}

/** The same as a {@link Thing}. */
export function countThing(kind: Count, x: number, y: number, size: number): Thing {
  const side = Math.ceil(size) + 6
  return stamped(`count ${kind} ${size}`, boxAround({ x, y }, side), (own) => drawCount(own, kind, side / 2, side / 2, size))
}
