/** Positions of the days and towns on the trail's road. */
import { inset, type Point, type Rect } from '../../../../pictures/geometry.js'
import { DAYS, WEEKS } from '../../data/dice.js'
import { TRAIL } from '../layout.js'

/** Five days and a town for each week. */
export const STOPS = WEEKS * (DAYS + 1)
/** The inner area of the trail's frame. */
export const INSIDE: Rect = inset(TRAIL, 7)
const FIRST = INSIDE.x + 62
/** The distance from one stop to the next. */
export const STEP = (INSIDE.width - 118) / (STOPS - 1)

/** The road rises and falls a little. */
export function stopAt(stop: number): Point {
  const x = FIRST + stop * STEP
  return { x, y: TRAIL.y + 124 + 7 * Math.sin(stop * 0.62 + 0.4) }
}
