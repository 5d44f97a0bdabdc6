/** What each player owns, beside the map. */

import type { Pen } from '../../../../pictures/canvas.js'
import { stamped, type Thing } from '../../../../pictures/drawing.js'
import { boxAround, type Point, type Rect } from '../../../../pictures/geometry.js'
import { lettering } from '../../../../pictures/lettering.js'
import { GOLD, INK, INK_SOFT, seatStyle } from '../../../../pictures/palette.js'
import {
  drawPanelPaper,
  FIRST,
  HEADER,
  type Nameplate,
  nameplateThings,
  type Owner,
  rimThing,
  type Sign,
  withRim,
} from '../../../../pictures/panel.js'
import { drawCoin } from '../../../../pictures/pieces.js'
import { textWidth } from '../../../../pictures/text.js'
import type { PlayerView, View } from '../../rules/types.js'
import { pointsSoFar } from '../../texts/points.js'
import { panelRect } from '../layout.js'
import { coachThings } from '../pieces/coaches.js'
import { drawRoad, drawStagecoachFigure, drawStagecoachShadow } from '../pieces/figures.js'
import { drawIcon } from '../pieces/icons.js'
import { drawTile } from '../pieces/tiles.js'
import { drawFinish } from './counters.js'

const PADDING = 12
/** Heights of the two rows of numbers when four panels share the column. With fewer players everything grows. */
const NUMBERS = { large: 54, small: 40 } as const
/** The left edges of the columns. The tiles are right-aligned, within this width. */
const COLUMNS = { pioneers: 110, points: 188, tiles: 124 } as const
const TILE_GAP = 4
/** More would not leave room for the points at the end. */
const LARGEST_GROWTH = 1.1
const SMALLEST_PANEL = 239

/** The panel of one seat. Empty for an unused seat. */
export function panel(view: View, seat: number, owner: Owner): Thing[] {
  const player = view.players[seat]
  if (player === undefined) return []
  const isDriving = view.turn.seat === seat
  const signs = [...(view.first === seat ? [FIRST] : []), ...(isDriving ? [DRIVING] : [])]
  const isAwaited = view.toMove === seat
  const plate: Nameplate = { owner, strong: isAwaited, awaited: isAwaited, signs }
  const rect = panelRect(seat, view.seats)
  return [
    paperThing(rect),
    rimThing(rect, plate),
    ...nameplateThings(rect, plate),
    ...wealthThings(player, rect),
    ...stockThings(player, owner.colour, rect),
    ...coachThings(player, coachesBox(rect)),
  ]
}

/** Something painted into a part of a panel. `paint` gets the panel's rectangle relative to that part. */
function partOf(panel: Rect, key: string, box: Rect, paint: (pen: Pen, panel: Rect) => void): Thing {
  return stamped(key, box, (own) => paint(own, { ...panel, x: panel.x - box.x, y: panel.y - box.y }))
}

/** The paper, with a pale stagecoach in the empty area. */
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

/** Marks the player whose turn it is. */
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

const growthOf = ({ height }: Pick<Rect, 'height'>) => Math.min(LARGEST_GROWTH, height / SMALLEST_PANEL)

/** The part of a panel that is left for coaches. */
export function coachesBox(panel: Rect): Rect {
  const top = panel.y + HEADER + (NUMBERS.large + NUMBERS.small) * growthOf(panel) + 1
  return { x: panel.x + PADDING, y: top, width: panel.width - 2 * PADDING, height: panel.y + panel.height - top - 9 }
}

/** Money with income, points, and those at the end if the game ended now. */
function wealthThings(player: PlayerView, rect: Rect): Thing[] {
  const { cash, income, track } = player
  const growth = growthOf(rect)
  const size = 46 * growth
  const { x } = rect
  const base = rect.y + HEADER + NUMBERS.large * growth - 6
  const money = x + 40 + size * 0.5
  return [
    partOf(rect, 'wealth', wealthBox(rect), (own, inside) => drawWealthSigns(own, inside, growth)),
    lettering(String(cash), money, base, { face: 'display', size, fill: INK }),
    lettering(`+${income}`, money + textWidth(String(cash), 'display', size) + 12, base, {
      face: 'display',
      size: 28 * growth,
      fill: INK_SOFT,
    }),
    lettering(String(track), x + COLUMNS.points + size * 1.1, base, { face: 'display', size, fill: INK }),
    ...outlookThings(player, { x: x + COLUMNS.points + size * 1.1 + textWidth(String(track), 'display', size), y: base }),
  ]
}

/** The points that the viewer can count, where they differ from those on the track: `38+` if there are nuggets besides. */
function outlookThings(player: PlayerView, { x, y }: Point): Thing[] {
  const { total, nuggets } = pointsSoFar(player)
  if (total === player.track) return []
  const flag = { x: x + 4, y: y - FINISH.height, ...FINISH }
  return [
    stamped('finish', flag, (own) => drawFinish(own, { x: 6, y: 2 }, FINISH_CELL)),
    lettering(`${total}${nuggets === null ? '+' : ''}`, flag.x + FINISH.width, y, { face: 'display', size: 28, fill: INK_SOFT }),
  ]
}

/** The chequered flag, and the side of its squares. */
const FINISH = { width: 32, height: 30 } as const
const FINISH_CELL = 5

function drawWealthSigns(pen: Pen, { x, y }: Rect, growth: number): void {
  const size = 46 * growth
  const middle = y + HEADER + NUMBERS.large * growth - 6 - size * 0.36
  drawCoin(pen, x + 34, middle, size * 0.92)
  drawIcon(pen, 'star', x + COLUMNS.points + size * 0.5, middle, size, GOLD, INK)
}

/** Roads and pioneers left, nuggets, and the tiles on the player board. */
function stockThings(player: PlayerView, colour: number, rect: Rect): Thing[] {
  const growth = growthOf(rect)
  const base = rect.y + HEADER + (NUMBERS.large + NUMBERS.small) * growth - 8
  const size = stockSize(growth)
  const letters = { face: 'display', size, fill: INK } as const
  return [
    partOf(rect, `stock ${colour}`, stockBox(rect), (own, inside) => drawStockSigns(own, colour, inside, growth)),
    lettering(String(player.roads), rect.x + 59, base, letters),
    lettering(String(player.pioneers), rect.x + COLUMNS.pioneers + size * 1.2, base, letters),
    ...(player.nuggetCount > 0 ? nuggetThings(player, rect.x + COLUMNS.points, base) : []),
    ...boardTiles(player, rect, base - 10 * growth),
  ]
}

const stockSize = (growth: number) => 28 * growth

function drawStockSigns(pen: Pen, colour: number, { x, y }: Rect, growth: number): void {
  const middle = y + HEADER + (NUMBERS.large + NUMBERS.small) * growth - 8 - 10 * growth
  const size = stockSize(growth)
  drawRoad(pen, colour, { x: x + 14, y: middle + 9 }, { x: x + 52, y: middle - 9 })
  drawIcon(pen, 'person', x + COLUMNS.pioneers + size / 2, middle, size * 1.1, seatStyle(colour).fill, INK)
}

function boardTiles({ bankers, merchants }: PlayerView, { x, width, height }: Rect, middle: number): Thing[] {
  const tiles = [...Array<'banker'>(bankers).fill('banker'), ...Array<'merchant'>(merchants).fill('merchant')]
  const side = Math.min(33 * growthOf({ height }), COLUMNS.tiles / tiles.length - TILE_GAP)
  return tiles.map((tile, i) => {
    const centre = { x: x + width - PADDING - side / 2 - (tiles.length - 1 - i) * (side + TILE_GAP), y: middle }
    return stamped(`own tile ${tile} ${side}`, boxAround(centre, side + 6), (own) =>
      drawTile(own, tile, side / 2 + 3, side / 2 + 3, side),
    )
  })
}

/** The number of nuggets, or their value where the viewer knows it. */
function nuggetThings({ nuggets, nuggetCount }: PlayerView, x: number, base: number): Thing[] {
  const worth = nuggets === null ? null : nuggets.reduce((sum, value) => sum + value, 0)
  return [
    stamped('nuggets', boxAround({ x: x + 15, y: base - 9 }, 40), (own) => drawIcon(own, 'nugget', 20, 20, 28, GOLD, INK)),
    lettering(worth === null ? `\u00d7${nuggetCount}` : `+${worth}`, x + 32, base, { face: 'display', size: 22, fill: INK }),
  ]
}
