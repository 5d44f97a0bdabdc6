/** Broad bands along lines of the map and rings around its places. */
import type { Pen } from '../../../pictures/canvas.js'
import type { Thing } from '../../../pictures/drawing.js'
import { around, type Point } from '../../../pictures/geometry.js'

/** From one point straight to another. */
export type Ends = readonly [Point, Point]

/** Radius of a ring. */
const RING = 22

/** One colour of a band: the narrower ones lie on the broader ones. */
export interface Stripe {
  readonly breadth: number
  readonly colour: string
}

/** Where lines and rings meet they are one: all of them have a stripe before any has the next. */
export function bandThings(lines: readonly Ends[], places: readonly Point[], stripes: readonly Stripe[]): Thing[] {
  return stripes.flatMap((stripe) => [
    ...lines.map((ends) => stripeThing(stripe, ends, stripe.breadth / 2, (pen) => traceLine(pen, ends))),
    ...places.map((place) => stripeThing(stripe, [place], RING + stripe.breadth / 2, (pen) => traceRing(pen, place))),
  ])
}

function stripeThing({ breadth, colour }: Stripe, points: readonly Point[], reach: number, trace: (pen: Pen) => void): Thing {
  return {
    key: `stripe ${breadth} ${colour} ${points.map(({ x, y }) => `${x} ${y}`)}`,
    boxes: [around(points, reach + 1)],
    paint(pen) {
      pen.beginPath()
      trace(pen)
      pen.lineCap = 'round'
      pen.lineWidth = breadth
      pen.strokeStyle = colour
      pen.stroke()
    },
  }
}

function traceLine(pen: Pen, [from, to]: Ends): void {
  pen.moveTo(from.x, from.y)
  pen.lineTo(to.x, to.y)
}

function traceRing(pen: Pen, { x, y }: Point): void {
  pen.moveTo(x + RING, y)
  pen.arc(x, y, RING, 0, Math.PI * 2)
}
