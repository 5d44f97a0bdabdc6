/** A seat's own picture: choices pointed out exactly as its menu names them. */
import type { Pen } from '../../../pictures/canvas.js'
import { INK, MARK, WHITE } from '../../../pictures/palette.js'
import { roundRect } from '../../../pictures/shapes.js'
import { text, textWidth } from '../../../pictures/text.js'
import { lineBetween } from '../data/map.js'
import type { Mark } from '../rules/types.js'
import { type Chart, CLEARANCE } from './chart.js'
import { distanceToRect, overlap } from './labels.js'
import type { Point, Rect } from './layout.js'

const BADGE = { height: 34, letters: 23, padding: 20 } as const

/** Of many choices the bands are narrow, so that the map stays readable. */
const MANY = 14
const BAND = { few: 16, many: 6 } as const

/** Under everything that stands on the map: the lines and routes in question, as broad bands; rings around the places. */
export function drawBands(pen: Pen, chart: Chart, marks: readonly Mark[]): void {
  pen.beginPath()
  for (const [from, to] of new Set(marks.flatMap((mark) => linesOf(chart, mark)))) {
    pen.moveTo(from.x, from.y)
    pen.lineTo(to.x, to.y)
  }
  for (const { x, y } of marks.flatMap((mark) => (mark.kind === 'place' ? pointOf(chart, mark.place) : []))) {
    pen.moveTo(x + 22, y)
    pen.arc(x, y, 22, 0, Math.PI * 2)
  }
  const breadth = marks.length > MANY ? BAND.many : BAND.few
  pen.lineCap = 'round'
  pen.lineWidth = breadth + 6
  pen.strokeStyle = WHITE
  pen.stroke()
  pen.lineWidth = breadth
  pen.strokeStyle = MARK
  pen.stroke()
}

type Ends = readonly [Point, Point]

const pointOf = (chart: Chart, place: number): Point[] => {
  const point = chart.places[place]
  return point === undefined ? [] : [point]
}

function linesOf(chart: Chart, mark: Mark): Ends[] {
  const lines = mark.kind === 'line' ? [mark.line] : mark.kind === 'route' ? routeLines(chart, mark.path) : []
  return lines.flatMap((line) => {
    const ends = chart.lines[line]
    return ends === undefined ? [] : [ends]
  })
}

function routeLines(chart: Chart, path: readonly number[]): number[] {
  return path.flatMap((from, i) => {
    const to = path[i + 1]
    const line = to === undefined ? null : lineBetween(chart.map, from, to)
    return line === null ? [] : [line]
  })
}

/** Over everything: the number or price of each choice, where it hides the least. `taken` is what else stands there. */
export function drawBadges(pen: Pen, chart: Chart, marks: readonly Mark[], taken: readonly Rect[]): void {
  const placed: Rect[] = []
  for (const mark of marks) {
    const width = Math.max(BADGE.height, textWidth(mark.label, 'display', BADGE.letters) + BADGE.padding)
    const own = mark.kind === 'place' ? mark.place : mark.kind === 'route' ? (mark.path.at(-1) ?? null) : null
    const spots = spotsFor(chart, mark).map(({ x, y }) => ({
      x: x - width / 2,
      y: y - BADGE.height / 2,
      width,
      height: BADGE.height,
    }))
    const costs = spots.map((rect, rank) => rank + badgeCost(rect, chart, placed, taken, own))
    const best = spots[costs.indexOf(Math.min(...costs))]
    if (best === undefined) continue
    placed.push(best)
    drawBadge(pen, best, mark.label)
  }
}

function badgeCost(rect: Rect, chart: Chart, placed: readonly Rect[], taken: readonly Rect[], own: number | null): number {
  const onBadges = placed.filter((other) => overlap(other, rect)).length
  const onNames = [...chart.labels, ...taken].filter((other) => overlap(other, rect)).length
  const onCities = chart.places.filter((point, place) => place !== own && distanceToRect(point, rect) < CLEARANCE - 5).length
  return 100 * onBadges + 40 * onNames + 50 * onCities
}

/** Along the line in question (for a route its last), or around the place; the best liked first. */
function spotsFor(chart: Chart, mark: Mark): Point[] {
  if (mark.kind === 'place') {
    return pointOf(chart, mark.place).flatMap(({ x, y }) => CORNERS.map(([dx, dy]) => ({ x: x + dx * 27, y: y + dy * 27 })))
  }
  const last = linesOf(chart, mark).at(-1)
  if (last === undefined) return []
  const [from, to] = last
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy)
  return ASIDE.flatMap((aside) =>
    SHARES.map((share) => ({ x: from.x + dx * share - (dy * aside) / length, y: from.y + dy * share + (dx * aside) / length })),
  )
}

const CORNERS = [
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
  [0, -1.4],
  [1.4, 0],
  [-1.4, 0],
  [0, 1.4],
] as const
/** Pixels to either side of the line. */
const ASIDE = [0, 11, -11] as const
const SHARES = [0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.26, 0.74] as const

function drawBadge(pen: Pen, { x, y, width, height }: Rect, label: string): void {
  roundRect(pen, x, y, width, height, height / 2)
  pen.lineWidth = 6
  pen.strokeStyle = INK
  pen.stroke()
  pen.fillStyle = WHITE
  pen.fill()
  pen.lineWidth = 3
  pen.strokeStyle = MARK
  pen.stroke()
  text(pen, label, x + width / 2, y + height / 2 + 8, { face: 'display', size: BADGE.letters, fill: INK, align: 'center' })
}
