/** What we added to the course of a game (SOURCES.md says why), and how long games last. */
import type { Galaxy } from './galaxies.js'

/** From this round on a tile is charted after each round in which none was turned up, so that every game ends. */
export const CHARTED_FROM = 8

/** Dollars that seats get in their first turn, in the order of play. */
const FIRST_TURN: Readonly<Record<number, readonly number[]>> = { 2: [1, 0], 3: [0, 1, 2], 4: [0, 1, 2, 3] }

/** Dollars for the seat that is so many places behind the first one. */
export function compensation(seats: number, place: number): number {
  return FIRST_TURN[seats]?.[place] ?? 0
}

/** Rounds of a usual game of two, and of more players: medians of simulated games. */
export const USUAL_ROUNDS: Readonly<Record<Galaxy, { readonly two: number; readonly more: number }>> = {
  small: { two: 8, more: 8 },
  standard: { two: 11, more: 9 },
  wide: { two: 15, more: 10 },
}
