/** The trail through the four weeks of five days and a town each. The wagon shows the progress of the game. */
import { type Pen, path } from '../../../../pictures/canvas.js'
import { paintThings, stamped, type Thing } from '../../../../pictures/drawing.js'
import type { Rect } from '../../../../pictures/geometry.js'
import { text } from '../../../../pictures/lettering/text.js'
import { GOLD, INK, INK_SOFT, PAPER_LIGHT, PAPER_SHADE, WOOD } from '../../../../pictures/palette.js'
import { circle, fillAndStroke, fillWith } from '../../../../pictures/shapes.js'
import { DAYS } from '../../data/dice.js'
import type { View } from '../../rules/types.js'
import { paintTrailWagon, TRAIL_WAGON } from '../pieces/trail-wagon.js'
import { STEP, stopAt } from './stops.js'

const ROMAN = ['I', 'II', 'III', 'IV'] as const

/** The index of the current stop, counting days and towns. Null before the first. */
function stopOf({ phase, week, day }: Pick<View, 'phase' | 'week' | 'day'>): number | null {
  if (week === 0) return null
  const isInTown = phase === 'town' || phase === 'arrival' || phase === 'over'
  const before = (week - 1) * (DAYS + 1)
  return before + (isInTown ? DAYS : Math.max(1, day) - 1)
}

/** The past and future stops, and the wagon. */
export function trailThings(view: View): Thing[] {
  const here = stopOf(view)
  const weeks = TRAIL_WEEKS.flatMap(({ past, ahead, stops }, week) => {
    const day = here === null ? -1 : here - week * (DAYS + 1)
    if (day < 0) return [ahead]
    if (day > DAYS) return [past]
    return stops.flatMap((stop, i) => stop[stateOf(i, day)])
  })
  return here === null ? weeks : [...weeks, wagonThing(here)]
}

const stateOf = (stop: number, here: number): StopState => (stop > here ? 'ahead' : stop < here ? 'past' : 'here')

type StopState = 'past' | 'here' | 'ahead'
const FILLS: Readonly<Record<StopState, readonly [fill: string, on: string]>> = {
  past: [INK_SOFT, PAPER_LIGHT],
  here: [GOLD, INK],
  ahead: [PAPER_LIGHT, INK],
}
/** The extent of a stop from its middle: sideways, up and down. */
const REACH = { day: { side: 18, up: 18, down: 18 }, town: { side: 24, up: 60, down: 19 } } as const

function stopBox(stop: number, isTown: boolean): Rect {
  const { x, y } = stopAt(stop)
  const { side, up, down } = isTown ? REACH.town : REACH.day
  return { x: Math.round(x - side), y: Math.round(y - up), width: 2 * side, height: up + down }
}

function paintDay(pen: Pen, day: number, state: StopState): void {
  const [fill, on] = FILLS[state]
  const { side: x, up: y } = REACH.day
  circle(pen, x, y, 16)
  fillAndStroke(pen, fill, 2, INK)
  text(pen, String(day), x, y + 8, { face: 'display', size: 22, fill: on, align: 'center' })
}

/** A house with the week's number on its front. */
function paintTown(pen: Pen, week: number, state: StopState): void {
  const [fill, on] = FILLS[state]
  const { side: x, up: y } = REACH.town
  const foot = y + 17
  const house = path(`M${x - 20} ${foot}V${y - 14}H${x + 20}V${foot}Z`)
  const roof = path(`M${x - 23} ${y - 14}L${x} ${y - 36}L${x + 23} ${y - 14}Z`)
  const flag = path(`M${x - 1} ${y - 34}V${y - 58}L${x + 16} ${y - 52}L${x + 1} ${y - 45}V${y - 34}Z`)
  pen.lineWidth = 2
  pen.lineJoin = 'round'
  pen.strokeStyle = INK
  for (const [part, paint] of [
    [flag, state === 'ahead' ? PAPER_SHADE : GOLD],
    [house, fill],
    [roof, WOOD],
  ] as const) {
    fillWith(pen, paint, part)
    pen.stroke(part)
  }
  text(pen, ROMAN[week] ?? '', x, y + 9, { face: 'display', size: 22, fill: on, align: 'center' })
}

/** The days of a week and the town at its end, one by one and combined. */
interface Week {
  readonly stops: readonly Readonly<Record<StopState, Thing>>[]
  readonly past: Thing
  readonly ahead: Thing
}

const TRAIL_WEEKS: readonly Week[] = ROMAN.map((_, week) => {
  const stops = Array.from({ length: DAYS + 1 }, (_, day) => ({
    past: stopThing(week, day, 'past'),
    here: stopThing(week, day, 'here'),
    ahead: stopThing(week, day, 'ahead'),
  }))
  const whole = (state: 'past' | 'ahead') =>
    weekThing(
      `week ${week} ${state}`,
      stops.map((stop) => stop[state]),
    )
  return { stops, past: whole('past'), ahead: whole('ahead') }
})

/** A day of a week, counted from 0, or the town after the last day. */
function stopThing(week: number, day: number, state: StopState): Thing {
  const isTown = day === DAYS
  const box = stopBox(week * (DAYS + 1) + day, isTown)
  return isTown
    ? stamped(`end of week ${week} ${state}`, box, (own) => paintTown(own, week, state))
    : stamped(`day ${day} ${state}`, box, (own) => paintDay(own, day + 1, state))
}

function weekThing(key: string, stops: readonly Thing[]): Thing {
  return { key, boxes: stops.flatMap(({ boxes }) => boxes), paint: (pen) => paintThings(pen, stops) }
}

/** The covered wagon and its ox above the stop, including the pale rim. */
function wagonThing(stop: number): Thing {
  const { x } = stopAt(stop)
  // The wagon must clear the highest stop below it, because the road rises and falls.
  const top = Math.min(...[-3, -2, -1, 0, 1, 2].map((near) => stopAt(stop + near).y)) - REACH.day.up
  const rim = 4
  const [width, height] = [TRAIL_WAGON.width + 2 * rim, TRAIL_WAGON.height + 2 * rim]
  const box = { x: Math.round(x + wagonShift(stop % (DAYS + 1), width)), y: Math.round(top) - height, width, height }
  return stamped('trail wagon', box, (own) => {
    own.translate(rim, rim)
    paintTrailWagon(own)
  })
}

/** The left edge relative to the stop. Keeps clear of the towns beside it, and stands left of a town. */
function wagonShift(day: number, width: number): number {
  const free = STEP - REACH.town.side - 1
  if (day === DAYS) return -REACH.town.side - 1 - width
  if (day === 0) return -free
  return day === DAYS - 1 ? free - width : -width / 2
}
