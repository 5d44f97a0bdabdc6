/** What each player owns, beside the board: goods, wagons with their load, and townsfolk. */
import type { Thing } from '../../../../pictures/drawing.js'
import type { Rect } from '../../../../pictures/geometry.js'
import { emptyPanel, FIRST, HEADER, type Nameplate, type Owner, pointsSign } from '../../../../pictures/paper/panel.js'
import type { View } from '../../rules/types.js'
import { panelRect } from '../layout.js'
import { goodsThings, rowOf } from '../pieces/goods-row.js'
import { loadOf } from '../pieces/load.js'
import { trainOf, trainThings } from '../pieces/wagons.js'
import { openPoints } from '../points.js'
import { companionThings } from './companions.js'

const PADDING = 12
/** Heights when four panels share the column. */
export const ROWS = { goods: 44, folk: 52 } as const
const SMALLEST_PANEL = 239
/** The townsfolk's share of the height a panel has beyond the smallest. */
const FOLK_SHARE = 0.6
/** Sides of the spaces in wagons, in pixels. */
export const LARGEST_SPACE = 58

/** The panel of one seat. Empty for an unused seat. */
export function panel(view: View, seat: number, owner: Owner): Thing[] {
  const player = view.players[seat]
  if (player === undefined) return []
  const rect = panelRect(seat, view.seats)
  const plate = plateOf(view, seat, owner)
  const load = loadOf(player)
  return [
    ...emptyPanel(rect, plate),
    ...goodsThings(rowOf(player), goodsBox(rect)),
    ...trainThings(trainOf(load, wagonsBox(rect), LARGEST_SPACE), load.left.length > 0),
    ...companionThings(player, folkBox(rect)),
  ]
}

function plateOf(view: View, seat: number, owner: Owner): Nameplate {
  const signs = [...(view.first === seat && view.week > 0 ? [FIRST] : []), pointsSign(openPoints(view, seat))]
  const isAwaited = view.toMove.includes(seat)
  return { owner, strong: isAwaited, awaited: isAwaited, signs }
}

function goodsBox(panel: Rect): Rect {
  return { x: panel.x + PADDING, y: panel.y + HEADER + 3, width: panel.width - 2 * PADDING, height: ROWS.goods }
}

/** The lower part of a panel. With fewer players it has room for the effects. */
export function folkBox(panel: Rect): Rect {
  const extra = panel.height - SMALLEST_PANEL
  const height = ROWS.folk + Math.floor(Math.max(0, extra * FOLK_SHARE))
  return { x: panel.x + PADDING, y: panel.y + panel.height - 9 - height, width: panel.width - 2 * PADDING, height }
}

/** The part of a panel for the wagons. */
export function wagonsBox(panel: Rect): Rect {
  const goods = goodsBox(panel)
  const top = goods.y + goods.height
  return { x: goods.x, y: top, width: goods.width, height: folkBox(panel).y - top - 3 }
}
