/** What a game says of itself in its open record. */
import type { Seat } from '../engine/game.js'

/** How a table ended a game that its rules had not ended: all but one have resigned, or it goes without a result. */
export interface BrokenOff {
  readonly reason: 'resigned' | 'cancelled'
  /** Ascending. */
  readonly winners: readonly Seat[]
}

/** How the open record of a game is written (transcript contract). */
export interface GameTranscript<State, Fact> {
  /** The keys of the setup line beside `type`, `game`, `rulesVersion`, `seats` and `seed`; `state` is the one right after the deal, or the last one of a game that has not come so far. */
  setup(state: State): Readonly<Record<string, unknown>>
  /** Whether `state`, in which somebody has to decide something, comes after the deal; absent where nothing is decided before it. */
  isDealt?(state: State): boolean
  /** The fact as its line shows it; null for facts that another line tells. */
  fact(fact: Fact): Readonly<Record<string, unknown>> | null
  /** The last lines of a game that was broken off at `state`; none where this is not there. */
  closing?(state: State, end: BrokenOff): readonly Readonly<Record<string, unknown>>[]
}
