/** Draws a rating over time: a line through the rating after each game, with a band up to the likeliest strength. */

import type { Pen } from '../pictures/canvas.js'
import type { Drawing } from '../pictures/drawing.js'
import { text } from '../pictures/lettering/text.js'
import { INK, INK_SOFT, PAPER_SHADE, SEA, SEA_INK } from '../pictures/palette.js'
import { circle, fillWith, strokeWith } from '../pictures/shapes.js'
import { chartInks } from './inks.js'
import { drawSheet, HEAD, SMALL } from './sheet.js'

interface ChartedRating {
  readonly rating: number
  readonly likeliest: number
}

export interface RatingChart {
  readonly title: string
  readonly subtitle: string
  /** Oldest first, at least one. */
  readonly points: readonly ChartedRating[]
  /** The labels below the first and the last point. */
  readonly from: string
  readonly to: string
}

const HEIGHT = 720
const PLOT = { x: 150, y: HEAD + 20, width: 900, height: HEIGHT - HEAD - 110 } as const
/** From the edges of the plot to the first and the last point. */
const INSET = 20
const MOST_LEVELS = 6
const STEPS = [10, 20, 50, 100, 200, 500, 1000] as const
/** The radius of the dots for up to `most` points. With more points only the last one gets a dot. */
const DOTS = [
  { most: 20, radius: 9 },
  { most: 60, radius: 6 },
] as const

type Place = (index: number, rating: number) => readonly [number, number]

export function drawRatingChart(chart: RatingChart): Drawing {
  const kind = 'rating-chart'
  return drawSheet({ chart, height: HEIGHT, kind, name: 'rating', inks: chartInks, paint: paintChart })
}

function paintChart(pen: Pen, { points, from, to }: RatingChart): void {
  const { low, high, step } = scaleOf(points)
  const place: Place = (index, rating) => [
    PLOT.x + INSET + ((PLOT.width - 2 * INSET) * index) / Math.max(1, points.length - 1),
    PLOT.y + PLOT.height * (1 - (rating - low) / (high - low)),
  ]
  paintBand(pen, points, place)
  for (let level = low; level <= high; level += step) paintLevel(pen, level, place(0, level)[1])
  paintLine(pen, points, place)
  paintDates(pen, from, to)
}

/** Round numbers that enclose all ratings and likeliest strengths. */
function scaleOf(points: readonly ChartedRating[]): { readonly low: number; readonly high: number; readonly step: number } {
  const least = Math.min(...points.map(({ rating }) => rating))
  const most = Math.max(...points.map(({ likeliest }) => likeliest))
  const step = STEPS.find((round) => (most - least) / round <= MOST_LEVELS) ?? most - least
  const low = Math.floor(least / step) * step
  return { low, high: Math.max(low + step, Math.ceil(most / step) * step), step }
}

function paintLevel(pen: Pen, level: number, y: number): void {
  pen.fillStyle = PAPER_SHADE
  pen.fillRect(PLOT.x, Math.round(y) - 1, PLOT.width, 3)
  text(pen, String(level), PLOT.x - 16, y + 11, { face: 'display', size: SMALL, fill: INK, align: 'right' })
}

function paintBand(pen: Pen, points: readonly ChartedRating[], place: Place): void {
  const upper = points.map(({ likeliest }, index) => place(index, likeliest))
  const lower = points.map(({ rating }, index) => place(index, rating))
  pen.beginPath()
  for (const [x, y] of [...upper, ...lower.toReversed()]) pen.lineTo(x, y)
  pen.closePath()
  fillWith(pen, SEA)
}

function paintLine(pen: Pen, points: readonly ChartedRating[], place: Place): void {
  const places = points.map(({ rating }, index) => place(index, rating))
  pen.beginPath()
  for (const [x, y] of places) pen.lineTo(x, y)
  pen.lineJoin = 'round'
  strokeWith(pen, 6, SEA_INK)
  const [last, end] = [points.at(-1), places.at(-1)]
  if (last === undefined || end === undefined) return
  const { radius = 0 } = DOTS.find(({ most }) => places.length <= most) ?? {}
  pen.fillStyle = INK
  if (radius > 0) for (const at of places) paintDot(pen, at, radius)
  paintDot(pen, end, DOTS[0].radius)
  text(pen, String(last.rating), PLOT.x + PLOT.width + 10, end[1] + 14, { face: 'display', size: 40, fill: INK })
}

function paintDot(pen: Pen, [x, y]: ReturnType<Place>, radius: number): void {
  circle(pen, x, y, radius)
  pen.fill()
}

function paintDates(pen: Pen, from: string, to: string): void {
  const style = { face: 'display', size: SMALL, fill: INK_SOFT } as const
  const y = PLOT.y + PLOT.height + 48
  text(pen, from, PLOT.x, y, style)
  text(pen, to, PLOT.x + PLOT.width, y, { ...style, align: 'right' })
}
