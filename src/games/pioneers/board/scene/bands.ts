/** Broad bands along lines of the map, and rings around its places. */
import type { Pen } from '../../../../pictures/canvas.js'
import { stamped, type Thing } from '../../../../pictures/drawing.js'
import { around, boxAround, type Point, type Rect } from '../../../../pictures/geometry.js'
import { circle, strokeWith } from '../../../../pictures/shapes.js'

/** A straight line between two points. */
export type Ends = readonly [Point, Point]

/** Radius of a ring. */
const RING = 22
/** The content of a city hides everything closer to its middle than this. */
const HIDDEN = 22

/** One colour of a band. Narrower stripes lie on broader ones. */
export interface Stripe {
  readonly breadth: number
  readonly colour: string
}

/** Lines and rings merge where they meet, because each stripe is drawn for all of them before the next one. */
export function bandThings(lines: readonly Ends[], places: readonly Point[], stripes: readonly Stripe[]): Thing[] {
  return stripes.flatMap((stripe) => [
    ...lines.map((ends) => lineThing(ends, stripe)),
    ...places.map((place) => ringThing(place, stripe)),
  ])
}

function lineThing(ends: Ends, { breadth, colour }: Stripe): Thing {
  const box = boxAlong(ends, breadth / 2)
  return stamped(`stripe ${breadth} ${colour} ${wayOf(ends)}`, box, (own) => {
    const [from, to] = inside(ends, box)
    own.beginPath()
    own.moveTo(from.x, from.y)
    own.lineTo(to.x, to.y)
    paintStripe(own, { breadth, colour })
  })
}

function ringThing(place: Point, { breadth, colour }: Stripe): Thing {
  const side = 2 * RING + breadth + 2
  return stamped(`ring ${breadth} ${colour}`, boxAround(place, side), (own) => {
    circle(own, side / 2, side / 2, RING)
    paintStripe(own, { breadth, colour })
  })
}

function paintStripe(pen: Pen, { breadth, colour }: Stripe): void {
  strokeWith(pen, breadth, colour)
}

/** The visible box between two cities of something that extends `reach` to either side of its line, in whole pixels. */
export function boxAlong([from, to]: Ends, reach: number): Rect {
  const hidden = Math.sqrt(Math.max(0, HIDDEN ** 2 - reach ** 2)) / Math.hypot(to.x - from.x, to.y - from.y)
  const [across, down] = [(to.x - from.x) * hidden, (to.y - from.y) * hidden]
  const seen = [
    { x: from.x + across, y: from.y + down },
    { x: to.x - across, y: to.y - down },
  ]
  return around(seen, reach + 1)
}

/** A line relative to the corner of its box. */
export function inside([from, to]: Ends, { x, y }: Point): Ends {
  return [
    { x: from.x - x, y: from.y - y },
    { x: to.x - x, y: to.y - y },
  ]
}

/** A key for a line on any map. No two cities share a pixel. */
export function wayOf([from, to]: Ends): string {
  return `${Math.round(from.x)} ${Math.round(from.y)} ${Math.round(to.x)} ${Math.round(to.y)}`
}
