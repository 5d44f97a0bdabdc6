/**
 * The parts of the map in a close-up: one, or where the cities to drive to lie too far apart for it, one around the stagecoach
 * and beside it a small one for each city beyond.
 */
import { boxAround, contains, type Point, type Rect } from '../../../../pictures/geometry.js'
import type { Choice, View } from '../../rules/view-types.js'
import { MAP_INSIDE } from '../layout.js'
import { pointOf } from '../scene/badges.js'
import type { Chart } from '../scene/charted.js'
import { centred, type Detail, FAR, type Frame, partAround, TWICE, WIDTH } from './detail.js'

export interface Pane {
  readonly detail: Detail
  /** Where it stands in the picture, in whole pixels. */
  readonly box: Rect
  /** What is numbered in it. */
  readonly choices: readonly Choice[]
}

/** At least one. The first shows the stagecoach. */
export type Panes = readonly [Pane, ...Pane[]]

/** The width of the small panes in pixels of the picture. */
const COLUMN = 200
/** So many of them are as high as their city, its name and its number. */
const MOST_BEYOND = 4

/** A city to drive to. */
interface Goal {
  readonly choice: Choice
  readonly city: Point
}

/** A city so near the edge of a pane still has room for its number and its name there. */
const SPACE = 60
const isIn = (part: Rect, { city }: Goal) => contains(part, boxAround(city, SPACE))

/** The pane around the stagecoach, then the small ones. Null if too many cities lie beyond it, or something else does. */
export function dividedPanes(view: View, chart: Chart, marks: readonly Choice[], frame: Frame): Panes | null {
  const goals = marks.flatMap((choice): Goal[] =>
    choice.kind === 'place' ? pointOf(chart, choice.place).map((city) => ({ choice, city })) : [],
  )
  const needed = partAround(
    view,
    chart,
    marks,
    marks.filter(({ kind }) => kind !== 'place'),
  )
  for (const scale of [TWICE, FAR]) {
    const height = Math.min(Math.floor(MAP_INSIDE.height * scale.scale), frame.highest - frame.below)
    for (const column of [0, COLUMN]) {
      const size = { width: (WIDTH - column) / scale.scale, height: height / scale.scale }
      const part = mostGoals(needed, goals, size)
      if (part === null) continue
      const beyond = goals.filter((goal) => !isIn(part, goal))
      if (beyond.length <= (column === 0 ? 0 : MOST_BEYOND)) return panesOf({ ...scale, part }, column, marks, beyond)
    }
  }
  return null
}

/**
 * The part of the map of this size around `needed` that shows the most cities, and leaves the others on one side of it if it
 * can. Null if it is too small.
 */
function mostGoals(needed: Rect, goals: readonly Goal[], size: Pick<Rect, 'width' | 'height'>): Rect | null {
  if (needed.width > size.width || needed.height > size.height) return null
  const rects = [needed, ...goals.map(({ city }) => boxAround(city, SPACE))]
  const xs = rects.flatMap(({ x, width }) => [x, x + width - size.width])
  const ys = rects.flatMap(({ y, height }) => [y, y + height - size.height])
  const parts = xs.flatMap((x) => ys.map((y) => ({ x, y, ...size })))
  const first = centred(needed, size)
  return parts
    .filter((part) => contains(part, needed) && contains(MAP_INSIDE, part))
    .map((part) => ({ part, left: leftOut(part, goals) }))
    .reduce((best, each) => (each.left < best.left ? each : best), { part: first, left: leftOut(first, goals) }).part
}

/** How many cities lie beyond a part of the map. Of two parts with equally many, one is better that has them all on one side. */
function leftOut(part: Rect, goals: readonly Goal[]): number {
  const beyond = goals.filter((goal) => !isIn(part, goal))
  const east = beyond.filter((goal) => isEastOf(part, goal)).length
  return beyond.length + Math.min(east, beyond.length - east) / (beyond.length + 1)
}

const isEastOf = ({ x, width }: Rect, { city }: Goal) => city.x > x + width / 2

/** The small panes stand in a column on the side where most of their cities lie, from north to south. */
function panesOf(detail: Detail, column: number, marks: readonly Choice[], beyond: readonly Goal[]): Panes {
  const { part, scale } = detail
  const [width, height] = [WIDTH - column, Math.round(part.height * scale)]
  const isEast = 2 * beyond.filter((goal) => isEastOf(part, goal)).length >= beyond.length
  const top = (index: number) => Math.round((index * height) / beyond.length)
  const small = beyond
    .toSorted((one, other) => one.city.y - other.city.y)
    .map(({ choice, city }, index): Pane => {
      const box = { x: isEast ? width : 0, y: top(index), width: column, height: top(index + 1) - top(index) }
      const size = { width: box.width / scale, height: box.height / scale }
      return { detail: { ...detail, part: centred(boxAround(city, SPACE), size) }, box, choices: [choice] }
    })
  const choices = marks.filter((mark) => beyond.every(({ choice }) => choice !== mark))
  return [{ detail, box: { x: isEast ? 0 : column, y: 0, width, height }, choices }, ...small]
}
