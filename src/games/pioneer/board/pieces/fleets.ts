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

/** All plaques of a tile, one below the other; with many of them the topmost cover its world, and all shrink. */
export function fleetThings(plaques: readonly Plaque[], middle: Point, radius: number): Thing[] {
  const scale = Math.min(1, (radius * TALLEST) / fleetHeight(plaques, radius))
  const height = fleetHeight(plaques, radius) * scale
  // One row lies below the world; more of them move up, since the tile narrows below. On the largest they stay in its frame.
  const lowest = radius * (radius < ROOM.several ? 0.8 : 0.64)
  let top = middle.y + Math.min(radius * 0.2, lowest - height)
  return plaques.map((plaque) => {
    const each = measured(plaque, radius * BREADTH)
    const [width, tall] = [each.width * scale, each.height * scale]
    const rect = { x: middle.x - width / 2, y: top, width, height: tall }
    top += tall
    const { colour, ships, hasMoved, isAtHome } = plaque
    const key = `plaque ${colour} ${hasMoved} ${isAtHome} ${Object.values(ships).join(' ')}`
    return stamped(key, rect, (own) => {
      own.scale(scale, scale)
      paintPlaque(own, each)
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
