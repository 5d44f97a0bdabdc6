/** Places and winners from final scores. */
import type { Outcome, Seat } from './game.js'

/** Negative if the first score is better, zero if they are equal. */
export type Better<Score> = (one: Score, other: Score) => number

/** Compares by points, then by the tie-breaker that `tie` names in the score. More is better in both. */
export function pointsThen<Tie extends string>(tie: Tie): Better<Readonly<Record<Tie | 'total', number>>> {
  return (one, other) => other.total - one.total || other[tie] - one[tie]
}

/** The place of each seat: 1 plus the number of seats ahead of it. Equal seats share a place. */
export function placesOf<Score>(scores: readonly Score[], better: Better<Score>): readonly number[] {
  return scores.map((score) => 1 + scores.filter((other) => better(other, score) < 0).length)
}

/** The seats in first place, ascending. */
export function winnersOf<Score>(scores: readonly Score[], better: Better<Score>): readonly Seat[] {
  return placesOf(scores, better).flatMap((place, seat) => (place === 1 ? [seat] : []))
}

/** The outcome of the game from its final scores. */
export function outcomeOf<Score extends { readonly total: number }>(
  scores: readonly Score[],
  better: Better<Score>,
  reason: string,
): Outcome {
  return {
    winners: winnersOf(scores, better),
    places: placesOf(scores, better),
    points: scores.map(({ total }) => total),
    reason,
  }
}
