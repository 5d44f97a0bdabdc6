/** A seat's own picture: choices pointed out exactly as its menu names them. */

import { drawBadge } from '../../../pictures/badge.js'
import type { Pen } from '../../../pictures/canvas.js'
import type { Thing } from '../../../pictures/drawing.js'
import { around, type Point } from '../../../pictures/geometry.js'
import { MARK, WHITE } from '../../../pictures/palette.js'
import type { Mark } from '../rules/types.js'
import { linesOf, placeBadges, pointOf } from './badges.js'
import type { Chart } from './chart.js'
import type { Standing } from './standing.js'

/** Of many choices the bands are narrow, so that the map stays readable. */
const MANY = 14
const BAND = { few: 16, many: 6 } as const

/** Under everything that stands on the map: the lines and routes in question, as broad bands; rings around the places. */
export function bandsThing(chart: Chart, marks: readonly Mark[]): Thing[] {
  if (marks.length === 0) return []
  const linesTo = (isPlace: boolean) => [
    ...new Set(marks.filter(({ kind }) => (kind === 'place') === isPlace).flatMap((mark) => linesOf(chart, mark))),
  ]
  const [ways, lines] = [linesTo(true), linesTo(false)]
  const places = marks.flatMap((mark) => (mark.kind === 'place' ? pointOf(chart, mark.place) : []))
  const breadth = marks.length > MANY ? BAND.many : BAND.few
  return [
    {
      key: `bands ${JSON.stringify(marks)}`,
      boxes: [
        ...[...ways, ...lines].map((ends) => around(ends, breadth)),
        ...places.map((place) => around([place], RING + breadth)),
      ],
      paint(pen) {
        drawBands(pen, ways, [], BAND.many)
        drawBands(pen, lines, places, breadth)
      },
    },
  ]
}

/** Radius of the ring around a place. */
const RING = 22

function drawBands(pen: Pen, lines: readonly (readonly [Point, Point])[], places: readonly Point[], breadth: number): void {
  pen.beginPath()
  for (const [from, to] of lines) {
    pen.moveTo(from.x, from.y)
    pen.lineTo(to.x, to.y)
  }
  for (const { x, y } of places) {
    pen.moveTo(x + RING, y)
    pen.arc(x, y, RING, 0, Math.PI * 2)
  }
  pen.lineCap = 'round'
  pen.lineWidth = breadth + 6
  pen.strokeStyle = WHITE
  pen.stroke()
  pen.lineWidth = breadth
  pen.strokeStyle = MARK
  pen.stroke()
}

/** Over everything: the number or price of each choice. `standing` is what shall stay visible. */
export function badgeThings(chart: Chart, marks: readonly Mark[], standing: Standing): Thing[] {
  return placeBadges(chart, marks, standing).map((badge) => ({
    key: `badge ${badge.label} ${badge.price}`,
    boxes: [badge.rect],
    paint: (pen) => drawBadge(pen, badge),
  }))
}
