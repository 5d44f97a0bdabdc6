/** Places and winners from final scores. */
import type { Outcome, Seat } from './game.js'

/** Negative if the first score is the better one, zero if they are level. */
export type Better<Score> = (one: Score, other: Score) => number

/** Most points first, and among equals the most of something else, by its name in the score; of several one after the other. */
export function pointsThen<Tie extends string>(...ties: readonly Tie[]): Better<Readonly<Record<Tie | 'total', number>>> {
  const keys: readonly (Tie | 'total')[] = ['total', ...ties]
  return (one, other) => {
    const key = keys.find((each) => one[each] !== other[each])
    return key === undefined ? 0 : other[key] - one[key]
  }
}

/** The place of each seat: 1 plus the number of those ahead of it, so that level seats share theirs. */
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
