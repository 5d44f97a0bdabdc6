/** Fleets: for each owner a plaque with the owner's piece, and of each kind of ship its shape and how many there are. */
import type { Pen } from '../../../../pictures/canvas.js'
import { stamped, type Thing } from '../../../../pictures/drawing.js'
import type { Point } from '../../../../pictures/geometry.js'
import { text, textWidth } from '../../../../pictures/lettering/text.js'
import { GOLD, INK, PAPER_LIGHT, seatStyle } from '../../../../pictures/palette.js'
import { drawPiece } from '../../../../pictures/pieces.js'
import { fillWith, roundRect } from '../../../../pictures/shapes.js'
import { SHIPS, type Ship } from '../../data/units.js'
import { drawIcon } from '../art/icons.js'
import { ROOM } from '../scene/hexes.js'

/** The ships of one colour on one tile; `hasMoved`: some of them came here in this turn. */
export interface Plaque {
  readonly colour: number
  readonly ships: Readonly<Record<Ship, number>>
  readonly hasMoved: boolean
  /** Beside a colony of the same colour, which says whose they are. */
  readonly isAtHome: boolean
}

const ROW = 42
const PIECE = 31
const SIGN = 38
const LETTERS = 30
const PADDING = 6
/** The sign of ships that have moved, in the upper right corner, and how much broader the first row is for it. */
export const MOVED = { size: 18, right: 12, top: 11, room: 13 } as const
/** As a share of a tile's radius: the broadest plaque. */
const BREADTH = 1.7
/** And all plaques together. */
const TALLEST = 1.42
/**
 * Between the values of a system, a stack is less tall. It shrinks no further than to what can be read on a phone, which is less
 * the more all of it is enlarged.
 */
const BETWEEN = { tallest: 1.2, numbers: 0.735, signs: 0.66, least: 0.6 } as const
/** What a value may lie on, in pixels: a plaque's empty edge, and its upper edge. Scaled plaques are off by rounding. */
const EDGE = { aside: 6, above: 4, rounding: 1 } as const

interface Cell {
  readonly ship: Ship
  readonly count: number
  readonly width: number
}

interface Measured {
  readonly plaque: Plaque
  readonly rows: readonly (readonly Cell[])[]
  readonly width: number
  readonly height: number
}

const numberWidth = (count: number) => (count === 1 ? 0 : textWidth(String(count), 'display', LETTERS) + 1)

const pieceWidth = ({ isAtHome }: Plaque) => (isAtHome ? 0 : PIECE)

const signRoom = ({ hasMoved }: Plaque) => (hasMoved ? MOVED.room : 0)

function measured(plaque: Plaque, most: number): Measured {
  const rows: Cell[][] = [[]]
  const start = pieceWidth(plaque)
  let left = start
  for (const ship of SHIPS) {
    const count = plaque.ships[ship]
    if (count === 0) continue
    const width = SIGN + numberWidth(count)
    const aside = rows.length === 1 ? signRoom(plaque) : 0
    if (left + width + aside + 2 * PADDING > most && (rows.at(-1)?.length ?? 0) > 0) {
      rows.push([])
      left = start
    }
    rows.at(-1)?.push({ ship, count, width })
    left += width
  }
  const broadest = Math.max(
    ...rows.map((row, index) => row.reduce((sum, { width }) => sum + width, index === 0 ? signRoom(plaque) : 0)),
  )
  return { plaque, rows, width: Math.ceil(start + broadest + 2 * PADDING), height: rows.length * ROW }
}

/** Height in pixels of all plaques of a tile, at their full size. */
export function fleetHeight(plaques: readonly Plaque[], radius: number): number {
  return plaques.reduce((sum, plaque) => sum + measured(plaque, radius * BREADTH).height, 0)
}

/** What is free between the values of a system, from the middle of its tile, and how far down the values reach, in pixels. */
export interface Strip {
  readonly left: number
  readonly right: number
  readonly bottom: number
  /** How much larger all of it is shown than drawn. */
  readonly scale: number
}

/** How the plaques of a tile stand, one below the other. */
interface Stack {
  readonly each: readonly Measured[]
  readonly scale: number
  readonly breadth: number
  /** From the middle of the tile. */
  readonly x: number
  readonly top: number
}

/** In a column that is `tallest` at most, with its foot where the tile narrows. On the largest tiles that is in the frame. */
function stacked(each: readonly Measured[], radius: number, tallest: number, most = 1): Omit<Stack, 'x'> {
  const full = each.reduce((sum, { height }) => sum + height, 0)
  const scale = Math.min(most, (radius * tallest) / full)
  const foot = radius * (radius < ROOM.several ? 0.8 : 0.64)
  return { each, scale, breadth: Math.max(...each.map(({ width }) => width)) * scale, top: foot - full * scale }
}

/** One row lies below the world; with many plaques the topmost cover it, and all shrink. */
function broadStack(plaques: readonly Plaque[], radius: number): Stack {
  const each = plaques.map((plaque) => measured(plaque, radius * BREADTH))
  const stack = stacked(each, radius, TALLEST)
  return { ...stack, x: 0, top: Math.min(radius * 0.2, stack.top) }
}

/** So narrow that both values beside it stay in sight. Null if it would be too small to be read. */
function narrowStack(plaques: readonly Plaque[], radius: number, { left, right, scale }: Strip): Stack | null {
  const room = right - left + 2 * EDGE.aside
  const isCounted = plaques.some(({ ships }) => SHIPS.some((ship) => ships[ship] > 1))
  const least = Math.max(BETWEEN.least, (isCounted ? BETWEEN.numbers : BETWEEN.signs) / scale)
  const each = plaques.map((plaque) => measured(plaque, room / least))
  const stack = stacked(each, radius, BETWEEN.tallest, room / Math.max(room, ...each.map(({ width }) => width)))
  return stack.scale < least ? null : { ...stack, x: (left + right) / 2 }
}

/** Whether values beside a stack, or above it, can lie on it. */
function leavesRoom({ breadth, x, top }: Stack, { left, right, bottom }: Strip): boolean {
  const edge = EDGE.aside + EDGE.rounding
  const isBetween = x - breadth / 2 >= left - edge && x + breadth / 2 <= right + edge
  return isBetween || top >= bottom - EDGE.above
}

/** All plaques of a tile, and whether the values around the strip can lie on them without hiding a ship. */
interface Fleets {
  readonly things: readonly Thing[]
  readonly isBelowValues: boolean
}

/** `strip` is what the values of the tile leave free. Null if it has none. */
export function fleetsOn(plaques: readonly Plaque[], middle: Point, radius: number, strip: Strip | null): Fleets {
  if (plaques.length === 0) return { things: [], isBelowValues: false }
  const broad = broadStack(plaques, radius)
  if (strip === null) return { things: stackThings(broad, middle), isBelowValues: false }
  const stack = leavesRoom(broad, strip) ? broad : (narrowStack(plaques, radius, strip) ?? broad)
  return { things: stackThings(stack, middle), isBelowValues: leavesRoom(stack, strip) }
}

function stackThings({ each, scale, x, top: first }: Stack, middle: Point): readonly Thing[] {
  let top = middle.y + first
  return each.map((one) => {
    const [width, height] = [one.width * scale, one.height * scale]
    const rect = { x: middle.x + x - width / 2, y: top, width, height }
    top += height
    const { colour, ships, hasMoved, isAtHome } = one.plaque
    const key = `plaque ${colour} ${hasMoved} ${isAtHome} ${Object.values(ships).join(' ')}`
    return stamped(key, rect, (own) => {
      own.scale(scale, scale)
      paintPlaque(own, one)
    })
  })
}

function paintPlaque(pen: Pen, { plaque, rows, width, height }: Measured): void {
  const { colour, hasMoved, isAtHome } = plaque
  const { fill } = seatStyle(colour)
  for (const [room, line] of [
    [0.5, INK],
    [2, fill],
    [6, PAPER_LIGHT],
  ] as const) {
    roundRect(pen, room, room, width - 2 * room, height - 2 * room, 14 - room)
    fillWith(pen, line)
  }
  if (!isAtHome) drawPiece(pen, colour, PADDING + PIECE / 2, height / 2, 22)
  for (const [index, row] of rows.entries()) {
    let left = PADDING + pieceWidth(plaque)
    for (const { ship, count, width: own } of row) {
      drawShip(pen, ship, colour, left + SIGN / 2 - 2, index * ROW + ROW / 2, 31)
      if (count > 1) {
        text(pen, String(count), left + SIGN - 3, index * ROW + ROW / 2 + 11, { face: 'display', size: LETTERS, fill: INK })
      }
      left += own
    }
  }
  if (hasMoved) drawIcon(pen, 'movement', width - MOVED.right, MOVED.top, MOVED.size, GOLD, INK)
}

/** A ship in its owner's colour. */
function drawShip(pen: Pen, ship: Ship, colour: number, x: number, y: number, size: number): void {
  drawIcon(pen, ship, x, y, size, seatStyle(colour).fill, INK)
}
