/** Places and winners from final scores. */
import type { Outcome, Seat } from './game.js'

/** Negative if the first score is better, zero if they are equal. */
export type Better<Score> = (one: Score, other: Score) => number

/** Compares by points, then by the tie-breakers that `ties` name in the score, in their order. More is better in all. */
export function pointsThen<Tie extends string>(...ties: readonly Tie[]): Better<Readonly<Record<Tie | 'total', number>>> {
  const keys: readonly (Tie | 'total')[] = ['total', ...ties]
  return (one, other) => {
    const key = keys.find((each) => one[each] !== other[each])
    return key === undefined ? 0 : other[key] - one[key]
  }
}

/** The place of each seat: 1 plus the number of seats ahead of it. Equal seats share a place. */
export function placesOf<Score>(scores: readonly Score[], better: Better<Score>): readonly number[] {
  return scores.map((score) => 1 + scores.filter((other) => better(other, score) < 0).length)
}

/** The seats in the first place, ascending. */
export function winnersOf<Score>(scores: readonly Score[], better: Better<Score>): readonly Seat[] {
  return placesOf(scores, better).flatMap((place, seat) => (place === 1 ? [seat] : []))
}

/** The result as the rest of the program understands it. */
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
