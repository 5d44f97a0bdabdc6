/** Fleets: for each owner a plaque with the owner's piece, and of each kind of ship its shape and how many there are. */
import type { Pen } from '../../../../pictures/canvas.js'
import { stamped, type Thing } from '../../../../pictures/drawing.js'
import type { Point, Rect } from '../../../../pictures/geometry.js'
import { text, textWidth } from '../../../../pictures/lettering/text.js'
import { GOLD, INK, PAPER_LIGHT, seatStyle } from '../../../../pictures/palette.js'
import { drawPiece } from '../../../../pictures/pieces.js'
import { fillWith, roundRect } from '../../../../pictures/shapes.js'
import { SHIPS, type Ship } from '../../data/units.js'
import { drawIcon } from '../art/icons.js'

/** The ships of one colour on one tile; `hasMoved`: some of them came here in this turn. */
export interface Plaque {
  readonly colour: number
  readonly ships: Readonly<Record<Ship, number>>
  readonly hasMoved: boolean
  /** Beside a colony of the same colour, which says whose they are. */
  readonly isAtHome: boolean
}

const ROW = 40
/** For a piece before signs, and before a number alone. */
const PIECE = { usual: 29, narrow: 21 } as const
const SIGN = 37
const LETTERS = 32
const PADDING = 6
/** Behind a number. */
const GAP = 3
/** The sign of ships that have moved, in the upper right corner, and how much broader the first row is for it. */
export const MOVED = { size: 18, right: 12, top: 11, room: 13 } as const
/** The sizes to choose from. The last has letters of the least size that can be read on a phone, if it is not enlarged. */
const SCALES = [1, 0.92, 0.84, 0.76, 0.69] as const
const LEAST = 0.6

/** A number behind a sign, which may be without one. */
interface Cell {
  /** Null: ships of all kinds together. */
  readonly ship: Ship | null
  readonly count: number
  readonly width: number
}

interface Measured {
  readonly plaque: Plaque
  /** For the owner's piece. */
  readonly start: number
  readonly rows: readonly (readonly Cell[])[]
  readonly width: number
  readonly height: number
}

const numberWidth = (count: number) => textWidth(String(count), 'display', LETTERS)

const signRoom = ({ hasMoved }: Plaque) => (hasMoved ? MOVED.room : 0)

/** In rows that are no broader than `most`, if a single kind of ship is not. */
function measured(plaque: Plaque, most: number): Measured {
  const rows: Cell[][] = [[]]
  const start = plaque.isAtHome ? 0 : PIECE.usual
  let left = start
  for (const ship of SHIPS) {
    const count = plaque.ships[ship]
    if (count === 0) continue
    const width = SIGN + (count === 1 ? 0 : numberWidth(count) + GAP)
    const aside = rows.length === 1 ? signRoom(plaque) : 0
    if (left + width + aside + 2 * PADDING > most && (rows.at(-1)?.length ?? 0) > 0) {
      rows.push([])
      left = start
    }
    rows.at(-1)?.push({ ship, count, width })
    left += width
  }
  return laidOut(plaque, start, rows)
}

/** How many ships there are, whatever they are and have done. */
function counted(plaque: Plaque): Measured {
  const count = SHIPS.reduce((sum, ship) => sum + plaque.ships[ship], 0)
  return laidOut({ ...plaque, hasMoved: false }, PIECE.narrow, [[{ ship: null, count, width: numberWidth(count) }]])
}

function laidOut(plaque: Plaque, start: number, rows: Measured['rows']): Measured {
  const broadest = Math.max(
    ...rows.map((row, index) => row.reduce((sum, { width }) => sum + width, index === 0 ? signRoom(plaque) : 0)),
  )
  const width = Math.ceil(start + broadest + 2 * PADDING)
  return { plaque, start, rows, width, height: rows.length * ROW }
}

/** One way in which all plaques of a tile can stand together. */
export interface Stack {
  readonly scale: number
  /** Whether it says which ships there are, and not only how many. */
  readonly isInFull: boolean
  readonly width: number
  readonly height: number
  /** Where each lies, from the middle of the upper edge of all. */
  readonly each: readonly (Rect & { readonly measured: Measured })[]
}

/**
 * Ways in which plaques can stand together in a room: one or two side by side, in few rows or in many, in full or counted, at
 * several sizes. The smallest of all if none fits. `shown` is how much larger all of it is shown than drawn.
 */
export function stacksOf(plaques: readonly Plaque[], room: Pick<Rect, 'width' | 'height'>, shown: number): readonly Stack[] {
  if (plaques.length === 0) return [stacked([], 1, 1, true)]
  const least = Math.max(LEAST, (SCALES.at(-1) ?? 1) / shown)
  const scales = [...SCALES.filter((scale) => scale > least), least]
  const abreast = plaques.length === 1 ? [1] : [1, 2]
  const stacks = scales.flatMap((scale) =>
    abreast.flatMap((columns) => {
      const most = room.width / columns / scale
      const full = [1, 0.7, 0.5].map((share) => plaques.map((plaque) => measured(plaque, share * most)))
      return [...full.map((each) => stacked(each, columns, scale, true)), stacked(plaques.map(counted), columns, scale, false)]
    }),
  )
  const different = new Map(stacks.map((stack) => [`${stack.isInFull} ${stack.scale} ${stack.width} ${stack.height}`, stack]))
  const all = [...different.values()].toSorted((one, other) => Number(other.isInFull) - Number(one.isInFull))
  const fitting = all.filter(({ width, height }) => width <= room.width && height <= room.height)
  return fitting.length > 0 ? fitting : all.toSorted((one, other) => one.height - other.height).slice(0, 1)
}

/** Row after row of so many plaques, each row in the middle. */
function stacked(all: readonly Measured[], columns: number, scale: number, isInFull: boolean): Stack {
  const each: Stack['each'][number][] = []
  let [top, broadest] = [0, 0]
  for (let first = 0; first < all.length; first += columns) {
    const row = all.slice(first, first + columns)
    const breadth = row.reduce((sum, { width }) => sum + width * scale, 0)
    let left = -breadth / 2
    for (const one of row) {
      each.push({ measured: one, x: left, y: top, width: one.width * scale, height: one.height * scale })
      left += one.width * scale
    }
    top += Math.max(...row.map(({ height }) => height * scale))
    broadest = Math.max(broadest, breadth)
  }
  return { scale, isInFull, width: broadest, height: top, each }
}

/** `top` is the middle of its upper edge. */
export function stackThings({ each, scale }: Stack, top: Point): readonly Thing[] {
  return each.map(({ measured: one, x, y, width, height }) => {
    const { colour, ships, hasMoved } = one.plaque
    const lengths = one.rows.map(({ length }) => length).join(' ')
    const key = `plaque ${colour} ${hasMoved} ${one.start} ${Object.values(ships).join(' ')} in ${lengths} ${scale}`
    return stamped(key, { x: top.x + x, y: top.y + y, width, height }, (own) => {
      own.scale(scale, scale)
      paintPlaque(own, one)
    })
  })
}

function paintPlaque(pen: Pen, { plaque, start, rows, width, height }: Measured): void {
  const { colour, hasMoved } = plaque
  const { fill } = seatStyle(colour)
  for (const [room, line] of [
    [0.5, INK],
    [2, fill],
    [6, PAPER_LIGHT],
  ] as const) {
    roundRect(pen, room, room, width - 2 * room, height - 2 * room, 14 - room)
    fillWith(pen, line)
  }
  if (start > 0) drawPiece(pen, colour, PADDING + start / 2, height / 2, 22)
  for (const [index, row] of rows.entries()) {
    let left = PADDING + start
    const middle = index * ROW + ROW / 2
    for (const { ship, count, width: own } of row) {
      if (ship !== null) drawIcon(pen, ship, left + SIGN / 2 - 1, middle, 31, seatStyle(colour).fill, INK)
      if (ship === null || count > 1) {
        text(pen, String(count), left + (ship === null ? 0 : SIGN - 2), middle + 11, {
          face: 'display',
          size: LETTERS,
          fill: INK,
        })
      }
      left += own
    }
  }
  if (hasMoved) drawIcon(pen, 'movement', width - MOVED.right, MOVED.top, MOVED.size, GOLD, INK)
}
