/** The coach display below the map, the rest of the stack, and the progress of the game. */

import type { Pen } from '../../../../pictures/canvas.js'
import { stamped, type Thing } from '../../../../pictures/drawing.js'
import type { Rect } from '../../../../pictures/geometry.js'
import { text } from '../../../../pictures/lettering/text.js'
import { GOLD, INK, INK_SOFT, PAPER_LIGHT, PAPER_SHADE } from '../../../../pictures/palette.js'
import { drawCoin } from '../../../../pictures/pieces.js'
import { fillAndStroke, roundRect } from '../../../../pictures/shapes.js'
import { coachOf } from '../../data/coaches.js'
import type { CoachId } from '../../rules/types.js'
import type { View } from '../../rules/view-types.js'
import { DISPLAY } from '../layout.js'
import { drawCarriage } from '../pieces/carriage.js'
import { drawIcon } from '../pieces/icons.js'
import { counterThings } from './counters.js'

const SLOT = { width: 212, gap: 6, left: 8 } as const
const SEAT_SIZE = 44
const SLOTS = 4

/** The printed tray, which never changes. */
export function paintTray(pen: Pen): void {
  const { x, y, width, height } = DISPLAY
  roundRect(pen, x, y, width, height, 10)
  fillAndStroke(pen, PAPER_LIGHT, 2.5, INK)
  for (let slot = 0; slot < SLOTS; slot++) {
    const left = slotLeft(slot)
    roundRect(pen, left, y + 8, SLOT.width, height - 16, 8)
    fillAndStroke(pen, PAPER_SHADE, 1, INK_SOFT)
    drawCoin(pen, left + 34, y + 38, 52, String(slot + 1))
  }
}

const slotLeft = (slot: number) => DISPLAY.x + SLOT.left + slot * (SLOT.width + SLOT.gap)

/** The coaches on sale, and the progress of the game. */
export function displayThings(view: View): Thing[] {
  return [...view.display.map((coach, slot) => onSale(slotLeft(slot), coach)), ...stateThings(view)]
}

function onSale(left: number, coach: CoachId): Thing {
  const { points } = coachOf(coach)
  const box = { x: left, y: DISPLAY.y + 8, width: SLOT.width, height: DISPLAY.height - 16 }
  return stamped(`on sale ${coach}`, box, (own) => {
    drawIcon(own, 'star', SLOT.width - 84, 28, 40, GOLD, INK)
    text(own, String(points), SLOT.width - 60, 42, { face: 'display', size: 38, fill: INK })
    drawCarriage(own, coachOf(coach), SLOT.width / 2, 58, SEAT_SIZE)
  })
}

const STATE_LEFT = DISPLAY.x + SLOT.left + SLOTS * (SLOT.width + SLOT.gap) + 2
const STATE: Rect = {
  x: STATE_LEFT,
  y: DISPLAY.y + 8,
  width: DISPLAY.x + DISPLAY.width - SLOT.left - STATE_LEFT,
  height: DISPLAY.height - 16,
}

/** Round, coaches in the stack, tiles on the map, nuggets left, and the reason for the last round, certain or possible. */
function stateThings({ turn, stack, tiles, nuggetsLeftCount, end, idle }: View): Thing[] {
  const left = tiles.filter((tile) => tile !== null).length
  return counterThings(
    { round: turn.round, stack, tiles: left, nuggets: nuggetsLeftCount, end: end ?? (idle ? 'idle' : null) },
    STATE,
  )
}
