/** What each player owns, beside the map. */

import type { Pen } from '../../../pictures/canvas.js'
import { stamped, type Thing } from '../../../pictures/drawing.js'
import type { Rect } from '../../../pictures/geometry.js'
import { GOLD, INK, INK_SOFT, seatStyle } from '../../../pictures/palette.js'
import {
  drawNameplate,
  drawPanelPaper,
  FIRST,
  HEADER,
  type Nameplate,
  nameplateBox,
  type Owner,
  plateKey,
  rimThing,
  type Sign,
  withRim,
} from '../../../pictures/panel.js'
import { drawCoin } from '../../../pictures/pieces.js'
import { text } from '../../../pictures/text.js'
import type { PlayerView, View } from '../rules/types.js'
import { drawOwnCoaches } from './coaches.js'
import { drawRoad, drawStagecoachFigure, drawStagecoachShadow } from './figures.js'
import { drawIcon } from './icons.js'
import { panelRect } from './layout.js'
import { drawTile } from './tiles.js'

const PADDING = 12
/** Height of the two rows of numbers when four panels share the column; with fewer players everything grows. */
const NUMBERS = { large: 54, small: 40 } as const
/** Where the columns begin; the tiles end at the right, in at most this width. */
const COLUMNS = { pioneers: 110, points: 202, tiles: 124 } as const
const TILE_GAP = 4
const LARGEST_GROWTH = 1.3
const STOCK_GROWTH = 1.14
const SMALLEST_PANEL = 239

/** The panel of one seat; none where nobody sits. */
export function panel(view: View, seat: number, owner: Owner): Thing[] {
  const player = view.players[seat]
  if (player === undefined) return []
  const isDriving = view.turn.seat === seat
  const signs = [...(view.first === seat ? [FIRST] : []), ...(isDriving ? [DRIVING] : [])]
  const plate: Nameplate = { owner, strong: isDriving, awaited: view.toMove === seat, signs }
  const rect = panelRect(seat, view.seats)
  const growth = growthOf(rect)
  const { cash, income, track, roads, pioneers, nuggetCount, nuggets, bankers, merchants, coaches, emptied } = player
  const wealth: Wealth = { cash, income, track }
  const stock: Stock = { roads, pioneers, nuggetCount, nuggets, bankers, merchants }
  const { colour } = owner
  const part = (name: string, shown: unknown, box: Rect, paint: (own: Pen, inside: Rect) => void) =>
    stamped(`${name} ${JSON.stringify(shown)}`, box, (own) => paint(own, { ...rect, x: rect.x - box.x, y: rect.y - box.y }))
  return [
    paperThing(rect),
    rimThing(rect, plate),
    part('header', plateKey(plate), nameplateBox(rect), (own, inside) => drawNameplate(own, inside, plate)),
    part('wealth', wealth, wealthBox(rect), (own, inside) => drawWealth(own, wealth, inside, growth)),
    part('stock', [stock, colour], stockBox(rect), (own, inside) => drawStock(own, stock, colour, inside, growth)),
    part('coaches', [coaches, emptied], coachesBox(rect), (own, inside) => drawOwnCoaches(own, player, coachesBox(inside))),
  ]
}

type Wealth = Pick<PlayerView, 'cash' | 'income' | 'track'>
type Stock = Pick<PlayerView, 'roads' | 'pioneers' | 'nuggetCount' | 'nuggets' | 'bankers' | 'merchants'>

/** The paper, on which a pale stagecoach fills what is empty. */
function paperThing(rect: Rect): Thing {
  const { x, y, width, height } = rect
  return {
    key: 'panel',
    boxes: [withRim(rect)],
    paint(pen) {
      drawPanelPaper(pen, rect)
      if (height > SMALLEST_PANEL) drawStagecoachShadow(pen, x + width - 250, y + height - 178, 230)
    },
  }
}

/** Says whose turn it is. */
const DRIVING: Sign = {
  name: 'stagecoach',
  width: 58,
  draw: (pen, { x, y }) => drawStagecoachFigure(pen, x - 29, y - 21, 58),
}

function wealthBox(panel: Rect): Rect {
  return { ...panel, y: panel.y + HEADER, height: NUMBERS.large * growthOf(panel) + 2 }
}

function stockBox(panel: Rect): Rect {
  const growth = growthOf(panel)
  return { ...panel, y: panel.y + HEADER + NUMBERS.large * growth, height: NUMBERS.small * growth }
}

const growthOf = ({ height }: Rect) => Math.min(LARGEST_GROWTH, height / SMALLEST_PANEL)

/** The part of a panel that is left for coaches. */
export function coachesBox(panel: Rect): Rect {
  const top = panel.y + HEADER + (NUMBERS.large + NUMBERS.small) * growthOf(panel) + 1
  return { x: panel.x + PADDING, y: top, width: panel.width - 2 * PADDING, height: panel.y + panel.height - top - 9 }
}

/** Money with income, and points. */
function drawWealth(pen: Pen, player: Wealth, { x, y }: Rect, growth: number): void {
  const size = 46 * growth
  const base = y + HEADER + NUMBERS.large * growth - 6
  const icon = base - size * 0.36
  drawCoin(pen, x + 34, icon, size * 0.92)
  const money = text(pen, String(player.cash), x + 40 + size * 0.5, base, { face: 'display', size, fill: INK })
  text(pen, `+${player.income}`, x + 52 + size * 0.5 + money, base, { face: 'display', size: 28 * growth, fill: INK_SOFT })
  drawIcon(pen, 'star', x + COLUMNS.points + size * 0.5, icon, size, GOLD, INK)
  text(pen, String(player.track), x + COLUMNS.points + size * 1.1, base, { face: 'display', size, fill: INK })
}

/** Roads and pioneers left, nuggets, and the tiles that lie on the player board. */
function drawStock(pen: Pen, player: Stock, colour: number, { x, y, width }: Rect, growth: number): void {
  const base = y + HEADER + (NUMBERS.large + NUMBERS.small) * growth - 8
  const middle = base - 10 * growth
  const size = 28 * Math.min(growth, STOCK_GROWTH)
  drawRoad(pen, colour, { x: x + 14, y: middle + 9 }, { x: x + 52, y: middle - 9 })
  text(pen, String(player.roads), x + 59, base, { face: 'display', size, fill: INK })
  drawIcon(pen, 'person', x + COLUMNS.pioneers + size / 2, middle, size * 1.1, seatStyle(colour).fill, INK)
  text(pen, String(player.pioneers), x + COLUMNS.pioneers + size * 1.2, base, { face: 'display', size, fill: INK })
  if (player.nuggetCount > 0) drawNuggets(pen, player, x + COLUMNS.points, base)
  const tiles = [...Array<'banker'>(player.bankers).fill('banker'), ...Array<'merchant'>(player.merchants).fill('merchant')]
  const side = Math.min(33 * growth, COLUMNS.tiles / tiles.length - TILE_GAP)
  for (const [i, tile] of tiles.entries()) {
    drawTile(pen, tile, x + width - PADDING - side / 2 - (tiles.length - 1 - i) * (side + TILE_GAP), middle, side)
  }
}

/** Their number; or their worth, where the viewer knows it. */
function drawNuggets(pen: Pen, player: Stock, x: number, base: number): void {
  const worth = player.nuggets === null ? null : player.nuggets.reduce((sum, value) => sum + value, 0)
  drawIcon(pen, 'nugget', x + 15, base - 9, 28, GOLD, INK)
  text(pen, worth === null ? `\u00d7${player.nuggetCount}` : `+${worth}`, x + 32, base, { face: 'display', size: 22, fill: INK })
}
