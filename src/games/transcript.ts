/** What a game adds to the open record of a table (its transcript). */
import type { Seat } from '../engine/game.js'

/** How a table ended a game before its rules did: all but one player resigned, or it was cancelled. */
export interface BrokenOff {
  readonly reason: 'resigned' | 'cancelled'
  /** Ascending. */
  readonly winners: readonly Seat[]
}

/** How a game writes its open record (transcript contract). */
export interface GameTranscript<State, Fact> {
  /**
   * The keys of the setup line in addition to `type`, `game`, `rulesVersion`, `seats` and `seed`. `state` is the one right after
   * the deal, or the last one of a game that ended before the deal.
   */
  setup(state: State): Readonly<Record<string, unknown>>
  /**
   * Whether `state`, in which somebody has to decide something, comes after the deal. Absent if nothing is decided before the
   * deal.
   */
  isDealt?(state: State): boolean
  /** The fact as its line shows it. Null for facts that another line covers. */
  fact(fact: Fact): Readonly<Record<string, unknown>> | null
  /** The last lines of a game broken off at `state`. Absent if there are none. */
  closing?(state: State, end: BrokenOff): readonly Readonly<Record<string, unknown>>[]
}
