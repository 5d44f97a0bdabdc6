/** The coach display below the map, what is left of the stack, and how far the game has come. */
import type { Pen } from '../../../pictures/canvas.js'
import { INK, PAPER_LIGHT, PAPER_SHADE } from '../../../pictures/palette.js'
import { roundRect } from '../../../pictures/shapes.js'
import { text } from '../../../pictures/text.js'
import { coachOf } from '../data/coaches.js'
import type { CoachId, View } from '../rules/types.js'
import { drawIcon, type Icon } from './icons.js'
import { DISPLAY } from './layout.js'
import { drawTile } from './tiles.js'

const SLOT = { width: 206, gap: 6 } as const
const SEAT = 44

export function drawDisplay(pen: Pen, view: View): void {
  roundRect(pen, DISPLAY.x, DISPLAY.y, DISPLAY.width, DISPLAY.height, 10)
  pen.fillStyle = PAPER_LIGHT
  pen.fill()
  pen.lineWidth = 2
  pen.strokeStyle = INK
  pen.stroke()
  for (let slot = 0; slot < 4; slot++) drawSlot(pen, slot, view.display[slot])
  drawState(pen, view)
}

function drawSlot(pen: Pen, slot: number, coach: CoachId | undefined): void {
  const x = DISPLAY.x + 8 + slot * (SLOT.width + SLOT.gap)
  const y = DISPLAY.y + 8
  roundRect(pen, x, y, SLOT.width, DISPLAY.height - 16, 8)
  pen.fillStyle = PAPER_SHADE
  pen.fill()
  text(pen, `$${slot + 1}`, x + 10, y + 38, { face: 'display', size: 36, fill: INK })
  if (coach === undefined) return
  const { seats, points } = coachOf(coach)
  drawIcon(pen, 'star', x + SLOT.width - 80, y + 26, 34, INK)
  text(pen, String(points), x + SLOT.width - 58, y + 38, { face: 'display', size: 36, fill: INK })
  const left = x + (SLOT.width - seats.length * (SEAT + 5)) / 2
  for (const [i, seat] of seats.entries()) drawTile(pen, seat, left + i * (SEAT + 5) + SEAT / 2, y + 94, SEAT)
}

function drawState(pen: Pen, view: View): void {
  const x = DISPLAY.x + 8 + 4 * (SLOT.width + SLOT.gap) + 10
  const tiles = view.tiles.filter((tile) => tile !== null).length
  const entries: readonly (readonly [Icon, string])[] = [
    ['wheel', String(view.turn.round)],
    ['hotel', String(view.stack)],
    ['star', String(tiles)],
    ['nugget', String(view.nuggetsLeftCount)],
    ...(view.end === null ? [] : [['flag', view.end === 'roads' ? '!' : '!'] as const]),
  ]
  for (const [i, [icon, words]] of entries.entries()) {
    const left = x + (i % 2) * 140
    const top = DISPLAY.y + 44 + Math.floor(i / 2) * 54
    drawIcon(pen, icon, left + 20, top - 12, 36, INK)
    text(pen, words, left + 50, top, { face: 'display', size: 34, fill: INK })
  }
}
