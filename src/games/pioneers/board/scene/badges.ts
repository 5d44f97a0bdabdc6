/** Places the numbers and prices of choices, close to their own line or place and clear of anything important. */

import { at } from '../../../../engine/lists.js'
import { type Badge, partWidth } from '../../../../pictures/badge.js'
import { around, contains, movedInto, overlap, type Point, type Rect } from '../../../../pictures/geometry.js'
import { framedSize, starsOn } from '../../../../pictures/hinted.js'
import { lineBetween } from '../../data/map.js'
import type { Choice } from '../../rules/view-types.js'
import { MAP_INSIDE } from '../layout.js'
import type { Chart } from './charted.js'
import type { Standing } from './standing.js'

/** Height of a badge on the board. */
export const BADGE_HEIGHT = 28

/**
 * Costs. Hiding a tile, a pioneer or another badge is worst, even by a star. A line may disappear under the stagecoach. A badge
 * is moved into its part of the map only where it would hide something anywhere else.
 */
const COSTS = { standing: 10_000, badge: 10_000, star: 5_000, stagecoach: 500, moved: 4_000 } as const
/** After the first round each badge may move again, knowing the positions of all others. */
const ROUNDS = 8

/** A badge on the map. */
export interface MapBadge extends Badge {
  /** On the frame of a badge that a hint recommends, which then takes all of `rect`. */
  readonly star: Rect | null
}

/** All that badges take on the map. */
export const areasOf = (badges: readonly MapBadge[]): readonly Rect[] =>
  badges.flatMap(({ rect, star }) => (star === null ? [rect] : [rect, star]))

interface Task extends Omit<Badge, 'rect'> {
  readonly hinted: boolean
  readonly size: Pick<Rect, 'width' | 'height'>
  readonly spots: Spots
  /** Encloses the badge on all its spots. */
  readonly extent: Rect
  /** The cities nearby. */
  readonly cities: readonly Rect[]
}

/** What badges are to keep to. */
interface BadgeTerms {
  readonly height: number
  /** No badge leaves this part of the map. */
  readonly within: Rect
}

/** The terms on a whole board. */
const ON_BOARD: BadgeTerms = { height: BADGE_HEIGHT, within: MAP_INSIDE }

/** One badge for each mark, in order, that avoids what stands on the map. */
export function placeBadges(chart: Chart, marks: readonly Choice[], standing: Standing, terms = ON_BOARD): MapBadge[] {
  const tasks = marks.flatMap((mark) => taskOf(chart, mark, standing, terms))
  const near = tasks.map(({ extent }, own) =>
    tasks.flatMap((other, task) => (task !== own && overlap(other.extent, extent) ? [task] : [])),
  )
  const chosen: Rect[] = []
  // The best spot stays the same while nothing near has moved.
  const settled = tasks.map(() => false)
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, task] of tasks.entries()) {
      if (settled[index] === true) continue
      settled[index] = true
      const others = (near[index] ?? []).flatMap((other) => chosen[other] ?? [])
      const best = cheapest(task, others, standing.stagecoach, terms)
      if (best === null || isSameCorner(best, chosen[index])) continue
      chosen[index] = best
      for (const other of near[index] ?? []) settled[other] = false
    }
  }
  return tasks.flatMap(({ label, price, hinted }, task): MapBadge[] => {
    const rect = chosen[task]
    if (rect === undefined) return []
    if (!hinted) return [{ rect, label, price, star: null }]
    const others = chosen.filter((_, other) => other !== task)
    const { star } = bestStar(rect, [...standing.cities, standing.stagecoach, ...others], terms)
    return [{ rect, label, price, star }]
  })
}

/** The place on a frame where a star hides the fewest of these things. The edge of the map counts as one, too. */
function bestStar(framed: Rect, things: readonly Rect[], { within }: BadgeTerms) {
  const stars = starsOn(framed).map((star) => ({ star, hides: countOn(star, things) + (contains(within, star) ? 0 : 1) }))
  return stars.reduce((best, each) => (each.hides < best.hides ? each : best))
}

const isSameCorner = ({ x, y }: Point, other: Point | undefined) => other !== undefined && other.x === x && other.y === y

/** Skips spots that cost more on an empty map than the best spot so far costs in total. */
function cheapest(
  { hinted, size, spots, cities }: Task,
  others: readonly Rect[],
  stagecoach: Rect,
  terms: BadgeTerms,
): Rect | null {
  let best: Rect | null = null
  let least = Number.POSITIVE_INFINITY
  for (const [index, cost] of spots.costs.entries()) {
    if (cost >= least) break
    const usual = badgeAt(spots.middle(index), size)
    const rect = movedInto(terms.within, usual)
    const moved = rect === usual ? 0 : COSTS.moved
    const onStagecoach = overlap(stagecoach, rect) ? COSTS.stagecoach : 0
    const onStanding = COSTS.standing * countOn(rect, cities)
    const onBadges = COSTS.badge * countOn(rect, others)
    const underStar = hinted ? COSTS.star * bestStar(rect, [...cities, stagecoach, ...others], terms).hides : 0
    const here = cost + moved + onStagecoach + onStanding + onBadges + underStar
    if (here < least) [best, least] = [rect, here]
  }
  return best
}

function countOn(rect: Rect, others: readonly Rect[]): number {
  let count = 0
  for (const other of others) if (overlap(other, rect)) count++
  return count
}

/** Empty for a mark without a position on this map. */
function taskOf(chart: Chart, mark: Choice, standing: Standing, { height }: BadgeTerms): Task[] {
  const { label, price = null, hinted = false } = mark
  const width = Math.max(height, partWidth(label, height)) + (price === null ? 0 : partWidth(price, height))
  const size = hinted ? framedSize({ width, height }) : { width, height }
  return spotsOf(chart, mark, size).map((spots) => {
    const extent = grown(spots.around, size.width / 2, size.height / 2)
    const isNear = (other: Rect) => overlap(other, extent)
    return { label, price, hinted, size, spots, extent, cities: standing.cities.filter(isNear) }
  })
}

function badgeAt({ x, y }: Point, { width, height }: Task['size']): Rect {
  return { x: x - width / 2, y: y - height / 2, width, height }
}

function grown({ x, y, width, height }: Rect, across: number, down: number): Rect {
  return { x: x - across, y: y - down, width: width + 2 * across, height: height + 2 * down }
}

/** Candidate positions of a badge's middle, by ascending cost on an empty map. */
interface Spots {
  readonly costs: readonly number[]
  readonly middle: (index: number) => Point
  readonly around: Rect
}

/** Along the mark's line, around its place, or for a route along its lines, the last one preferred, and around its goal. */
function spotsOf(chart: Chart, mark: Choice, size: Task['size']): Spots[] {
  if (mark.kind === 'place') return pointOf(chart, mark.place).map((place) => spotsAround(place, size))
  const [first, ...others] = linesOf(chart, mark)
    .toReversed()
    .map((ends) => spotsAlong(ends, size.height))
  const goal = mark.kind === 'route' ? mark.path.slice(-1).flatMap((place) => pointOf(chart, place)) : []
  return first === undefined ? [] : [[...others, ...goal.map((place) => spotsAround(place, size))].reduce(orElse, first)]
}

/** The spots of one line, and those of another one as a makeshift. */
function orElse(one: Spots, other: Spots): Spots {
  const spots = [
    ...one.costs.map((cost, index) => ({ cost, middle: one.middle(index) })),
    ...other.costs.map((cost, index) => ({ cost: cost + (one.costs.at(-1) ?? 0), middle: other.middle(index) })),
  ]
  const [left, top] = [Math.min(one.around.x, other.around.x), Math.min(one.around.y, other.around.y)]
  const right = Math.max(one.around.x + one.around.width, other.around.x + other.around.width)
  const foot = Math.max(one.around.y + one.around.height, other.around.y + other.around.height)
  return {
    costs: spots.map(({ cost }) => cost),
    middle: (index) => at(spots, index).middle,
    around: { x: left, y: top, width: right - left, height: foot - top },
  }
}

function spotsAlong([from, to]: Ends, height: number): Spots {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy)
  const growth = height / BADGE_HEIGHT
  const middle = (index: number) => {
    const spot = at(LINE_SPOTS, index)
    const { share } = spot
    const aside = spot.aside * growth
    return { x: from.x + dx * share - (dy * aside) / length, y: from.y + dy * share + (dx * aside) / length }
  }
  return { costs: LINE_COSTS, middle, around: around([from, to], Math.max(...ASIDE) * growth) }
}

function spotsAround(place: Point, { width, height }: Pick<Rect, 'width' | 'height'>): Spots {
  const [across, down] = [width / 2 + PLACE_RADIUS, height / 2 + PLACE_RADIUS]
  const middle = (index: number) => {
    const { distance, angle } = at(PLACE_SPOTS, index)
    return { x: place.x + Math.cos(angle) * distance * across, y: place.y + Math.sin(angle) * distance * down }
  }
  return { costs: PLACE_COSTS, middle, around: around([place], Math.max(...DISTANCES) * Math.max(across, down)) }
}

const cheapestFirst = (one: { readonly cost: number }, other: { readonly cost: number }) => one.cost - other.cost

/** Offsets in pixels to either side of the line, for badges as high as on the board. */
const ASIDE = [0, 3, -3, 6, -6, 9, -9, 12, -12, 15, -15, 18, -18, 21, -21, 24, -24] as const
const SHARES = Array.from({ length: 27 }, (_, i) => 0.11 + i * 0.03)
const LINE_SPOTS = ASIDE.flatMap((aside) =>
  SHARES.map((share) => ({ share, aside, cost: 2 * Math.abs(aside) + 40 * Math.abs(share - 0.5) })),
).sort(cheapestFirst)

const LINE_COSTS = LINE_SPOTS.map(({ cost }) => cost)

const PLACE_RADIUS = 28
const DISTANCES = [1, 1.2, 1.4, 1.7, 2] as const
/** Starts at the upper right and goes around, alternating sides; last come the directions between. */
const ANGLES = [-1, -3, 1, 3, -2, 0, 4, 2, -0.5, -3.5, 0.5, 3.5, -1.5, -2.5, 1.5, 2.5].map((eighths) => (eighths * Math.PI) / 4)
const PLACE_SPOTS = DISTANCES.flatMap((distance) =>
  ANGLES.map((angle, rank) => ({ distance, angle, cost: 40 * (distance - 1) + rank })),
).sort(cheapestFirst)
const PLACE_COSTS = PLACE_SPOTS.map(({ cost }) => cost)

type Ends = readonly [Point, Point]

/** The middle of a place if it exists. */
export const pointOf = (chart: Chart, place: number): Point[] => {
  const point = chart.places[place]
  return point === undefined ? [] : [point]
}

/** The lines that a choice marks. */
export function linesOf(chart: Chart, mark: Choice): readonly Ends[] {
  if (mark.kind === 'line') return chart.lines.slice(mark.line, mark.line + 1)
  return linesAlong(chart, mark.kind === 'route' ? mark.path : (mark.way ?? []))
}

/** The lines from place to place. */
export function linesAlong({ map, lines }: Chart, path: readonly number[]): readonly Ends[] {
  return path.flatMap((from, i) => {
    const to = path[i + 1]
    const line = to === undefined ? null : lineBetween(map, from, to)
    return line === null ? [] : [at(lines, line)]
  })
}
