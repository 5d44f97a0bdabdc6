/** The pieces on the map: roads, pioneers, covers, the stagecoach. */

import type { Pen } from '../../../../pictures/canvas.js'
import { stamped, type Thing } from '../../../../pictures/drawing.js'
import type { Point } from '../../../../pictures/geometry.js'
import { text } from '../../../../pictures/lettering/text.js'
import { INK, PAPER, PAPER_LIGHT, seatStyle } from '../../../../pictures/palette.js'
import { drawPiece } from '../../../../pictures/pieces.js'
import { circle, fillAndStroke, strokeWith } from '../../../../pictures/shapes.js'
import { boxAlong, type Ends, inside, wayOf } from '../scene/bands.js'
import { drawRoad } from './figures.js'

/** The offset of two roads on one line from its middle. */
const DOUBLE_OFFSET = 6.5
/** From the middle of a road to its edge. */
const HALF_ROAD = 7

/** By line and colours. A road stays where it is built. */
const roads = new WeakMap<Ends, Map<string, readonly Thing[]>>()

/** The roads of one line in their owners' colours: one in the middle, or two side by side. */
export function roadThings(ends: Ends, colours: readonly number[]): readonly Thing[] {
  const onLine = roads.get(ends) ?? new Map<string, readonly Thing[]>()
  roads.set(ends, onLine)
  const key = colours.join(' ')
  const known = onLine.get(key)
  if (known !== undefined) return known
  const shiftOf = (i: number) => (colours.length === 1 ? 0 : i === 0 ? -DOUBLE_OFFSET : DOUBLE_OFFSET)
  const made = colours.map((colour, i) => roadThing(ends, colour, shiftOf(i)))
  onLine.set(key, made)
  return made
}

/** `shift` is a road's offset from the middle of its line. */
function roadThing(ends: Ends, colour: number, shift: number): Thing {
  const box = boxAlong(ends, Math.abs(shift) + HALF_ROAD)
  return stamped(`road ${colour} ${shift} ${wayOf(ends)}`, box, (own) => {
    const [from, to] = shifted(inside(ends, box), shift)
    drawRoad(own, colour, from, to)
  })
}

/** The line to one side of another one, `by` pixels away. */
function shifted([from, to]: Ends, by: number): Ends {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const normal = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length }
  const moved = ({ x, y }: Point): Point => ({ x: x + normal.x * by, y: y + normal.y * by })
  return [moved(from), moved(to)]
}

/** A road, and whether it counts for its owner at the end. */
interface Counted {
  readonly colour: number
  readonly counts: boolean
}

/** The rails beside the roads of one line that count: on both sides of a single one, and at the free side of one of two. */
export function railThings(ends: Ends, roads: readonly Counted[]): Thing[] {
  const away = roads.length === 1 ? HALF_ROAD + RAIL_GAP : DOUBLE_OFFSET + HALF_ROAD + RAIL_GAP
  return roads.flatMap(({ colour, counts }, i) => {
    const sides = roads.length === 1 ? [-away, away] : [i === 0 ? -away : away]
    return counts ? sides.map((shift) => railThing(ends, colour, shift)) : []
  })
}

function railThing(ends: Ends, colour: number, shift: number): Thing {
  const box = boxAlong(ends, Math.abs(shift) + RAIL.edge / 2)
  return stamped(`rail ${colour} ${shift} ${wayOf(ends)}`, box, (own) => {
    const [from, to] = shifted(inside(ends, box), shift)
    for (const [breadth, style] of [
      [RAIL.edge, INK],
      [RAIL.breadth, seatStyle(colour).fill],
    ] as const) {
      own.beginPath()
      own.moveTo(from.x, from.y)
      own.lineTo(to.x, to.y)
      strokeWith(own, breadth, style)
    }
  })
}

/** The breadth of a rail, with its dark edge and without. */
const RAIL = { edge: 11, breadth: 8 } as const
/** From the edge of a road to the middle of a rail beside it. */
const RAIL_GAP = 8

/** Pioneers of one colour, with their number if there are several. */
export function drawPioneers(pen: Pen, colour: number, count: number, { x, y }: Point, size: number): void {
  drawPiece(pen, colour, x, y, size)
  if (count < 2) return
  const { on, shape } = seatStyle(colour)
  text(pen, String(count), x, y + 8 + (shape === 'triangle' ? 3 : 0), { face: 'display', size: 22, fill: on, align: 'center' })
}

/** The positions of `n` seats' pieces around a city's middle, and the pieces' size. */
export function pieceSpots(n: number, { x, y }: Point): readonly (Point & { readonly size: number })[] {
  const { size, offsets } = FORMATIONS[Math.min(n, FORMATIONS.length) - 1] ?? { size: 0, offsets: [] }
  return offsets.map(([dx, dy]) => ({ x: x + dx, y: y + dy, size }))
}

const FORMATIONS: readonly { readonly size: number; readonly offsets: readonly (readonly [number, number])[] }[] = [
  { size: 32, offsets: [[0, 0]] },
  {
    size: 26,
    offsets: [
      [-14, -4],
      [14, 4],
    ],
  },
  {
    size: 23,
    offsets: [
      [-14, -11],
      [14, -11],
      [0, 13],
    ],
  },
  {
    size: 23,
    offsets: [
      [-14, -14],
      [14, -14],
      [-14, 14],
      [14, 14],
    ],
  },
]

const COVER = '#9c8a6d'

/** A city out of play. */
export function drawCover(pen: Pen, { x, y }: Point): void {
  circle(pen, x, y, 22)
  fillAndStroke(pen, COVER, 2, INK)
  drawCross(pen, { x, y }, 5, PAPER)
}

/** A city that may be covered next. */
export function drawOpenToCover(pen: Pen, middle: Point): void {
  drawCross(pen, middle, 4, COVER)
}

function drawCross(pen: Pen, { x, y }: Point, breadth: number, colour: string): void {
  pen.beginPath()
  for (const side of [1, -1]) {
    pen.moveTo(x - 10, y - 10 * side)
    pen.lineTo(x + 10, y + 10 * side)
  }
  strokeWith(pen, breadth, colour)
}

/** The ring around the stagecoach's city. */
export function drawStop(pen: Pen, { x, y }: Point): void {
  for (const [width, colour] of [
    [12, INK],
    [6, PAPER_LIGHT],
  ] as const) {
    circle(pen, x, y, 30)
    strokeWith(pen, width, colour)
  }
}
