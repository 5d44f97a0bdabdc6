/**
 * Which action to try next where a search begins, by sequential halving: the likeliest ones are tried equally often, then the
 * better half of them again, and so on. So the last ones are compared by many visits each, and none is visited only because it
 * looked good at first.
 */
import type { Branch } from './tree.js'

/** The most actions that a search compares, and the fewest iterations for each of them. */
const FIELD = 12
const LEAST_EACH = 4
/** How many visits the first impression counts as. */
const TRUST = 12

export interface Halving<Action> {
  next(): Branch<Action>
  /** Those that were tried, the best first. */
  ranking(): readonly Branch<Action>[]
}

/** Compares the branches within a number of visits. */
export function halving<Action>(branches: readonly Branch<Action>[], visits: number): Halving<Action> {
  const size = Math.max(2, Math.min(FIELD, Math.floor(visits / LEAST_EACH)))
  let field = branches.toSorted((one, other) => other.promise - one.promise).slice(0, size)
  const dropped: Branch<Action>[] = []
  let left = visits
  let turns = 0
  let round = 0

  function begin(): void {
    const rounds = Math.max(1, Math.ceil(Math.log2(field.length)))
    round = field.length * Math.max(1, Math.floor(left / rounds / field.length))
    turns = 0
  }

  function halve(): void {
    field = ranked(field)
    dropped.unshift(...field.splice(Math.ceil(field.length / 2)))
  }

  begin()
  return {
    next() {
      if (turns === round && field.length > 1) {
        if (field.length > 2) halve()
        begin()
      }
      left--
      const branch = field[turns++ % field.length]
      if (branch === undefined) throw new RangeError('there is no branch to try')
      return branch
    },
    ranking: () => [...ranked(field), ...dropped].filter((branch) => branch.visits > 0),
  }
}

function ranked<Action>(field: readonly Branch<Action>[]): Branch<Action>[] {
  let visits = 0
  let worth = 0
  for (const branch of field) {
    visits += branch.visits
    worth += branch.worth
  }
  const mean = visits === 0 ? 0 : worth / visits
  const scores = new Map(
    field.map((branch) => [branch, (branch.worth + TRUST * (mean + branch.promise)) / (branch.visits + TRUST)]),
  )
  return field.toSorted((one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0))
}
