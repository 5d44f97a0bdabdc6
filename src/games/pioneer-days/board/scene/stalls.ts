/** The equipment on offer: each tile with its name and effect. */
import type { Pen } from '../../../../pictures/canvas.js'
import { stamped, type Thing } from '../../../../pictures/drawing.js'
import { inset, type Rect } from '../../../../pictures/geometry.js'
import { lettering } from '../../../../pictures/lettering/lettering.js'
import { SMALLEST_TEXT } from '../../../../pictures/lettering/text.js'
import { INK } from '../../../../pictures/palette.js'
import { paintCard, paintTray } from '../../../../pictures/paper/tray.js'
import { equipmentOf } from '../../data/equipment.js'
import type { EquipmentId } from '../../data/ids.js'
import type { View } from '../../rules/types.js'
import { EQUIPMENT } from '../layout.js'
import type { Names } from '../names.js'
import { effectSigns } from '../pieces/effects.js'
import { drawLine, lineWidth } from '../pieces/signs.js'
import { drawTile } from '../pieces/tiles.js'

const ROWS = 5
const TILE = 38
/** Line height of the signs. */
export const STALL_SIGNS = 26

/** The place of the tile in this row. */
export function stallRect(row: number): Rect {
  const { x, y, width, height } = inset(EQUIPMENT, 9)
  const step = height / ROWS
  return { x, y: y + row * step + 1, width, height: step - 2 }
}

const NAME_LEFT = 50
/** The gap between name and signs, and after them. */
const AIR = 8
/** Width in pixels for a name and the tile's effect. */
export const STALL_ROOM = stallRect(0).width - NAME_LEFT - 2 * AIR

/** The empty tray. */
export function paintStalls(pen: Pen): void {
  paintTray(pen, EQUIPMENT)
  for (let row = 0; row < ROWS; row++) paintCard(pen, stallRect(row), true)
}

/** All tiles on offer. */
export function stallThings(view: View, names: Names): Thing[] {
  return view.equipment.flatMap((tile, row) => {
    const rect = stallRect(row)
    return [
      stamped(`stall ${tile}`, rect, (own) => paintStall(own, tile, { ...rect, x: 0, y: 0 })),
      lettering(names.tile(tile), rect.x + NAME_LEFT, rect.y + rect.height / 2 + 8, {
        face: 'text',
        size: SMALLEST_TEXT,
        fill: INK,
      }),
    ]
  })
}

/** A stall without its name. */
function paintStall(pen: Pen, tile: EquipmentId, rect: Rect): void {
  const { width, height } = rect
  paintCard(pen, rect)
  drawTile(pen, tile, 24, height / 2, TILE)
  const signs = effectSigns(equipmentOf(tile).effect)
  const needed = lineWidth(signs, STALL_SIGNS)
  drawLine(pen, signs, width - needed - AIR, height / 2, STALL_SIGNS)
}
