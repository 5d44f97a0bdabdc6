/** Places each city's name once per map, clear of tiles, of other names and, where possible, of lines. */

import { contains, distanceToRect, overlap, type Point, type Rect } from '../../../../pictures/geometry.js'
import type { Ends } from './bands.js'
import type { Label, Wording } from './wordings.js'

export interface LabelTask {
  readonly at: Point
  readonly wordings: readonly Wording[]
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
/** The costs of a name, in any unit. */
const LEFT_OUT = 3_000
/** Per line break. */
const BROKEN_COST = 12
const LINE_COST = 40
/** Per pixel of a line that a name covers. */
const COVERED_COST = 0.7
/** Per line of which a name leaves too little to see who owns a road there, or that there is a line at all. */
const HIDDEN_COST = { road: 150, line: 4_000 } as const
/** Every other city is farther from a name than its own by this factor, and by the larger one if it can be. */
export const CLEAR = { least: 1.34, good: 1.6 } as const
/** The middle of a name should be closer to its own city than to any other by this factor. */
const CLOSE = 1.2
const STRANGE_COST = 45

/** Annealing: the number of steps, and the cost increase accepted at the beginning and at the end. */
const STEPS = 240_000
const HEAT = { first: 1_500, last: 5 } as const

/** One label for each task, in order, or null for a name that has no room. The result is deterministic. */
export function placeLabels(tasks: readonly LabelTask[], obstacles: Obstacles): readonly (Label | null)[] {
  const candidates = tasks.map((task) => candidatesOf(task, tasks, obstacles))
  const clashes = clashesOf(candidates.map((labels) => labels.map(({ rect }) => rect)))
  const chosen = candidates.map(() => OUT)
  const costOf = (task: number, choice: number) => candidates[task]?.[choice]?.cost ?? LEFT_OUT
  const inTheWay = (task: number, choice: number) =>
    (clashes[task]?.[choice] ?? []).filter((clash) => chosen[clash.task] === clash.choice)
  const random = sequence()
  for (let step = 0; step < STEPS; step++) {
    const heat = HEAT.first * (HEAT.last / HEAT.first) ** (step / STEPS)
    const task = Math.floor(random() * tasks.length)
    const choice = Math.floor(random() * ((candidates[task]?.length ?? 0) + 1)) - 1
    const others = inTheWay(task, choice)
    const lost = others.reduce((sum, other) => sum + LEFT_OUT - costOf(other.task, other.choice), 0)
    const gain = costOf(task, choice) - costOf(task, chosen[task] ?? OUT) + lost
    if (gain > 0 && random() >= Math.exp(-gain / heat)) continue
    chosen[task] = choice
    for (const other of others) chosen[other.task] = OUT
  }
  return chosen.map((choice, task) => candidates[task]?.[choice] ?? null)
}

/** The choice of a name that is left out. */
const OUT = -1

interface Candidate extends Label {
  /** Without regard to other names. */
  readonly cost: number
}

/** Where a name may stand at all. */
function candidatesOf(task: LabelTask, tasks: readonly LabelTask[], obstacles: Obstacles): readonly Candidate[] {
  return task.wordings.flatMap((wording, index) =>
    spots(task.at, wording, obstacles.clearance).flatMap((rect, rank) => {
      if (!isPossible(rect, task, tasks, obstacles)) return []
      const cost = onLines(rect, obstacles) + strangeness(rect, task, tasks) + 2 * rank + BROKEN_COST * index
      return [{ wording, rect, cost }]
    }),
  )
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

/** Positions around a city in order of preference: the eight usual ones, some that slide along its sides, and all directions. */
export function spots(at: Point, { width, height }: Pick<Rect, 'width' | 'height'>, clearance: number): Rect[] {
  const reach = clearance + GAP
  const diagonal = reach * 0.72
  const rect = (x: number, y: number): Rect => ({ x: at.x + x, y: at.y + y, width, height })
  const rows = [reach, -reach - height]
  return [
    ...rows.map((y) => rect(-width / 2, y)),
    rect(reach, -height / 2),
    rect(-reach - width, -height / 2),
    ...[diagonal, -diagonal - height].flatMap((y) => [rect(diagonal, y), rect(-diagonal - width, y)]),
    ...SLIDES.flatMap((share) => rows.map((y) => rect(-width * share, y))),
    ...SLIDES.flatMap((share) => [rect(reach, -height * share), rect(-reach - width, -height * share)]),
    ...ANGLES.map((angle) => touching(at, { width, height }, reach, angle)),
    ...[-1.6, 0.6].flatMap((rise) => [rect(reach * 0.9, height * rise), rect(-reach * 0.9 - width, height * rise)]),
  ]
}

/** Which share of a name lies to the left of its city, or above it. */
const SLIDES = [0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9, 0, 1] as const
const ANGLES = Array.from({ length: 24 }, (_, i) => (i * Math.PI) / 12)

/** A rectangle in this direction of a point whose nearest point is this far from it. */
function touching({ x, y }: Point, { width, height }: Pick<Rect, 'width' | 'height'>, away: number, angle: number): Rect {
  const [across, down] = [Math.cos(angle), Math.sin(angle)]
  const left = x + across * away - (width * (1 - across)) / 2
  return { x: left, y: y + down * away - (height * (1 - down)) / 2, width, height }
}

function isPossible(rect: Rect, own: LabelTask, tasks: readonly LabelTask[], { frame, clearance, taken }: Obstacles): boolean {
  const isFree = contains(frame, rect) && !taken.some((other) => overlap(other, rect))
  const nearest = Math.max(clearance, CLEAR.least * distanceToRect(own.at, rect))
  return isFree && tasks.every((task) => distanceToRect(task.at, rect) >= (task === own ? clearance : nearest))
}

function onLines(rect: Rect, { lines }: Obstacles): number {
  const crossed = lines.map((ends) => ({ ends, length: crossing(rect, ends) })).filter(({ length }) => length > 0)
  const covered = crossed.reduce((sum, { length }) => sum + LINE_COST + COVERED_COST * length, 0)
  const hidden = (seen: number) => crossed.filter(({ ends, length }) => hidesLine(ends, length, seen)).length
  return covered + HIDDEN_COST.road * hidden(SEEN.road) + HIDDEN_COST.line * hidden(SEEN.line)
}

/** How much closer a name is to another city than a reader would expect. */
function strangeness(rect: Rect, own: LabelTask, tasks: readonly LabelTask[]): number {
  const middle = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 }
  const away = ({ at }: LabelTask) => Math.hypot(at.x - middle.x, at.y - middle.y)
  const limit = away(own) * CLOSE
  return tasks.filter((task) => task !== own && away(task) < limit).length * STRANGE_COST
}

/** Whether names that cover so much of a line leave less than `seen` pixels of it. */
export function hidesLine([from, to]: Ends, covered: number, seen: number): boolean {
  return covered > 0 && Math.hypot(to.x - from.x, to.y - from.y) - 2 * RIM - covered < seen
}

/** A city hides so much of its lines. */
const RIM = 24
/** So much of a line stays visible beside names: of a road, to see whose it is, and of any line, to see that there is one. */
export const SEEN = { road: 40, line: 14 } as const

/** Whether a line between these coordinates lies wholly to one side of a rectangle, which most do. */
function isBeside({ x, y, width, height }: Rect, x1: number, x2: number, y1: number, y2: number): boolean {
  return (x1 < x && x2 < x) || (x1 > x + width && x2 > x + width) || (y1 < y && y2 < y) || (y1 > y + height && y2 > y + height)
}

/** Length of the part of a straight line inside a rectangle (Liang-Barsky clipping). */
export function crossing(rect: Rect, [from, to]: Ends): number {
  if (isBeside(rect, from.x, to.x, from.y, to.y)) return 0
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
