/** The coaches of a card, side by side and as large as fits, each with the reward for emptying it. */

import type { Pen } from '../../../../pictures/canvas.js'
import type { Rect } from '../../../../pictures/geometry.js'
import { text, textWidth } from '../../../../pictures/lettering/text.js'
import { GOLD, INK } from '../../../../pictures/palette.js'
import { drawCoin, drawPiece } from '../../../../pictures/pieces.js'
import { coachOf } from '../../data/coaches.js'
import { EMPTIED_DOLLARS } from '../../data/prices.js'
import type { OwnCoach } from '../../rules/types.js'
import { carriageHeight, carriageWidth, drawCarriage } from './carriage.js'
import { drawStagecoachShadow } from './figures.js'
import { drawIcon } from './icons.js'

const LARGEST_SEAT = 96
export const SMALLEST_CARD_SEAT = 22
const GAP = 18
/** Height of the line of prizes above each coach. */
const PRIZE = 46
const LETTERS = 36
const SIGN = 40
/** The gap between prize and roof, and below the wheels. */
const AIR = 8

const rowHeight = (size: number) => PRIZE + carriageHeight(size) + AIR

/** All coaches in rows inside `box`. A pale stagecoach if there are none. */
export function drawTeams(pen: Pen, coaches: readonly OwnCoach[], colour: number, box: Rect): void {
  if (coaches.length === 0) {
    drawStagecoachShadow(pen, box.x + box.width / 2 - 200, box.y + box.height / 2 - 150, 400)
    return
  }
  const size = cardSeatSize(coaches, box)
  const rows = rowsOf(coaches, size, box.width)
  const air = (box.height - rows.length * rowHeight(size)) / (rows.length + 1)
  for (const [row, own] of rows.entries()) {
    const width = own.reduce((sum, { seats }) => sum + carriageWidth(seats.length, size), 0)
    const space = (box.width - width) / (own.length + 1)
    let left = box.x + space
    for (const coach of own) {
      drawTeam(pen, coach, colour, { x: left, y: box.y + air + row * (rowHeight(size) + air) }, size)
      left += carriageWidth(coach.seats.length, size) + space
    }
  }
}

/** The side of the largest seats with which all coaches fit into the box. */
export function cardSeatSize(coaches: readonly OwnCoach[], { width, height }: Pick<Rect, 'width' | 'height'>): number {
  const fits = (size: number) => {
    const inWidth = coaches.every(({ seats }) => carriageWidth(seats.length, size) + 2 * GAP <= width)
    return inWidth && rowsOf(coaches, size, width).length * rowHeight(size) <= height
  }
  let size = LARGEST_SEAT
  while (size > SMALLEST_CARD_SEAT && !fits(size)) size--
  return size
}

/** In order, with as many in each row as fit. */
function rowsOf(coaches: readonly OwnCoach[], size: number, width: number): OwnCoach[][] {
  const rows: OwnCoach[][] = []
  let free = 0
  for (const coach of coaches) {
    const needed = carriageWidth(coach.seats.length, size) + GAP
    const row = rows.at(-1)
    if (row !== undefined && needed <= free) row.push(coach)
    else {
      rows.push([coach])
      free = width - GAP
    }
    free -= needed
  }
  return rows
}

function drawTeam(pen: Pen, coach: OwnCoach, colour: number, { x, y }: Pick<Rect, 'x' | 'y'>, size: number): void {
  const middle = x + carriageWidth(coach.seats.length, size) / 2
  drawPrize(pen, coachOf(coach.id).points, middle, y + PRIZE / 2)
  const top = y + PRIZE + carriageHeight(size) - size * 2.06
  drawCarriage(pen, coach, middle, top, size)
  for (const [i, rider] of coach.seats.entries()) {
    if (rider !== null) drawPiece(pen, colour, x + carriageWidth(i + 1, size) - size * 0.2, top + size * 0.9, size * 0.22)
  }
}

/** Points and dollars for emptying it. */
function drawPrize(pen: Pen, points: number, x: number, middle: number): void {
  const number = textWidth(String(points), 'display', LETTERS)
  const left = x - (2 * SIGN + 18 + number) / 2
  drawIcon(pen, 'star', left + SIGN / 2, middle, SIGN, GOLD, INK)
  text(pen, String(points), left + SIGN + 6, middle + 13, { face: 'display', size: LETTERS, fill: INK })
  drawCoin(pen, left + SIGN + 18 + number + SIGN / 2, middle, SIGN, `$${EMPTIED_DOLLARS}`)
}
