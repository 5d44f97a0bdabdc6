/** Coaches as they lie on the table: seats, remaining passengers, and the reward for emptying them. */

import type { Pen } from '../../../../pictures/canvas.js'
import { stamped, type Thing } from '../../../../pictures/drawing.js'
import type { Point, Rect } from '../../../../pictures/geometry.js'
import { text } from '../../../../pictures/lettering/text.js'
import { GOLD, INK, PAPER_LIGHT, PAPER_SHADE, WOOD, WOOD_DARK } from '../../../../pictures/palette.js'
import { fillAndStroke, fillWith, roundRect, strokeWith } from '../../../../pictures/shapes.js'
import { createRecent } from '../../../../recent.js'
import { coachNumber, coachOf } from '../../data/coaches.js'
import type { OwnCoach, Profession } from '../../rules/types.js'
import { drawTile } from './tiles.js'

/** The gap between seats, and around them inside the coach. */
const GAP = 4
const RIM = 3

/** Width of a coach drawn like this. */
function coachWidth(coach: OwnCoach, looks: Looks): number {
  const end = pointsWidth(looks.size) + (plateOf(coach, looks) === 'beside' ? BESIDE_ROOM : 0)
  return coach.seats.length * (looks.size + GAP) + GAP + end
}

/** The coach's number on its plate. */
const PLATE = { width: 31, height: 20, letters: 22 } as const
const NUMBER_ROOM = PLATE.height + 3
const BESIDE_ROOM = PLATE.width + 3
/** Smaller seats leave too little height for points that can be read above the number. */
const SMALLEST_ABOVE_PLATE = 36

/** Where a coach's number stands from its points. Null if it has none, or shows none. */
function plateOf({ id }: OwnCoach, { size, numbersFrom }: Looks): 'below' | 'beside' | null {
  if (size < numbersFrom || coachNumber(id) === null) return null
  return size < SMALLEST_ABOVE_PLATE ? 'beside' : 'below'
}

/** On the board, coaches with smaller seats have no number: their points would be too small for a phone. */
export const SMALLEST_WITH_NUMBER = 44
const pointsWidth = (size: number) => Math.max(37, size * 0.95)

/** Margin for the rim of a coach, and the share of a seat's gaps that belongs to its part of the coach. */
const EDGE = 2
const HALF_GAP = GAP / 2

/**
 * A coach with its top left corner at (x, y), in parts that many coaches share: each seat, the end with the points, and the
 * number.
 */
function coachParts(coach: OwnCoach, x: number, y: number, looks: Looks): Thing[] {
  const { seats } = coach
  const { size } = looks
  // The parts meet on whole pixels.
  const [corner, top] = [Math.round(x - EDGE), Math.round(y - EDGE)]
  const [height, step] = [size + 2 * (RIM + EDGE), size + GAP]
  const inner = corner + EDGE + HALF_GAP
  const left = inner + seats.length * step
  const width = corner + coachWidth(coach, looks) + 2 * EDGE - left
  return [
    ...seats.map((rider, i) => {
      if (i > 0) {
        const box = { x: inner + i * step, y: top, width: step, height }
        return stamped(`seat ${rider}`, box, (own) => drawSeat(own, rider, false, size))
      }
      const box = { x: corner, y: top, width: EDGE + HALF_GAP + step, height }
      return stamped(`first seat ${rider}`, box, (own) => drawSeat(own, rider, true, size))
    }),
    ...endThings(coach, { x: left, y: top, width, height }, looks),
  ]
}

/** The section of a coach's body between these edges. The rounded ends lie outside of a middle section. */
function drawBody(pen: Pen, left: number, right: number, size: number): void {
  roundRect(pen, left, EDGE, right - left, size + 2 * RIM, 7)
  fillAndStroke(pen, WOOD, 2, INK)
}

/** Far enough to keep the rounded corners of a body out of sight. */
const BEYOND = 20

function drawSeat(pen: Pen, rider: Profession | null, isFirst: boolean, size: number): void {
  const left = isFirst ? EDGE + GAP : HALF_GAP
  drawBody(pen, isFirst ? EDGE : -BEYOND, left + size + BEYOND, size)
  const middle = { x: left + size / 2, y: EDGE + RIM + size / 2 }
  if (rider === null) drawEmptySeat(pen, middle.x, middle.y, size)
  else drawTile(pen, rider, middle.x, middle.y, size)
}

/** The end of a coach with its points, and the number below them or beside them. */
function endThings(coach: OwnCoach, box: Rect, looks: Looks): Thing[] {
  const { points } = coachOf(coach.id)
  const plate = plateOf(coach, looks)
  const height = box.height - 2 * EDGE
  const width = box.width - HALF_GAP - EDGE - 2 - (plate === 'beside' ? BESIDE_ROOM : 0)
  const end = stamped(`end ${points} ${plate}`, box, (own) => {
    drawBody(own, -BEYOND, box.width - EDGE, height - 2 * RIM)
    const middle = plate === 'below' ? (height - NUMBER_ROOM) / 2 : height / 2
    drawEndPoints(own, points, { x: HALF_GAP + width / 2, y: EDGE + middle }, pointsSize(height - 2 * RIM, plate === 'below'))
  })
  const number = coachNumber(coach.id)
  if (plate === null || number === null) return [end]
  if (plate === 'beside')
    return [end, numberThing(number, { x: box.x + HALF_GAP + width + PLATE.width / 2, y: box.y + box.height / 2 })]
  return [end, numberThing(number, { x: box.x + HALF_GAP + width / 2, y: box.y + EDGE + height - 3 - PLATE.height / 2 })]
}

/** The size in pixels of a coach's points, with seats of this size. `isAbovePlate`: the number stands below them. */
export function pointsSize(size: number, isAbovePlate: boolean): number {
  const height = size + 2 * RIM
  const room = isAbovePlate ? height - NUMBER_ROOM : height * 0.78
  return Math.max(22, Math.round(Math.min(room, (pointsWidth(size) - 2) * 0.85)))
}

function drawEndPoints(pen: Pen, points: number, { x, y }: Point, size: number): void {
  text(pen, String(points), x, y + size * 0.34, { face: 'display', size, fill: GOLD, align: 'center' })
}

function numberThing(number: number, { x, y }: Point): Thing {
  const [across, down] = [PLATE.width / 2 + 1, PLATE.height / 2 + 1]
  const box = { x: x - across, y: y - down, width: 2 * across, height: 2 * down }
  return stamped(`coach number ${number}`, box, (own) => drawCoachNumber(own, number, across, down))
}

/** The coach's number in the texts, on a light plate. */
export function drawCoachNumber(pen: Pen, number: number, x: number, y: number, letters: number = PLATE.letters): void {
  const [width, height] = [(PLATE.width * letters) / PLATE.letters, (PLATE.height * letters) / PLATE.letters]
  roundRect(pen, x - width / 2, y - height / 2, width, height, 4)
  fillAndStroke(pen, PAPER_LIGHT, 1.5, INK)
  text(pen, String(number), x, y + letters * 0.34, { face: 'display', size: letters, fill: INK, align: 'center' })
}

/** An empty seat, centred on (x, y). */
export function drawEmptySeat(pen: Pen, x: number, y: number, size: number): void {
  roundRect(pen, x - size / 2 + 1, y - size / 2 + 1, size - 2, size - 2, size * 0.2)
  fillWith(pen, WOOD_DARK)
  pen.setLineDash([4, 4])
  strokeWith(pen, 1.5, PAPER_SHADE)
  pen.setLineDash([])
}

/** How coaches are drawn. */
export interface Looks {
  /** The side of a seat in pixels. */
  readonly size: number
  /** From this size on the coaches show their numbers. */
  readonly numbersFrom: number
}

/** Coaches in rows from the top of a box. */
export function coachThings(coaches: readonly OwnCoach[], { x, y, width }: Rect, looks: Looks): Thing[] {
  const step = rowHeight(looks.size)
  return rowsOf(coaches, looks, width).flatMap((row, index) => rowThings(row, x, y + index * step, looks))
}

/** The height in pixels of all rows of coaches drawn like this. */
export function rowsHeight(coaches: readonly OwnCoach[], looks: Looks, width: number): number {
  return rowsOf(coaches, looks, width).length * rowHeight(looks.size)
}

function rowThings(coaches: readonly OwnCoach[], x: number, y: number, looks: Looks): Thing[] {
  let left = x
  return coaches.flatMap((coach) => {
    const parts = coachParts(coach, left, y, looks)
    left += coachWidth(coach, looks) + COACH_GAP
    return parts
  })
}

/** Cached sizes, keyed by a set of coaches and its box. Enough for several of each table. */
const KEPT_SIZES = 2_000
const seatSizes = createRecent<number>(KEPT_SIZES)

/** Side in pixels of the largest seats with which all these coaches fit into the box, but at least {@link SMALLEST_SEAT}. */
export function seatSize(
  coaches: readonly OwnCoach[],
  { width, height }: Pick<Rect, 'width' | 'height'>,
  numbersFrom: number,
): number {
  let key = `${width} ${height} ${numbersFrom}`
  for (const { id, seats } of coaches) key += ` ${id} ${seats.length}`
  const known = seatSizes.get(key)
  if (known !== undefined) return known
  let size = LARGEST_SEAT
  while (size > SMALLEST_SEAT && !fits(coaches, { size, numbersFrom }, width, height)) size--
  seatSizes.set(key, size)
  return size
}

function fits(coaches: readonly OwnCoach[], looks: Looks, width: number, height: number): boolean {
  if (coaches.some((coach) => coachWidth(coach, looks) > width)) return false
  return rowsHeight(coaches, looks, width) - ROW_GAP <= height
}

const LARGEST_SEAT = 76
export const SMALLEST_SEAT = 18
const COACH_GAP = 6
const ROW_GAP = 3
/** From the top of a row of coaches with seats of this size to that of the next one. */
export const rowHeight = (size: number) => size + 2 * RIM + ROW_GAP

/** Each coach goes into the first row with room for it. */
function rowsOf(coaches: readonly OwnCoach[], looks: Looks, width: number): OwnCoach[][] {
  const rows: { readonly coaches: OwnCoach[]; free: number }[] = []
  for (const coach of coaches) {
    const needed = coachWidth(coach, looks)
    const row = rows.find(({ free }) => needed <= free)
    if (row === undefined) rows.push({ coaches: [coach], free: width - needed - COACH_GAP })
    else {
      row.coaches.push(coach)
      row.free -= needed + COACH_GAP
    }
  }
  return rows.map((row) => row.coaches)
}
