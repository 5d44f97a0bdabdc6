/** What we added so that games end (SOURCES.md says why), and how long they last. */
import type { Galaxy } from './galaxies.js'

/** The first round after which stars are charted if too few have been turned up, so that every game ends. */
export function chartedFrom(seats: number): number {
  return seats < 4 ? 7 : 8
}

/** Stars that are up after a round at least: one for each player, and as many more with each round that follows. */
export function starsDue(round: number, seats: number): number {
  return seats * Math.max(0, round - chartedFrom(seats) + 1)
}

/** Whether the game ends with a round in any case: however many of its stars are up before, all of them are after it. */
export function isLastRound(round: number, seats: number, stars: number): boolean {
  return stars <= starsDue(round, seats)
}

/**
 * Rounds of a usual game of two, and of more players, after simulated games: players turn up most stars before {@link starsDue}
 * does.
 */
export const USUAL_ROUNDS: Readonly<Record<Galaxy, { readonly two: number; readonly more: number }>> = {
  small: { two: 10, more: 10 },
  standard: { two: 11, more: 11 },
  wide: { two: 14, more: 12 },
}
