/** Coaches as they lie on the table: seats, who still sits on them, and what emptying them brings. */
import type { Pen } from '../../../pictures/canvas.js'
import { INK, PAPER_LIGHT, PAPER_SHADE, WOOD, WOOD_DARK } from '../../../pictures/palette.js'
import { roundRect } from '../../../pictures/shapes.js'
import { text } from '../../../pictures/text.js'
import { coachOf } from '../data/coaches.js'
import type { CoachId, OwnCoach, PlayerView, Profession } from '../rules/types.js'
import { drawIcon } from './icons.js'
import type { Rect } from './layout.js'
import { drawTile } from './tiles.js'

/** Between seats, and around them inside the coach. */
const GAP = 4

/** Width of a coach drawn with seats of this size. */
export function coachWidth(seats: number, size: number): number {
  return seats * (size + GAP) + GAP + pointsWidth(size)
}

const pointsWidth = (size: number) => Math.max(32, size * 1.05)

/** A coach with its top left corner at (x, y); `riders` lists who still sits there. */
export function drawCoach(
  pen: Pen,
  id: CoachId,
  riders: readonly (Profession | null)[],
  x: number,
  y: number,
  size: number,
): void {
  const width = coachWidth(riders.length, size)
  roundRect(pen, x, y, width, size + 2 * GAP, 7)
  pen.fillStyle = WOOD
  pen.fill()
  pen.lineWidth = 2
  pen.strokeStyle = INK
  pen.stroke()
  for (const [i, rider] of riders.entries()) {
    const middle = { x: x + GAP + i * (size + GAP) + size / 2, y: y + GAP + size / 2 }
    if (rider === null) drawEmptySeat(pen, middle.x, middle.y, size)
    else drawTile(pen, rider, middle.x, middle.y, size)
  }
  const end = x + width - pointsWidth(size) / 2 - 1
  const letters = Math.max(22, Math.round(size * 0.72))
  const baseline = y + GAP + size / 2 + letters * 0.36
  text(pen, String(coachOf(id).points), end, baseline, { face: 'display', size: letters, fill: PAPER_LIGHT, align: 'center' })
}

function drawEmptySeat(pen: Pen, x: number, y: number, size: number): void {
  roundRect(pen, x - size / 2 + 1, y - size / 2 + 1, size - 2, size - 2, size * 0.2)
  pen.fillStyle = WOOD_DARK
  pen.fill()
  pen.setLineDash([4, 4])
  pen.lineWidth = 1.5
  pen.strokeStyle = PAPER_SHADE
  pen.stroke()
  pen.setLineDash([])
}

/** A player's coaches in rows inside a box, as large as fits; below them the emptied ones, where there is room. */
export function drawOwnCoaches(pen: Pen, { coaches, emptied }: PlayerView, box: Rect): void {
  const size = SEAT_SIZES.find(
    (candidate) => rowsOf(coaches, candidate, box.width).length * rowHeight(candidate) <= box.height + ROW_GAP,
  )
  const seat = size ?? SMALLEST_SEAT
  const rows = rowsOf(coaches, seat, box.width)
  for (const [row, own] of rows.entries()) {
    let left = box.x
    for (const { id, seats } of own) {
      drawCoach(pen, id, seats, left, box.y + row * rowHeight(seat), seat)
      left += coachWidth(seats.length, seat) + COACH_GAP
    }
  }
  if (rows.length * rowHeight(seat) + MEDAL <= box.height) drawEmptied(pen, emptied, box)
}

const MEDAL = 40

/** What each emptied coach brought, on its wheel. */
function drawEmptied(pen: Pen, emptied: readonly CoachId[], { x, y, width, height }: Rect): void {
  const step = Math.min(MEDAL + 44, width / Math.max(1, emptied.length))
  for (const [i, id] of emptied.entries()) {
    const middle = y + height - MEDAL / 2
    drawIcon(pen, 'wheel', x + i * step + 18, middle, 34, WOOD)
    text(pen, String(coachOf(id).points), x + i * step + 38, middle + 9, { face: 'display', size: 26, fill: WOOD })
  }
}

const SEAT_SIZES = [60, 54, 48, 42, 38, 34, 30, 28, 26, 24] as const
const SMALLEST_SEAT = 22
const COACH_GAP = 6
const ROW_GAP = 5
const rowHeight = (size: number) => size + 2 * GAP + ROW_GAP

function rowsOf(coaches: readonly OwnCoach[], size: number, width: number): OwnCoach[][] {
  const rows: OwnCoach[][] = []
  let free = 0
  for (const coach of coaches) {
    const needed = coachWidth(coach.seats.length, size)
    const row = rows.at(-1)
    if (row === undefined || needed > free) {
      rows.push([coach])
      free = width - needed - COACH_GAP
    } else {
      row.push(coach)
      free -= needed + COACH_GAP
    }
  }
  return rows
}
