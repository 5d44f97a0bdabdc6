/** The coach display below the map, what is left of the stack, and how far the game has come. */
import type { Pen } from '../../../pictures/canvas.js'
import { stamped, type Thing } from '../../../pictures/drawing.js'
import { ALARM, GOLD, INK, INK_SOFT, PAPER_LIGHT, PAPER_SHADE, WHITE } from '../../../pictures/palette.js'
import { roundRect } from '../../../pictures/shapes.js'
import { text } from '../../../pictures/text.js'
import { coachOf } from '../data/coaches.js'
import type { CoachId, EndReason, View } from '../rules/types.js'
import { drawCarriage } from './carriage.js'
import { drawCoin } from './figures.js'
import { drawIcon, type Icon } from './icons.js'
import { DISPLAY } from './layout.js'

const SLOT = { width: 212, gap: 6, left: 8 } as const
const SEAT_SIZE = 44
const SLOTS = 4

/** The parts that never change: the printed tray. */
export function paintTray(pen: Pen): void {
  const { x, y, width, height } = DISPLAY
  roundRect(pen, x, y, width, height, 10)
  pen.fillStyle = PAPER_LIGHT
  pen.fill()
  pen.lineWidth = 2.5
  pen.strokeStyle = INK
  pen.stroke()
  for (let slot = 0; slot < SLOTS; slot++) {
    const left = slotLeft(slot)
    roundRect(pen, left, y + 8, SLOT.width, height - 16, 8)
    pen.fillStyle = PAPER_SHADE
    pen.fill()
    pen.lineWidth = 1
    pen.strokeStyle = INK_SOFT
    pen.stroke()
    drawCoin(pen, left + 34, y + 38, 52, String(slot + 1))
  }
}

const slotLeft = (slot: number) => DISPLAY.x + SLOT.left + slot * (SLOT.width + SLOT.gap)

/** The coaches on sale, and the state of the game. */
export function displayThings(view: View): Thing[] {
  return [...view.display.map((coach, slot) => onSale(slotLeft(slot), coach)), stateThing(view)]
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

const STATE = { left: DISPLAY.x + SLOT.left + SLOTS * (SLOT.width + SLOT.gap) + 8, column: 142, row: 52 } as const

const END_ICONS: Readonly<Record<EndReason, Icon>> = {
  roads: 'road',
  stack: 'stack',
  'no-tiles': 'tiles',
  stalemate: 'hourglass',
}

/** Round, coaches in the stack, tiles on the map, nuggets left; and why the last round is on. */
function stateThing({ turn, stack, tiles, nuggetsLeftCount, end }: View): Thing {
  const entries: readonly (readonly [Icon, number])[] = [
    ['hourglass', turn.round],
    ['stack', stack],
    ['tiles', tiles.filter((tile) => tile !== null).length],
    ['nugget', nuggetsLeftCount],
  ]
  const box = { x: STATE.left, y: DISPLAY.y + 8, width: 2 * STATE.column, height: DISPLAY.height - 16 }
  const paint = (pen: Pen) => {
    for (const [i, [icon, count]] of entries.entries()) {
      const x = STATE.left + (i % 2) * STATE.column
      const y = DISPLAY.y + 36 + Math.floor(i / 2) * STATE.row
      drawIcon(pen, icon, x + 20, y, 38, icon === 'nugget' ? GOLD : INK, icon === 'nugget' ? INK : undefined)
      text(pen, String(count), x + 50, y + 13, { face: 'display', size: 36, fill: INK })
    }
    if (end !== null) drawEnd(pen, END_ICONS[end])
  }
  return { key: `state ${JSON.stringify([entries, end])}`, boxes: [box], paint }
}

function drawEnd(pen: Pen, reason: Icon): void {
  const y = DISPLAY.y + 112
  roundRect(pen, STATE.left, y, 2 * STATE.column - 14, 48, 8)
  pen.fillStyle = ALARM
  pen.fill()
  drawIcon(pen, 'flag', STATE.left + 40, y + 24, 36, WHITE)
  drawIcon(pen, 'pointer', STATE.left + 134, y + 24, 26, WHITE)
  drawIcon(pen, reason, STATE.left + 220, y + 24, 36, WHITE)
}
