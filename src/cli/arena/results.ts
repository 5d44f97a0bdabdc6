import type { Contest } from './command.js'
import { type Score, seatedIn } from './run-contest.js'

/** What a policy achieved in a contest. */
export interface Result {
  readonly policy: string
  /** How many of the seats it had. */
  readonly seats: number
  /** A victory that several share counts in equal parts. */
  wins: number
  /** Sum over its seats and all games. */
  points: number
  /** Decisions between at least two actions, and the processor time that they took, in milliseconds. */
  decisions: number
  ms: number
}

/** By policy, in the order of their first seats. */
export function resultsOf({ policies }: Pick<Contest, 'policies'>, scores: readonly Score[]): readonly Result[] {
  const results = new Map<string, Result>()
  for (const policy of policies) {
    const seats = (results.get(policy)?.seats ?? 0) + 1
    results.set(policy, { policy, seats, wins: 0, points: 0, decisions: 0, ms: 0 })
  }
  for (const score of scores) {
    for (const [seat, policy] of seatedIn(policies, score.number).entries()) {
      const result = results.get(policy)
      if (result === undefined) throw new Error(`there is no policy ${policy}`)
      if (score.winners.includes(seat)) result.wins += 1 / score.winners.length
      result.points += score.points[seat] ?? 0
      result.decisions += score.decisions[seat] ?? 0
      result.ms += score.ms[seat] ?? 0
    }
  }
  return [...results.values()]
}
