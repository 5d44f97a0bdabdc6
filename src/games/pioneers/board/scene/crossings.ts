/** How much of a map's lines the rectangles of names and of the stagecoach cover. */
import type { Rect } from '../../../../pictures/geometry.js'
import type { Line } from '../../data/map.js'
import type { Chart } from './charted.js'
import { crossing } from './labels.js'

/** The lines that a rectangle crosses, with the length of each inside it in pixels. */
export type Crossings = ReadonlyMap<Line, number>

/** By chart and rectangle. Pictures of one map choose from the same rectangles, and measuring takes longer than choosing. */
const measured = new WeakMap<Chart, WeakMap<Rect, Crossings>>()

/** Measures each rectangle of a map once. */
export function crossingsOf(chart: Chart, rect: Rect): Crossings {
  const ofChart = measured.get(chart) ?? new WeakMap<Rect, Crossings>()
  measured.set(chart, ofChart)
  const known = ofChart.get(rect)
  if (known !== undefined) return known
  const crossings = new Map<Line, number>()
  for (const [line, ends] of chart.lines.entries()) {
    const length = crossing(rect, ends)
    if (length > 0) crossings.set(line, length)
  }
  ofChart.set(rect, crossings)
  return crossings
}
