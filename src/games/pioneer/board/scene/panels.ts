/** What each player has, beside the galaxy: cards, actions and money, units on the board, technologies. */
import type { Seat } from '../../../../engine/game.js'
import type { Pen } from '../../../../pictures/canvas.js'
import { stamped, type Thing } from '../../../../pictures/drawing.js'
import type { Rect } from '../../../../pictures/geometry.js'
import { centredLettering, lettering } from '../../../../pictures/lettering/lettering.js'
import { SMALLEST_TEXT, textWidth } from '../../../../pictures/lettering/text.js'
import { ALARM, INK, INK_SOFT, PAPER_SHADE, seatStyle } from '../../../../pictures/palette.js'
import { emptyPanel, FIRST, HEADER, type Nameplate, type Owner, pointsSign, type Sign } from '../../../../pictures/paper/panel.js'
import { drawCoin } from '../../../../pictures/pieces.js'
import { fillAndStroke, roundRect } from '../../../../pictures/shapes.js'
import { AREAS } from '../../data/technologies.js'
import { UNITS, type Unit } from '../../data/units.js'
import type { PlayerView, View } from '../../rules/view-types.js'
import { AREA_COLOURS } from '../art/colours.js'
import { drawIcon, type Icon } from '../art/icons.js'
import { panelRect } from '../layout.js'

const PADDING = 14
/** Of numbers, from the usual ones to those of two digits where there is little room. */
const LETTERS = [33, 30, 28, 26, 24] as const
/** Where a sign ends, and the number beside it begins; how much of the next sign's box is empty; and what is left between. */
const SIGN = { end: 44, edge: 3, gap: 2 } as const
/** Of a panel when four share the column; what is taller shows what units can do. */
const SMALLEST = 239

/** The panel of one seat; none where nobody sits. */
export function panelThings(view: View, seat: Seat, owner: Owner): Thing[] {
  const player = view.players[seat]
  if (player === undefined) return []
  const rect = panelRect(seat, view.seats)
  const isActive = view.active === seat && view.round > 0 && view.phase !== 'over'
  const isAwaited = view.toMove.includes(seat)
  const plate: Nameplate = { owner, strong: isAwaited, awaited: isAwaited, signs: signsOf(view, seat, player) }
  const { bands, table } = rowsOf(rect)
  return [
    ...emptyPanel(rect, plate),
    ...purseThings(view, player, isActive, bands.purse),
    ...unitThings(view, seat, player, owner.colour, table),
    ...levelThings(player, bands.levels),
  ]
}

function signsOf(view: View, seat: Seat, { score, isOut }: PlayerView): readonly Sign[] {
  return [...(view.first === seat && view.round > 0 ? [FIRST] : []), pointsSign(score.total), ...(isOut ? [OUT] : [])]
}

const OUT: Sign = { name: 'out', width: 36, draw: (pen, { x, y }) => drawIcon(pen, 'burst', x, y, 38, ALARM, INK) }

interface Rows {
  readonly bands: Readonly<Record<'purse' | 'levels', Rect>>
  /** Units on the board, and as many rows of what they can do as there is room for. */
  readonly table: { readonly rect: Rect; readonly rows: number }
}

function rowsOf({ x, y, width, height }: Rect): Rows {
  const top = y + HEADER + 6
  const inside = { x: x + PADDING, width: width - 2 * PADDING }
  const purse = { ...inside, y: top, height: 52 }
  const levels = { ...inside, y: y + height - 12 - 52, height: 52 }
  const room = levels.y - purse.y - purse.height
  const rows = Math.min(4, 1 + Math.floor((height - SMALLEST) / 40))
  return { bands: { purse, levels }, table: { rect: { ...inside, y: purse.y + purse.height, height: room }, rows } }
}

/** Actions and money, of the active seat what is left; then the cards by where they are, without those laid out. */
export function purseThings({ pool, phase }: View, player: PlayerView, isActive: boolean, rect: Rect): Thing[] {
  const hasPool = isActive && (phase === 'cards' || phase === 'drive' || phase === 'die')
  const items: readonly Item[] = [
    { sign: 'action', words: String(hasPool ? pool.actions : player.actions), isSoft: !hasPool, at: 0 },
    {
      sign: 'coin',
      words: hasPool ? String(pool.money) : `+${player.bonus.money}`,
      isSoft: !hasPool,
      at: 0.175,
      ...(hasPool ? { end: 0.355 } : {}),
    },
    { sign: 'hand', words: String(player.handCount), isSoft: false, at: 0.41 },
    { sign: 'deck', words: String(player.deckCount), isSoft: false, at: 0.6 },
    { sign: 'trash', words: String(player.trash.length), isSoft: false, at: 0.79 },
  ]
  return [
    ...(hasPool ? [poolThing(rect)] : []),
    ...items.flatMap((item, index) => {
      const end = item.end ?? items[index + 1]?.at ?? 1
      return itemThings(item, sizeFor([item.words], roomIn((end - item.at) * rect.width)), rect)
    }),
  ]
}

/** For a number beside a sign, where the next sign is so far away. */
const roomIn = (step: number) => step - SIGN.end + SIGN.edge - SIGN.gap

/** The largest letters with which all of these words fit. */
function sizeFor(words: readonly string[], room: number): number {
  return LETTERS.find((size) => words.every((each) => textWidth(each, 'display', size) <= room)) ?? SMALLEST_TEXT
}

interface Item {
  readonly sign: Icon | 'coin'
  readonly words: string
  /** Not of now. */
  readonly isSoft: boolean
  /** Shares of the row's width: where it begins, and where it ends if it is not where the next one begins. */
  readonly at: number
  readonly end?: number
}

/** Behind what the active seat has left. */
function poolThing({ x, y, width, height }: Rect): Thing {
  const box = { x: x - 6, y: y + 2, width: width * 0.38, height: height - 4 }
  return stamped('pool', box, (own) => {
    roundRect(own, 1, 1, box.width - 2, box.height - 2, 10)
    fillAndStroke(own, '#fbe3a2', 2, INK)
  })
}

function itemThings({ sign, words, isSoft, at }: Item, size: number, { x, y, width, height }: Rect): Thing[] {
  const left = x + at * width
  const middle = y + height / 2
  const box = { x: left, y: middle - 23, width: 44, height: 46 }
  return [
    stamped(`sign ${sign} ${isSoft}`, box, (own) => drawSign(own, sign, 21, 23, 36, isSoft)),
    lettering(words, left + SIGN.end, middle + 12, { face: 'display', size, fill: isSoft ? INK_SOFT : INK }),
  ]
}

function drawSign(pen: Pen, sign: Icon | 'coin', x: number, y: number, size: number, isSoft: boolean): void {
  if (sign === 'coin') drawCoin(pen, x, y, size)
  else drawIcon(pen, sign, x, y, size, isSoft ? INK_SOFT : INK)
}

const STATISTICS = ['attack', 'defence', 'movement'] as const
const COLUMNS: readonly Unit[] = ['colony', ...UNITS.filter((unit) => unit !== 'colony')]
const EDGE = 0.1

/** Units on the board, and below each kind what it can do. */
export function unitThings(view: View, seat: Seat, player: PlayerView, colour: number, { rect, rows }: Rows['table']): Thing[] {
  const height = rect.height / rows
  const edge = rows > 1 ? EDGE * rect.width : 0
  const step = (rect.width - edge) / COLUMNS.length
  const signs = STATISTICS.slice(0, rows - 1)
  const counts = COLUMNS.map((unit) => countOf(view, seat, unit))
  const size = sizeFor(counts.map(String), roomIn(step))
  return [
    ...signs.map((sign, row) => {
      const box = { x: rect.x, y: rect.y + (row + 1.5) * height - 16, width: 32, height: 32 }
      return stamped(`row ${sign}`, box, (own) => drawIcon(own, sign, 16, 16, 25, INK_SOFT))
    }),
    ...COLUMNS.flatMap((unit, column) => {
      const left = rect.x + edge + column * step
      const count = counts[column] ?? 0
      const middle = rect.y + height / 2
      return [
        stamped(`unit ${unit} ${colour}`, { x: left, y: middle - 23, width: 46, height: 46 }, (own) =>
          drawIcon(own, unit, 22, 23, 36, seatStyle(colour).fill, INK),
        ),
        lettering(String(count), left + SIGN.end + 1, middle + 12, { face: 'display', size, fill: count === 0 ? INK_SOFT : INK }),
        ...signs.map((sign, row) => {
          const words = statisticOf(player, unit, sign)
          return centredLettering(words, left + 38, rect.y + (row + 1.5) * height + 9, {
            face: 'display',
            size: 26,
            fill: INK_SOFT,
          })
        }),
      ]
    }),
  ]
}

function countOf({ tiles }: View, seat: Seat, unit: Unit): number {
  if (unit === 'colony') return tiles.filter(({ colony }) => colony?.seat === seat).length
  return tiles.flatMap(({ fleets }) => fleets).reduce((sum, fleet) => sum + (fleet.seat === seat ? fleet.ships[unit] : 0), 0)
}

function statisticOf({ ships, colony, fortified }: PlayerView, unit: Unit, sign: (typeof STATISTICS)[number]): string {
  if (unit !== 'colony') return String(ships[unit][sign])
  return sign === 'movement' ? '–' : `${colony[sign]}/${fortified[sign]}`
}

/** Three steps for each area. */
function levelThings({ levels }: PlayerView, rect: Rect): Thing[] {
  const step = rect.width / AREAS.length
  return AREAS.map((area, index) => {
    const box = { x: rect.x + index * step, y: rect.y, width: step - 8, height: rect.height }
    return stamped(`levels ${area} ${levels[area]}`, box, (own) => {
      drawIcon(own, area, 20, box.height / 2, 34, AREA_COLOURS[area], INK)
      for (let level = 1; level <= 3; level++) {
        roundRect(own, 44 + (level - 1) * 30, box.height / 2 - 12 - level * 2, 25, 24 + level * 4, 5)
        fillAndStroke(own, level <= levels[area] ? AREA_COLOURS[area] : PAPER_SHADE, 2, level <= levels[area] ? INK : INK_SOFT)
      }
    })
  })
}
