/** A coach from the side. The seats are the windows, and the number hangs between the wheels. */
import type { Pen } from '../../../../pictures/canvas.js'
import { INK, PAPER_SHADE, WOOD } from '../../../../pictures/palette.js'
import { fillAndStroke } from '../../../../pictures/shapes.js'
import { coachNumber, coachOf } from '../../data/coaches.js'
import type { CoachId, Profession } from '../../rules/types.js'
import { drawCoachNumber, drawEmptySeat } from './coaches.js'
import { drawIcon } from './icons.js'
import { drawTile } from './tiles.js'

/** Measures of a carriage as shares of the side of its seats. */
const SHARES = {
  gap: 0.11,
  roof: 0.28,
  belly: 0.77,
  skirt: 0.18,
  wheel: 1,
  axle: 0.55,
  foot: 1.06,
  inset: 0.55,
  shortInset: 0.32,
} as const

const FADED = '#7d5a3a'

export interface Carriage {
  readonly id: CoachId
  /** The passenger on each seat. Null for an empty one. */
  readonly seats: readonly (Profession | null)[]
}

/** Width in pixels of a carriage whose seats have this side. */
export function carriageWidth(seats: number, size: number): number {
  return seats * size * (1 + SHARES.gap) + size * SHARES.gap
}

/** Height from the top of the roof to the bottom of the wheels. */
export function carriageHeight(size: number): number {
  return size * (SHARES.roof + 1 + SHARES.foot)
}

/** A carriage. `top` is the top of its seats, below the roof; `middle` is halfway between its wheels. */
export function drawCarriage(pen: Pen, { id, seats }: Carriage, middle: number, top: number, size: number): void {
  const width = carriageWidth(seats.length, size)
  const left = middle - width / 2
  paintBody(pen, left, top, width, size)
  const inset = size * (seats.length > 2 ? SHARES.inset : SHARES.shortInset)
  for (const x of [left + inset, left + width - inset]) {
    drawIcon(pen, 'wheel', x, top + size * (1 + SHARES.axle), size * SHARES.wheel, INK, PAPER_SHADE)
  }
  const number = coachNumber(id)
  if (number !== null) drawCoachNumber(pen, number, middle, top + size * 1.5, Math.max(22, size * 0.45))
  for (const [i, rider] of seats.entries()) {
    const x = left + size * SHARES.gap + i * size * (1 + SHARES.gap) + size / 2
    if (rider === null) drawLeftSeat(pen, coachOf(id).seats[i], x, top + size / 2, size)
    else drawTile(pen, rider, x, top + size / 2, size)
  }
}

/** An empty seat with the faded sign of its former passenger. */
function drawLeftSeat(pen: Pen, profession: Profession | undefined, x: number, y: number, size: number): void {
  drawEmptySeat(pen, x, y, size)
  if (profession !== undefined) drawIcon(pen, profession, x, y, size * 0.56, FADED)
}

function paintBody(pen: Pen, left: number, top: number, width: number, size: number): void {
  const middle = left + width / 2
  const foot = top + size * (1 + SHARES.skirt)
  pen.beginPath()
  pen.moveTo(left - 3, top)
  pen.quadraticCurveTo(middle, top - size * SHARES.roof, left + width + 3, top)
  pen.lineTo(left + width, foot)
  pen.quadraticCurveTo(middle, top + size * (1 + SHARES.belly), left, foot)
  pen.closePath()
  fillAndStroke(pen, WOOD, 2.5, INK)
}
