/** Coaches as they lie on the table: seats, who still sits on them, and what emptying them brings. */
import type { Pen } from '../../../pictures/canvas.js'
import { INK, INK_SOFT, PAPER_LIGHT, PAPER_SHADE } from '../../../pictures/palette.js'
import { roundRect } from '../../../pictures/shapes.js'
import { text } from '../../../pictures/text.js'
import { coachOf } from '../data/coaches.js'
import type { CoachId, OwnCoach, Profession } from '../rules/types.js'
import { drawTile } from './tiles.js'

const GAP = 3

/** Width of a coach drawn with seats of this size. */
export function coachWidth(seats: number, size: number): number {
  return seats * (size + GAP) + GAP + pointsWidth(size)
}

const pointsWidth = (size: number) => Math.max(30, size * 1.05)

/** A coach with its top left corner at (x, y); `riders` lists who still sits there. */
export function drawCoach(
  pen: Pen,
  id: CoachId,
  riders: readonly (Profession | null)[],
  x: number,
  y: number,
  size: number,
): void {
  const { points } = coachOf(id)
  const width = coachWidth(riders.length, size)
  roundRect(pen, x, y, width, size + 2 * GAP, 6)
  pen.fillStyle = PAPER_SHADE
  pen.fill()
  pen.lineWidth = 2
  pen.strokeStyle = INK
  pen.stroke()
  for (const [i, rider] of riders.entries()) {
    const middle = { x: x + GAP + i * (size + GAP) + size / 2, y: y + GAP + size / 2 }
    if (rider === null) drawEmptySeat(pen, middle.x, middle.y, size)
    else drawTile(pen, rider, middle.x, middle.y, size)
  }
  const end = x + width - pointsWidth(size) / 2
  const letters = Math.max(22, Math.round(size * 0.75))
  text(pen, String(points), end, y + GAP + size / 2 + letters * 0.36, {
    face: 'display',
    size: letters,
    fill: INK,
    align: 'center',
  })
}

function drawEmptySeat(pen: Pen, x: number, y: number, size: number): void {
  roundRect(pen, x - size / 2 + 1, y - size / 2 + 1, size - 2, size - 2, size * 0.2)
  pen.fillStyle = PAPER_LIGHT
  pen.fill()
  pen.setLineDash([4, 3])
  pen.lineWidth = 1.5
  pen.strokeStyle = INK_SOFT
  pen.stroke()
  pen.setLineDash([])
}

/** A player's coaches in rows inside a box, as large as fits. */
export function drawOwnCoaches(
  pen: Pen,
  coaches: readonly OwnCoach[],
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  for (const size of SEAT_SIZES) {
    const rows = rowsOf(coaches, size, width)
    const rowHeight = size + 2 * GAP + 4
    if (rows.length * rowHeight > height + 4 && size !== SEAT_SIZES.at(-1)) continue
    for (const [row, own] of rows.entries()) {
      let left = x
      for (const { id, seats } of own) {
        drawCoach(pen, id, seats, left, y + row * rowHeight, size)
        left += coachWidth(seats.length, size) + COACH_GAP
      }
    }
    return
  }
}

const SEAT_SIZES = [40, 36, 32, 28, 24, 20] as const
const COACH_GAP = 6

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
