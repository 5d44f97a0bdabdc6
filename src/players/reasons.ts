/** Why an action is good: what a search counts for the actions at its root, besides what they are worth. */
import type { Seat } from '../engine/game.js'

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
const TELLING = 10

/**
 * How much larger one mean is than another, in standard errors of the difference. Null if one of them has too few visits to
 * tell.
 */
export function lead(one: Estimate, visits: number, other: Estimate, otherVisits: number): number | null {
  if (Math.min(visits, otherVisits) < TELLING) return null
  const variance = ({ error }: Estimate, count: number) => error ** 2 * count
  const pooled =
    ((visits - 1) * variance(one, visits) + (otherVisits - 1) * variance(other, otherVisits)) / (visits + otherVisits - 2)
  const difference = one.mean - other.mean
  if (pooled === 0) return difference === 0 ? 0 : Math.sign(difference) * Number.POSITIVE_INFINITY
  return difference / Math.sqrt(pooled * (1 / visits + 1 / otherVisits))
}

/** How often what came next after an action, by seat and encoded action. */
export type Followers<Action> = Map<string, { readonly seat: Seat; readonly action: Action; count: number }>

/** Counts the first choice that somebody had after an action. `text` is the choice, encoded. */
export function countFollower<Action>(followers: Followers<Action>, text: string, seat: Seat, action: Action): void {
  const key = `${seat} ${text}`
  const follower = followers.get(key) ?? { seat, action, count: 0 }
  follower.count++
  followers.set(key, follower)
}

/** What most often followed an action. Null if hardly anything did, or one thing as often as others. */
export function sequelOf<Action>(followers: Followers<Action>): Sequel<Action> | null {
  const all = [...followers.values()].toSorted((one, other) => other.count - one.count)
  const visits = all.reduce((sum, { count }) => sum + count, 0)
  const [first] = all
  if (first === undefined || visits < TELLING) return null
  const share = first.count / visits
  return share < 0.5 ? null : { seat: first.seat, action: first.action, share }
}
