/** Equipment tiles. */
import type { Pen } from '../../../../pictures/canvas.js'
import { INK, PAPER_LIGHT } from '../../../../pictures/palette.js'
import { fillAndStroke, roundRect } from '../../../../pictures/shapes.js'
import { stamp } from '../../../../pictures/sprites.js'
import type { EquipmentId } from '../../data/ids.js'
import { LEATHER } from './colours.js'
import { drawIcon } from './icons.js'

/** A leather tile with its drawing, centred on (x, y). */
export function drawTile(pen: Pen, tile: EquipmentId, x: number, y: number, size: number): void {
  const side = Math.ceil(size) + 4
  const box = { x: x - side / 2, y: y - side / 2, width: side, height: side }
  stamp(pen, `tile of ${tile} ${size}`, box, (own) => {
    roundRect(own, 2, 2, size, size, size * 0.18)
    fillAndStroke(own, LEATHER, Math.max(1.6, size * 0.05), INK)
    drawIcon(own, tile, side / 2, side / 2, size * 0.76, PAPER_LIGHT)
  })
}
