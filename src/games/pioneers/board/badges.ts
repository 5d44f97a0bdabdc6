/** Where the numbers and prices of choices stand: beside nothing but their line or place, and on nothing that matters. */
import { textWidth } from '../../../pictures/text.js'
import { lineBetween } from '../data/map.js'
import type { Mark } from '../rules/types.js'
import type { Chart } from './chart.js'
import { overlap } from './labels.js'
import type { Point, Rect } from './layout.js'
import type { Standing } from './standing.js'

export const BADGE_LETTERS = 22
const BADGE = { height: 28, padding: 8 } as const

export interface Badge {
  readonly rect: Rect
  readonly label: string
}

/** A candidate, and what it costs whatever the other badges do. */
interface Spot {
  readonly rect: Rect
  readonly cost: number
}

/** Costs: nothing is worse than hiding a tile, a pioneer or another badge; a line may lie under the stagecoach wholly. */
const COSTS = { standing: 10_000, badge: 10_000, stagecoach: 500, name: 60 } as const
/** After the first round each badge may move again, now that all others stand. */
const ROUNDS = 4

/** One badge for each mark, in their order, beside what stands on the map. */
export function placeBadges(chart: Chart, marks: readonly Mark[], standing: Standing): Badge[] {
  const tasks = marks.flatMap((mark) => {
    const spots = spotsOf(chart, mark, standing)
    return spots.length === 0 ? [] : [{ label: mark.label, spots }]
  })
  const chosen: Rect[] = []
  for (let round = 0; round < ROUNDS; round++) {
    for (const [task, { spots }] of tasks.entries()) {
      const others = chosen.filter((_, other) => other !== task)
      const costs = spots.map(({ rect, cost }) => cost + COSTS.badge * others.filter((other) => overlap(other, rect)).length)
      const best = spots[costs.indexOf(Math.min(...costs))]
      if (best !== undefined) chosen[task] = best.rect
    }
  }
  return tasks.flatMap(({ label }, task) => {
    const rect = chosen[task]
    return rect === undefined ? [] : [{ rect, label }]
  })
}

function spotsOf(chart: Chart, mark: Mark, standing: Standing): Spot[] {
  const { height } = BADGE
  const width = Math.max(height, Math.ceil(textWidth(mark.label, 'display', BADGE_LETTERS)) + BADGE.padding)
  return middlesOf(chart, mark, width).map(({ x, y, cost }) => {
    const rect = { x: x - width / 2, y: y - height / 2, width, height }
    const onStanding = standing.cities.filter((other) => overlap(other, rect)).length
    const onStagecoach = overlap(standing.stagecoach, rect) ? COSTS.stagecoach : 0
    const onNames = chart.labels.filter((other) => overlap(other, rect)).length
    return { rect, cost: cost + onStagecoach + COSTS.standing * onStanding + COSTS.name * onNames }
  })
}

/** Along the line in question (for a route its last), or around the place. */
function middlesOf(chart: Chart, mark: Mark, width: number): (Point & { readonly cost: number })[] {
  if (mark.kind === 'place') return pointOf(chart, mark.place).flatMap((place) => aroundPlace(place, width))
  const last = linesOf(chart, mark).at(-1)
  return last === undefined ? [] : alongLine(last)
}

function alongLine([from, to]: Ends): (Point & { readonly cost: number })[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy)
  return ASIDE.flatMap((aside) =>
    SHARES.map((share) => ({
      x: from.x + dx * share - (dy * aside) / length,
      y: from.y + dy * share + (dx * aside) / length,
      cost: 2 * Math.abs(aside) + 40 * Math.abs(share - 0.5),
    })),
  )
}

function aroundPlace({ x, y }: Point, width: number): (Point & { readonly cost: number })[] {
  return DISTANCES.flatMap((distance) =>
    ANGLES.map((angle, rank) => ({
      x: x + Math.cos(angle) * distance * (width / 2 + PLACE_RADIUS),
      y: y + Math.sin(angle) * distance * (BADGE.height / 2 + PLACE_RADIUS),
      cost: 40 * (distance - 1) + rank,
    })),
  )
}

/** Pixels to either side of the line. */
const ASIDE = [0, 3, -3, 6, -6, 9, -9, 12, -12, 15, -15, 18, -18, 21, -21, 24, -24] as const
const SHARES = Array.from({ length: 27 }, (_, i) => 0.11 + i * 0.03)
const PLACE_RADIUS = 28
const DISTANCES = [1, 1.2, 1.4] as const
/** From the upper right round by turns. */
const ANGLES = [-1, -3, 1, 3, -2, 0, 4, 2].map((eighths) => (eighths * Math.PI) / 4)

type Ends = readonly [Point, Point]

/** The middle of a place, where there is one. */
export const pointOf = (chart: Chart, place: number): Point[] => {
  const point = chart.places[place]
  return point === undefined ? [] : [point]
}

/** The lines that a mark points out, in their order. */
export function linesOf(chart: Chart, mark: Mark): Ends[] {
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
