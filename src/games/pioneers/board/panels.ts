/** What each player owns, beside the map. */

import type { Pen } from '../../../pictures/canvas.js'
import { stamped, type Thing } from '../../../pictures/drawing.js'
import type { Rect } from '../../../pictures/geometry.js'
import { GOLD, INK, INK_SOFT, PAPER_LIGHT, seatStyle, WHITE } from '../../../pictures/palette.js'
import { drawCoin, drawPiece } from '../../../pictures/pieces.js'
import { roundRect } from '../../../pictures/shapes.js'
import { text, textWidth } from '../../../pictures/text.js'
import type { PlayerView, View } from '../rules/types.js'
import { drawOwnCoaches } from './coaches.js'
import { drawRoad, drawStagecoachFigure, drawStagecoachShadow } from './figures.js'
import { drawIcon } from './icons.js'
import { panelRect } from './layout.js'
import { drawTile } from './tiles.js'

export const HEADER = 48
const PADDING = 12
/** Height of the two rows of numbers when four panels share the column; with fewer players everything grows. */
const NUMBERS = { large: 54, small: 40 } as const
/** Where the columns begin; the tiles end at the right, in at most this width. */
const COLUMNS = { pioneers: 110, points: 202, tiles: 124 } as const
const TILE_GAP = 4
const LARGEST_GROWTH = 1.3
const STOCK_GROWTH = 1.14
const SMALLEST_PANEL = 239
const NAME_SIZES = [30, 27, 24] as const
const SMALLEST_NAME = 24

/** Who sits there, and the colour played with. */
export interface Owner {
  readonly name: string
  readonly colour: number
}

/** The panel of one seat; none where nobody sits. */
export function panel(view: View, seat: number, owner: Owner): Thing[] {
  const player = view.players[seat]
  if (player === undefined) return []
  const marks: PanelMarks = {
    strong: view.turn.seat === seat,
    driving: view.turn.seat === seat,
    awaited: view.toMove === seat,
    first: view.first === seat,
    isRoomy: true,
  }
  const rect = panelRect(seat, view.seats)
  const growth = growthOf(rect)
  const { cash, income, track, roads, pioneers, nuggetCount, nuggets, bankers, merchants, coaches, emptied } = player
  const wealth: Wealth = { cash, income, track }
  const stock: Stock = { roads, pioneers, nuggetCount, nuggets, bankers, merchants }
  const { colour } = owner
  const part = (name: string, shown: unknown, box: Rect, paint: (own: Pen, inside: Rect) => void) =>
    stamped(`${name} ${JSON.stringify(shown)}`, box, (own) => paint(own, { ...rect, x: rect.x - box.x, y: rect.y - box.y }))
  return [
    ...frameThings(rect, marks, colour),
    part('header', [marks, owner], headerBox(rect), (own, inside) => drawHeader(own, inside, marks, owner)),
    part('wealth', wealth, wealthBox(rect), (own, inside) => drawWealth(own, wealth, inside, growth)),
    part('stock', [stock, colour], stockBox(rect), (own, inside) => drawStock(own, stock, colour, inside, growth)),
    part('coaches', [coaches, emptied], coachesBox(rect), (own, inside) => drawOwnCoaches(own, player, coachesBox(inside))),
  ]
}

type Wealth = Pick<PlayerView, 'cash' | 'income' | 'track'>
type Stock = Pick<PlayerView, 'roads' | 'pioneers' | 'nuggetCount' | 'nuggets' | 'bankers' | 'merchants'>

/** The paper, which stays, and its rim, which tells for whom the game waits. */
function frameThings(rect: Rect, { awaited, isRoomy }: PanelMarks, colour: number): Thing[] {
  const { x, y, width, height } = rect
  const strip = 10
  return [
    { key: `panel ${isRoomy}`, boxes: [grown(rect, MARGIN.rim)], paint: (pen) => drawPaper(pen, rect, isRoomy) },
    {
      key: `rim ${awaited} ${colour}`,
      boxes: [
        { x, y, width, height: strip },
        { x, y: y + height - strip, width, height: strip },
        { x, y, width: strip, height },
        { x: x + width - strip, y, width: strip, height },
      ],
      paint: (pen) => drawRim(pen, rect, awaited, colour),
    },
  ]
}

/** Room around a panel for its rim, and for the pointer at its left. */
const MARGIN = { pointer: 22, rim: 3 } as const

/** Something painted into a panel's rectangle with its margin; `paint` is told where the rectangle is. */
export function withMargin(key: string, { x, y, width, height }: Rect, paint: (pen: Pen, rect: Rect) => void): Thing {
  const { pointer, rim } = MARGIN
  const box = { x: x - pointer, y: y - rim, width: width + pointer + rim, height: height + 2 * rim }
  return stamped(key, box, (own) => paint(own, { x: pointer, y: rim, width, height }))
}

export interface PanelMarks {
  /** Full colour behind the name. */
  readonly strong: boolean
  /** Whose turn it is. */
  readonly driving: boolean
  /** Whom the game waits for. */
  readonly awaited: boolean
  /** Who began. */
  readonly first: boolean
  /** A pale stagecoach fills what is empty. */
  readonly isRoomy: boolean
}

function grown({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }
}

function headerBox({ x, y, width }: Rect): Rect {
  return { x: x - MARGIN.pointer, y, width: width + MARGIN.pointer, height: HEADER + 2 }
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

/** The empty panel under its owner's name. */
export function drawNameBar(pen: Pen, rect: Rect, marks: PanelMarks, owner: Owner): void {
  drawPaper(pen, rect, marks.isRoomy)
  drawRim(pen, rect, marks.awaited, owner.colour)
  drawHeader(pen, rect, marks, owner)
}

function drawPaper(pen: Pen, { x, y, width, height }: Rect, isRoomy: boolean): void {
  roundRect(pen, x, y, width, height, 10)
  pen.fillStyle = PAPER_LIGHT
  pen.fill()
  pen.lineWidth = 2.5
  pen.strokeStyle = INK
  pen.stroke()
  if (isRoomy && height > SMALLEST_PANEL) drawStagecoachShadow(pen, x + width - 250, y + height - 178, 230)
}

function drawRim(pen: Pen, { x, y, width, height }: Rect, awaited: boolean, colour: number): void {
  roundRect(pen, x + 5, y + 5, width - 10, height - 10, 6)
  pen.lineWidth = awaited ? 5 : 1
  pen.strokeStyle = awaited ? seatStyle(colour).fill : INK_SOFT
  pen.stroke()
}

/** Name, whose turn it is (the stagecoach), whom the game waits for (the pointer), who began (the horseshoe). */
function drawHeader(pen: Pen, { x, y, width }: Rect, marks: PanelMarks, { name, colour }: Owner): void {
  const style = seatStyle(colour)
  const { strong, driving } = marks
  pen.beginPath()
  pen.roundRect(x + 2, y + 2, width - 4, HEADER - 2, [8, 8, 0, 0])
  pen.fillStyle = strong ? style.fill : style.wash
  pen.fill()
  pen.fillStyle = INK
  pen.fillRect(x + 1, y + HEADER - 1, width - 2, 2)
  const middle = y + HEADER / 2
  drawPiece(pen, colour, x + 30, middle, 28)
  let right = x + width - 14
  if (marks.first) {
    drawIcon(pen, 'horseshoe', right - 14, middle, 30, INK, WHITE)
    right -= 42
  }
  if (driving) {
    drawStagecoachFigure(pen, right - 58, middle - 21, 58)
    right -= 68
  }
  if (marks.awaited) drawIcon(pen, 'pointer', x + 5, middle, 27, style.fill, PAPER_LIGHT)
  const room = right - x - 64
  const size = NAME_SIZES.find((candidate) => textWidth(name, 'text', candidate) <= room) ?? SMALLEST_NAME
  text(pen, name, x + 58, middle + size / 3, { face: 'text', size, fill: strong ? style.on : INK, maxWidth: room })
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
