/** Where each city's name stands: computed once for each map, clear of tiles, of other names and, where possible, of lines. */
import type { Point, Rect } from './layout.js'

export interface LabelTask {
  readonly at: Point
  readonly width: number
  readonly height: number
}

export interface Obstacles {
  /** Names must stay inside. */
  readonly frame: Rect
  /** Radius around every city that belongs to its tile and pieces. */
  readonly clearance: number
  readonly lines: readonly (readonly [Point, Point])[]
  /** Printed things that no name may cover. */
  readonly taken: readonly Rect[]
}

const GAP = 3
/** Costs that outweigh any number of the next smaller kind. */
const FORBIDDEN = 1_000_000
const LINE_COST = 40
/** A name should be this much nearer to its own city than to any other. */
const CLOSE = 1.25
const STRANGE_COST = 60
const ROUNDS = 12

/** One rectangle for each task, in their order. */
export function placeLabels(tasks: readonly LabelTask[], obstacles: Obstacles): Rect[] {
  const candidates = tasks.map((task) => spots(task, obstacles.clearance))
  const fixed = candidates.map((rects, task) =>
    rects.map((rect, rank) => fixedCost(rect, tasks, obstacles) + strangeness(rect, task, tasks) + rank),
  )
  const chosen = fixed.map((costs) => cheapest(costs))
  for (let round = 0; round < ROUNDS; round++) {
    for (const [task, rects] of candidates.entries()) {
      const others = chosen.flatMap((choice, other) => (other === task ? [] : [candidates[other]?.[choice]])).filter(isRect)
      const costs = rects.map(
        (rect, i) => (fixed[task]?.[i] ?? 0) + FORBIDDEN * others.filter((other) => overlap(rect, other)).length,
      )
      chosen[task] = cheapest(costs)
    }
  }
  return candidates.map((rects, task) => rects[chosen[task] ?? 0]).filter(isRect)
}

const isRect = (rect: Rect | undefined): rect is Rect => rect !== undefined

function cheapest(costs: readonly number[]): number {
  return costs.indexOf(Math.min(...costs))
}

/** Eight positions around a city and some that slide along its top and bottom, the best liked first. */
function spots({ at, width, height }: LabelTask, clearance: number): Rect[] {
  const reach = clearance + GAP
  const diagonal = reach * 0.72
  const rect = (x: number, y: number): Rect => ({ x: at.x + x, y: at.y + y, width, height })
  const rows = [reach, -reach - height]
  return [
    ...rows.map((y) => rect(-width / 2, y)),
    rect(reach, -height / 2),
    rect(-reach - width, -height / 2),
    ...[diagonal, -diagonal - height].flatMap((y) => [rect(diagonal, y), rect(-diagonal - width, y)]),
    ...rows.flatMap((y) => [0.1, 0.3, 0.7, 0.9].map((share) => rect(-width * share, y))),
    ...[0.2, 0.8].flatMap((share) => [rect(reach, -height * share), rect(-reach - width, -height * share)]),
    ...rows.map((y) => rect(-width / 2, y * 1.3)),
  ]
}

function fixedCost(rect: Rect, tasks: readonly LabelTask[], { frame, clearance, lines, taken }: Obstacles): number {
  const outside = contains(frame, rect) && !taken.some((other) => overlap(other, rect)) ? 0 : FORBIDDEN
  const onCities = tasks.filter(({ at }) => distanceToRect(at, rect) < clearance).length
  const onLines = lines.filter(([from, to]) => crosses(rect, from, to)).length
  return outside + onCities * FORBIDDEN + onLines * LINE_COST
}

/** How much nearer a name is to some other city than a reader would expect. */
function strangeness(rect: Rect, own: number, tasks: readonly LabelTask[]): number {
  const middle = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 }
  const away = ({ at }: LabelTask) => Math.hypot(at.x - middle.x, at.y - middle.y)
  const mine = tasks[own]
  const limit = mine === undefined ? 0 : away(mine) * CLOSE
  return tasks.filter((task, other) => other !== own && away(task) < limit).length * STRANGE_COST
}

export function overlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

export function contains(outer: Rect, inner: Rect): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  )
}

export function distanceToRect({ x, y }: Point, rect: Rect): number {
  const dx = Math.max(rect.x - x, 0, x - rect.x - rect.width)
  const dy = Math.max(rect.y - y, 0, y - rect.y - rect.height)
  return Math.hypot(dx, dy)
}

/** Whether a straight line touches a rectangle (Liang and Barsky's clipping). */
export function crosses(rect: Rect, from: Point, to: Point): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const sides = [
    [-dx, from.x - rect.x],
    [dx, rect.x + rect.width - from.x],
    [-dy, from.y - rect.y],
    [dy, rect.y + rect.height - from.y],
  ] as const
  let [enter, leave] = [0, 1]
  for (const [p, q] of sides) {
    if (p === 0 && q < 0) return false
    if (p < 0) enter = Math.max(enter, q / p)
    if (p > 0) leave = Math.min(leave, q / p)
  }
  return enter <= leave
}
