/** A seat's own picture: choices pointed out exactly as its menu names them. */
import type { Pen } from '../../../pictures/canvas.js'
import { INK, WHITE } from '../../../pictures/palette.js'
import { roundRect } from '../../../pictures/shapes.js'
import { text, textWidth } from '../../../pictures/text.js'
import { lineBetween } from '../data/map.js'
import type { Mark } from '../rules/types.js'
import type { Chart } from './chart.js'
import type { Point } from './layout.js'

const HIGHLIGHT = '#e0218a'
const BADGE_HEIGHT = 32

export function drawMarks(pen: Pen, chart: Chart, marks: readonly Mark[]): void {
  for (const mark of marks) if (mark.kind === 'route') drawRoute(pen, chart, mark.path)
  for (const mark of marks) {
    const at = badgeSpot(chart, mark)
    if (at !== null) drawBadge(pen, at, mark.label)
  }
}

function badgeSpot(chart: Chart, mark: Mark): Point | null {
  switch (mark.kind) {
    case 'place': {
      const place = chart.places[mark.place]
      return place === undefined ? null : { x: place.x + 22, y: place.y - 22 }
    }
    case 'line': {
      const line = chart.lines[mark.line]
      return line === undefined ? null : middle(...line)
    }
    case 'route': {
      const [from, to] = mark.path.slice(-2).map((place) => chart.places[place])
      return from === undefined || to === undefined ? null : middle(from, to)
    }
    default:
      return mark satisfies never
  }
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

function drawRoute(pen: Pen, chart: Chart, path: readonly number[]): void {
  pen.beginPath()
  for (const [i, from] of path.entries()) {
    const to = path[i + 1]
    const line = to === undefined ? null : lineBetween(chart.map, from, to)
    const ends = line === null ? undefined : chart.lines[line]
    if (ends === undefined) continue
    pen.moveTo(ends[0].x, ends[0].y)
    pen.lineTo(ends[1].x, ends[1].y)
  }
  pen.lineWidth = 20
  pen.lineCap = 'round'
  pen.globalAlpha = 0.35
  pen.strokeStyle = HIGHLIGHT
  pen.stroke()
  pen.globalAlpha = 1
}

function drawBadge(pen: Pen, { x, y }: Point, label: string): void {
  const width = Math.max(BADGE_HEIGHT, textWidth(label, 'display', 22) + 16)
  roundRect(pen, x - width / 2, y - BADGE_HEIGHT / 2, width, BADGE_HEIGHT, BADGE_HEIGHT / 2)
  pen.fillStyle = HIGHLIGHT
  pen.fill()
  pen.lineWidth = 3
  pen.strokeStyle = WHITE
  pen.stroke()
  pen.lineWidth = 1
  pen.strokeStyle = INK
  text(pen, label, x, y + 8, { face: 'display', size: 22, fill: WHITE, align: 'center' })
}
