/** What each player owns, beside the map. */

import { stamped, type Thing } from '../../../../pictures/drawing.js'
import { boxAround, type Rect } from '../../../../pictures/geometry.js'
import { lettering } from '../../../../pictures/lettering/lettering.js'
import { textWidth } from '../../../../pictures/lettering/text.js'
import { GOLD, INK, INK_SOFT, seatStyle } from '../../../../pictures/palette.js'
import { emptyPanel, FIRST, type Nameplate, type Owner, type Sign } from '../../../../pictures/paper/panel.js'
import { drawCoin } from '../../../../pictures/pieces.js'
import type { PlayerView, View } from '../../rules/view-types.js'
import { POINT_SOURCES, pointsSoFar } from '../../texts/points.js'
import { panelRect } from '../layout.js'
import { coachThings, rowHeight, rowsHeight, SMALLEST_WITH_NUMBER, seatSize } from '../pieces/coaches.js'
import { drawRoad, drawStagecoachFigure, drawStagecoachShadow } from '../pieces/figures.js'
import { drawIcon } from '../pieces/icons.js'
import { drawTile } from '../pieces/tiles.js'
import { SOURCE_STYLES } from '../sources.js'
import { drawFinish } from './counters.js'

const PADDING = 12
const TILE_GAP = 4

/** The measures of a panel in pixels. Fewer players have larger ones. */
interface Measures {
  readonly header: number
  /** The largest letters of the name. */
  readonly name: number
  /** The digits of money and points. A phone shows a quarter of their height. */
  readonly figure: number
  /** The digits of the income, and the largest ones of the points at the end. */
  readonly income: number
  readonly outlook: number
  /** The height of the row with money and points. */
  readonly wealth: number
  /** The height of a row below it for the income and the points at the end. 0 if they stand beside money and points. */
  readonly second: number
  /** Letters and height of the row with everything else that can be counted. */
  readonly stock: number
  readonly stockRow: number
  /** The sides of coaches' seats become no smaller than this for a row that tells where points come from. */
  readonly seat: number
  /** The left edges of the columns. */
  readonly points: number
  readonly pioneers: number
  readonly nuggets: number
  /** The tiles are right-aligned, within this width. */
  readonly tiles: number
}

const OF_FOUR: Measures = {
  header: 48,
  name: 36,
  figure: 60,
  income: 26,
  outlook: 44,
  wealth: 58,
  second: 0,
  stock: 28,
  stockRow: 36,
  seat: 40,
  points: 170,
  pioneers: 110,
  nuggets: 188,
  tiles: 124,
}
const OF_THREE: Measures = {
  ...OF_FOUR,
  header: 56,
  name: 39,
  wealth: 66,
  stock: 36,
  stockRow: 48,
  seat: 48,
  pioneers: 113,
  nuggets: 210,
  tiles: 106,
}
const OF_TWO: Measures = {
  ...OF_THREE,
  header: 54,
  name: 42,
  figure: 72,
  income: 40,
  outlook: 44,
  wealth: 66,
  second: 46,
  stockRow: 42,
  seat: 58,
  points: 200,
}

/** The measures of a panel that is this high. */
const measuresOf = ({ height }: Pick<Rect, 'height'>): Measures => (height < 300 ? OF_FOUR : height < 400 ? OF_THREE : OF_TWO)

/** The panel of one seat. Empty for an unused seat. */
export function panel(view: View, seat: number, owner: Owner): Thing[] {
  const player = view.players[seat]
  if (player === undefined) return []
  const isDriving = view.turn.seat === seat
  const signs = [...(view.first === seat ? [FIRST] : []), ...(isDriving ? [DRIVING] : [])]
  const isAwaited = view.toMove === seat
  const rect = panelRect(seat, view.seats)
  const { header, name } = measuresOf(rect)
  const plate: Nameplate = { owner, strong: isAwaited, awaited: isAwaited, signs, height: header, letters: name }
  return [
    ...emptyPanel(rect, plate),
    ...figuresOf(player, rect).flatMap(figureThings),
    ...stockThings(player, owner.colour, rect),
    ...ownedThings(player, owner.colour, rect),
  ]
}

/** Marks the player whose turn it is. */
const DRIVING: Sign = {
  name: 'stagecoach',
  width: 58,
  draw: (pen, { x, y }) => drawStagecoachFigure(pen, x - 29, y - 21, 58),
}

/** The part of a panel that is left for coaches. */
function coachesBox(panel: Rect): Rect {
  const { header, wealth, second, stockRow } = measuresOf(panel)
  const top = panel.y + header + wealth + second + stockRow + 1
  return { x: panel.x + PADDING, y: top, width: panel.width - 2 * PADDING, height: panel.y + panel.height - top - 9 }
}

/** A number with its sign, if it has one. */
export interface Figure {
  readonly name: 'money' | 'income' | 'points' | 'outlook'
  readonly words: string
  readonly x: number
  /** The baseline. */
  readonly y: number
  /** The size of its letters in pixels. */
  readonly size: number
  readonly sign: Rect | null
}

/** Besley's digits rise so far above their baseline, as a share of the letters' size. */
export const DIGIT_HEIGHT = 0.75

/** Money with income, points, and those at the end if the game ended now. */
export function figuresOf(player: PlayerView, rect: Rect): readonly Figure[] {
  const { header, figure, income, wealth, second, points } = measuresOf(rect)
  const middle = rect.y + header + wealth / 2
  const base = middle + (figure * DIGIT_HEIGHT) / 2
  const below = second === 0 ? base : middle + wealth / 2 + second / 2 - 6 + (income * DIGIT_HEIGHT) / 2
  const sign = (left: number, side: number): Rect => ({ x: left, y: middle - side / 2, width: side, height: side })
  const [coin, star] = [sign(rect.x + 10, figure * 0.74), sign(rect.x + points, figure * 0.84)]
  const room = figure * 1.28
  const money = fitted(
    { name: 'money', words: String(player.cash), x: coin.x + coin.width + 5, y: base, size: figure, sign: coin },
    room,
  )
  const track = fitted(
    { name: 'points', words: String(player.track), x: star.x + star.width + 2, y: base, size: figure, sign: star },
    room,
  )
  const earned: Figure = { name: 'income', words: `+${player.income}`, x: endOf(money) + 4, y: base, size: income, sign: null }
  const figures = [money, second === 0 ? earned : { ...earned, x: money.x, y: below }, track]
  const outlook = outlookOf(player)
  if (outlook === null) return figures
  const flag = { x: second === 0 ? endOf(track) + 4 : star.x + 4, width: second === 0 ? FLAG : 1.5 * FLAG }
  const x = second === 0 ? flag.x + flag.width + 2 : track.x
  const { outlook: size } = measuresOf(rect)
  const end = fitted({ name: 'outlook', words: outlook, x, y: below, size, sign: null }, rect.x + rect.width - 10 - x)
  const height = flag.width * FLAG_HEIGHT
  return [...figures, { ...end, sign: { ...flag, y: below - (end.size * DIGIT_HEIGHT) / 2 - height / 2, height } }]
}

/** The points that the viewer can count, where they differ from those on the track: `38+` if there are nuggets besides. */
function outlookOf(player: PlayerView): string | null {
  const { total, nuggets } = pointsSoFar(player)
  return total === player.track ? null : `${total}${nuggets === null ? '+' : ''}`
}

const widthOf = ({ words, size }: Figure) => textWidth(words, 'display', size)
const endOf = (figure: Figure) => figure.x + widthOf(figure)

/** In smaller digits if it is too wide. */
function fitted(figure: Figure, room: number): Figure {
  return { ...figure, size: Math.max(SMALLEST_FIGURE, Math.floor(Math.min(figure.size, (figure.size * room) / widthOf(figure)))) }
}

const SMALLEST_FIGURE = 24
/** The breadth of the chequered flag beside points, and its height as a share of that. */
const FLAG = 26
const FLAG_HEIGHT = 0.9

function figureThings(figure: Figure): Thing[] {
  const { name, words, x, y, size, sign } = figure
  const isAside = name === 'income' || name === 'outlook'
  const number = lettering(words, x, y, { face: 'display', size, fill: isAside ? INK_SOFT : INK })
  return sign === null ? [number] : [signThing(name, sign), number]
}

function signThing(name: Figure['name'], { x, y, width, height }: Rect): Thing {
  const box = { x: x - 3, y: y - 3, width: width + 6, height: height + 6 }
  const middle = { x: 3 + width / 2, y: 3 + height / 2 }
  return stamped(`sign of ${name}`, box, (own) => {
    if (name === 'money') drawCoin(own, middle.x, middle.y, width)
    else if (name === 'points') drawIcon(own, 'star', middle.x, middle.y, width, GOLD, INK)
    else drawFinish(own, { x: 3 + 0.14 * width, y: 3 + 0.04 * width }, width * 0.17)
  })
}

/** Roads and pioneers left, nuggets, and the tiles on the player board. */
function stockThings(player: PlayerView, colour: number, rect: Rect): Thing[] {
  const { header, wealth, second, stock, stockRow, pioneers, nuggets } = measuresOf(rect)
  const middle = rect.y + header + wealth + second + stockRow / 2 - 2
  const base = middle + (stock * DIGIT_HEIGHT) / 2
  const letters = { face: 'display', size: stock, fill: INK } as const
  const person = stock * 1.1
  return [
    stamped(`stock road ${colour}`, boxAround({ x: rect.x + 33, y: middle }, 48), (own) =>
      drawRoad(own, colour, { x: 5, y: 33 }, { x: 43, y: 15 }),
    ),
    lettering(String(player.roads), rect.x + 57, base, letters),
    stamped(`stock pioneer ${colour}`, boxAround({ x: rect.x + pioneers + person / 2, y: middle }, person + 8), (own) =>
      drawIcon(own, 'person', person / 2 + 4, person / 2 + 4, person, seatStyle(colour).fill, INK),
    ),
    lettering(String(player.pioneers), rect.x + pioneers + person + 3, base, letters),
    ...(player.nuggetCount > 0 ? nuggetThings(player, rect.x + nuggets, middle, Math.round(stock * 0.8)) : []),
    ...boardTiles(player, rect, middle),
  ]
}

function boardTiles({ bankers, merchants }: PlayerView, rect: Rect, middle: number): Thing[] {
  const { stockRow, tiles: room } = measuresOf(rect)
  const tiles = [...Array<'banker'>(bankers).fill('banker'), ...Array<'merchant'>(merchants).fill('merchant')]
  const side = Math.min(stockRow - 3, room / tiles.length - TILE_GAP)
  return tiles.map((tile, i) => {
    const centre = { x: rect.x + rect.width - PADDING - side / 2 - (tiles.length - 1 - i) * (side + TILE_GAP), y: middle }
    return stamped(`own tile ${tile} ${side}`, boxAround(centre, side + 6), (own) =>
      drawTile(own, tile, side / 2 + 3, side / 2 + 3, side),
    )
  })
}

/** The number of nuggets, or their value where the viewer knows it. */
function nuggetThings({ nuggets, nuggetCount }: PlayerView, x: number, middle: number, size: number): Thing[] {
  const worth = nuggets === null ? null : nuggets.reduce((sum, value) => sum + value, 0)
  return [
    stamped('nuggets', boxAround({ x: x + 15, y: middle }, 40), (own) => drawIcon(own, 'nugget', 20, 20, 30, GOLD, INK)),
    lettering(worth === null ? `\u00d7${nuggetCount}` : `+${worth}`, x + 33, middle + (size * DIGIT_HEIGHT) / 2, {
      face: 'display',
      size: Math.max(22, size),
      fill: INK,
    }),
  ]
}

/** The height of the row that tells where points come from, and the size of its letters. */
const SOURCES = { height: 46, letters: 32 } as const
/** The pale stagecoach in an empty panel. */
const SHADOW = { width: 160, height: 116 } as const

/** How the part of a panel below its numbers is divided. */
interface Division {
  /** The side of the coaches' seats. */
  readonly size: number
  /** Whether a row below the coaches tells where the points come from. */
  readonly sources: boolean
}

/** Coaches that are small anyway get the whole box, but are never larger than fewer coaches would be. */
export function divisionOf(coaches: PlayerView['coaches'], panel: Rect): Division {
  const [box, smallest] = [coachesBox(panel), measuresOf(panel).seat]
  const above = box.height - SOURCES.height
  const beside = seatSize(coaches, { ...box, height: above }, SMALLEST_WITH_NUMBER)
  if (coaches.length === 0 || beside >= smallest) return { size: beside, sources: true }
  const alone = seatSize(coaches, box, SMALLEST_WITH_NUMBER)
  const isPossible = above > rowHeight(smallest)
  return { size: isPossible ? Math.min(alone, smallest) : alone, sources: false }
}

/** The coaches, and below them where the points come from, if the coaches leave room for that. */
function ownedThings(player: PlayerView, colour: number, panel: Rect): Thing[] {
  const box = coachesBox(panel)
  const { size, sources } = divisionOf(player.coaches, panel)
  const looks = { size, numbersFrom: SMALLEST_WITH_NUMBER }
  const coaches = coachThings(player.coaches, box, looks)
  if (!sources) return coaches
  const foot = box.y + box.height - SOURCES.height
  const isEmpty = foot - box.y - rowsHeight(player.coaches, looks, box.width) > SHADOW.height
  return [
    ...(isEmpty ? [shadowThing(box.x + box.width - SHADOW.width, foot - SHADOW.height)] : []),
    ...coaches,
    ...sourceThings(player, colour, box.x, foot + SOURCES.height / 2),
  ]
}

const shadowThing = (x: number, y: number) =>
  stamped('stagecoach shadow', { x, y, ...SHADOW }, (own) => drawStagecoachShadow(own, 0, 4, SHADOW.width - 4))

/** Every source of points with the points that it brings if the game ended now. */
function sourceThings(player: PlayerView, colour: number, x: number, middle: number): Thing[] {
  const points = pointsSoFar(player)
  let left = x
  return POINT_SOURCES.flatMap((source) => {
    const own = points[source]
    if (own === null || own === 0) return []
    const begin = left
    left += 44 + textWidth(String(own), 'display', SOURCES.letters) + 16
    return [
      stamped(`source ${source} ${source === 'network' ? colour : ''}`, boxAround({ x: begin + 20, y: middle }, 44), (pen) =>
        SOURCE_STYLES[source].draw(pen, 22, 22, colour),
      ),
      lettering(String(own), begin + 44, middle + (SOURCES.letters * DIGIT_HEIGHT) / 2, {
        face: 'display',
        size: SOURCES.letters,
        fill: INK_SOFT,
      }),
    ]
  })
}
