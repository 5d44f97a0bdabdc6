/** Places and winners from final scores. */
import type { Outcome, Seat } from './game.js'
import { at } from './lists.js'

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

/** What decided between seats with equal points. */
interface Decided<Tie> {
  readonly tie: Tie
  /** Those who were equal in all that counts before it. */
  readonly level: readonly Seat[]
}

/** The first of `ties` in which the first of these seats has more than the second. They are by place. Null if it has not. */
export function decidedBy<Tie extends string>(
  scores: readonly Readonly<Record<Tie, number>>[],
  ties: readonly Tie[],
  seats: readonly Seat[],
): Decided<Tie> | null {
  const [winner, rival] = seats.map((seat) => at(scores, seat))
  if (winner === undefined || rival === undefined) return null
  const index = ties.findIndex((each) => winner[each] !== rival[each])
  const tie = ties[index]
  if (tie === undefined || winner[tie] < rival[tie]) return null
  const before = ties.slice(0, index)
  return { tie, level: seats.filter((seat) => before.every((each) => at(scores, seat)[each] === winner[each])) }
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
