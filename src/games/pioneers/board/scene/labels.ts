/** Places each city's name once per map, clear of tiles, of other names and, where possible, of lines. */
import { contains, distanceToRect, overlap, type Point, type Rect } from '../../../../pictures/geometry.js'

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
  /** For each line, the positions for a choice's number. Names should leave at least one of them free. */
  readonly rooms: readonly (readonly Rect[])[]
  /** Printed things that no name may cover. */
  readonly taken: readonly Rect[]
}

const GAP = 3
/** Costs. The first outweighs any number of the others. */
const FORBIDDEN = 100_000
const LINE_COST = 20
/** Per pixel of a line that a name covers. */
const COVERED_COST = 0.7
/** Per line without room left for a number. */
const BLOCKED_COST = 150
/** A name should be closer to its own city than to any other by this factor. */
const CLOSE = 1.2
const STRANGE_COST = 45

/** Annealing: the number of steps, and the cost increase accepted at the beginning and at the end. */
const STEPS = 60_000
const HEAT = { first: 150, last: 1 } as const

/** One rectangle for each task, in order. The result is deterministic. */
export function placeLabels(tasks: readonly LabelTask[], obstacles: Obstacles): Rect[] {
  const candidates = tasks.map((task) => spots(task, obstacles.clearance))
  const own = candidates.map((rects, task) =>
    rects.map((rect, rank) => fixedCost(rect, tasks, obstacles) + strangeness(rect, task, tasks) + 2 * rank),
  )
  const chosen = own.map((costs) => costs.indexOf(Math.min(...costs)))
  const clashes = clashesOf(candidates)
  const cost = (task: number, choice: number) => {
    let met = 0
    for (const clash of clashes[task]?.[choice] ?? []) if (chosen[clash.task] === clash.choice) met++
    return (own[task]?.[choice] ?? 0) + FORBIDDEN * met
  }
  const random = sequence()
  for (let step = 0; step < STEPS; step++) {
    const heat = HEAT.first * (HEAT.last / HEAT.first) ** (step / STEPS)
    const task = Math.floor(random() * tasks.length)
    const choice = Math.floor(random() * (candidates[task]?.length ?? 0))
    const gain = cost(task, choice) - cost(task, chosen[task] ?? 0)
    if (gain <= 0 || random() < Math.exp(-gain / heat)) chosen[task] = choice
  }
  return chosen.map((choice, task) => candidates[task]?.[choice] ?? NOWHERE)
}

interface Clash {
  readonly task: number
  readonly choice: number
}

/** For each candidate, the candidates of other names that it would overlap. */
function clashesOf(candidates: readonly (readonly Rect[])[]): (readonly Clash[])[][] {
  const extents = candidates.map(extentOf)
  return candidates.map((rects, own) => {
    const near = candidates.flatMap((others, task) =>
      task !== own && overlap(extents[task] ?? NOWHERE, extents[own] ?? NOWHERE)
        ? others.map((rect, choice) => ({ task, choice, rect }))
        : [],
    )
    return rects.map((rect) => near.filter((other) => overlap(other.rect, rect)))
  })
}

/** The smallest rectangle around several. */
function extentOf(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map((rect) => rect.x))
  const y = Math.min(...rects.map((rect) => rect.y))
  const right = Math.max(...rects.map((rect) => rect.x + rect.width))
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height))
  return { x, y, width: right - x, height: bottom - y }
}

const NOWHERE: Rect = { x: 0, y: 0, width: 0, height: 0 }

/** A fixed pseudo-random sequence of numbers from 0 to 1 (Park-Miller generator). */
function sequence(): () => number {
  let state = 1850
  return () => {
    state = (state * 48_271) % 0x7fffffff
    return state / 0x7fffffff
  }
}

/** Eight positions around a city and some that slide along its top and bottom, in order of preference. */
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
    ...[0.35, 0.65].flatMap((share) => [rect(reach, -height * share), rect(-reach - width, -height * share)]),
    ...rows.flatMap((y) => [0, 1].map((share) => rect(-width * share, y))),
    ...[-1.6, 0.6].flatMap((rise) => [rect(reach * 0.9, height * rise), rect(-reach * 0.9 - width, height * rise)]),
  ]
}

function fixedCost(rect: Rect, tasks: readonly LabelTask[], { frame, clearance, lines, rooms, taken }: Obstacles): number {
  const outside = contains(frame, rect) && !taken.some((other) => overlap(other, rect)) ? 0 : FORBIDDEN
  const onCities = tasks.filter(({ at }) => distanceToRect(at, rect) < clearance).length
  const onLines = lines.map(([from, to]) => crossing(rect, from, to)).filter((length) => length > 0)
  const covered = onLines.reduce((sum, length) => sum + LINE_COST + COVERED_COST * length, 0)
  const blocked = rooms.filter((room) => room.length > 0 && room.every((spot) => overlap(spot, rect))).length
  return outside + onCities * FORBIDDEN + covered + blocked * BLOCKED_COST
}

/** How much closer a name is to another city than a reader would expect. */
function strangeness(rect: Rect, own: number, tasks: readonly LabelTask[]): number {
  const middle = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 }
  const away = ({ at }: LabelTask) => Math.hypot(at.x - middle.x, at.y - middle.y)
  const mine = tasks[own]
  const limit = mine === undefined ? 0 : away(mine) * CLOSE
  return tasks.filter((task, other) => other !== own && away(task) < limit).length * STRANGE_COST
}

/** Length of the part of a straight line inside a rectangle (Liang-Barsky clipping). */
function crossing(rect: Rect, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const sides = [
    [-dx, from.x - rect.x],
    [dx, rect.x + rect.width - from.x],
    [-dy, from.y - rect.y],
    [dy, rect.y + rect.height - from.y],
  ] as const
  let [enter, leave] = [0, 1]
  for (const [p, q] of sides) {
    if (p === 0 && q < 0) return 0
    if (p < 0) enter = Math.max(enter, q / p)
    if (p > 0) leave = Math.min(leave, q / p)
  }
  return Math.max(0, leave - enter) * Math.hypot(dx, dy)
}
