/** What we added to the course of a game (SOURCES.md says why). */

/** The first round after which stars are charted if too few have been turned up, so that every game ends. */
export function chartedFrom(seats: number): number {
  return seats < 4 ? 6 : 7
}

/** Stars that are up after a round at least: one for each player, and as many more with each round that follows. */
export function starsDue(round: number, seats: number): number {
  return seats * Math.max(0, round - chartedFrom(seats) + 1)
}

/** Dollars that seats get in their first turn, in the order of play. */
const FIRST_TURN: Readonly<Record<number, readonly number[]>> = {}

/** Dollars for the seat that is so many places behind the first one. */
export function compensation(seats: number, place: number): number {
  return FIRST_TURN[seats]?.[place] ?? 0
}
