/** Why an action is good: what a search counts for the actions at its root, besides what they are worth. */
import type { Seat } from '../engine/game.js'
import { at } from '../engine/lists.js'
import type { Branch } from './tree.js'

/** A mean over the visits of an action, and its standard error. */
export interface Estimate {
  readonly mean: number
  /** Infinite after a single visit, which tells nothing about the spread. */
  readonly error: number
}

/** What is expected to follow an action. */
export interface Sequel<Action> {
  readonly seat: Seat
  readonly action: Action
  /** How often the search went on this way: from 0 to 1. */
  readonly share: number
}

/** The sums from which an {@link Estimate} is made. */
export interface Sums {
  sum: number
  squares: number
}

/** Adds the points of one visit by where they come from. */
export function countSources(sums: Map<string, Sums>, points: Readonly<Record<string, number>>): void {
  for (const [source, each] of Object.entries(points)) {
    const own = sums.get(source) ?? { sum: 0, squares: 0 }
    own.sum += each
    own.squares += each ** 2
    sums.set(source, own)
  }
}

export function estimateOf({ sum, squares }: Sums, visits: number): Estimate {
  const mean = sum / visits
  const variance = Math.max(0, squares / visits - mean ** 2)
  return { mean, error: visits > 1 ? Math.sqrt(variance / (visits - 1)) : Number.POSITIVE_INFINITY }
}

/** Fewer visits tell little. */
export const TELLING = 10

/** How much larger one mean is than another, in standard errors of the difference. Null if one of them has too few visits to tell. */
export function lead(one: Estimate, visits: number, other: Estimate, otherVisits: number): number | null {
  if (Math.min(visits, otherVisits) < TELLING) return null
  const variance = ({ error }: Estimate, count: number) => error ** 2 * count
  const pooled =
    ((visits - 1) * variance(one, visits) + (otherVisits - 1) * variance(other, otherVisits)) / (visits + otherVisits - 2)
  const difference = one.mean - other.mean
  if (pooled === 0) return difference === 0 ? 0 : Math.sign(difference) * Number.POSITIVE_INFINITY
  return difference / Math.sqrt(pooled * (1 / visits + 1 / otherVisits))
}

/** What most often followed a branch of the root. Null if it was hardly followed, or by one thing as often as by others. */
export function sequelOf<Action>({ child }: Branch<Action>): Sequel<Action> | null {
  const branches = child === null ? [] : [...child.branches.values()]
  const visits = branches.reduce((sum, branch) => sum + branch.visits, 0)
  if (visits < TELLING) return null
  const first = at(
    branches.toSorted((one, other) => other.visits - one.visits),
    0,
  )
  const share = first.visits / visits
  return share < 0.5 ? null : { seat: first.seat, action: first.action, share }
}
