/** The rules of thumb of a game, for computer players. All of them know only the seat's own secrets. */
import type { Seat } from './seat.js'

export interface Strategy<State, Action> {
  /**
   * A heuristic value of the position for a seat, without a unit, for games that score late. Absent where `points` is good
   * enough.
   */
  prospects?(state: State, seat: Seat, style?: string): number
  /**
   * The seat's `prospects` by where the points come from, to be told in this order. Once the game is over, they add up to its
   * points. Absent if the game does not tell.
   */
  pointsBySource?(state: State, seat: Seat): Readonly<Record<string, number>>
  /**
   * How good each of a seat's legal actions looks, in the order of `actions`. A difference of 1 makes an action e times as
   * likely. Absent where computer players compare `prospects` after each action.
   */
  appeal?(state: State, seat: Seat, actions: readonly Action[], style?: string): readonly number[]
  /** How computer players look ahead. Absent: they rate each position as it stands. */
  readonly foresight?: Foresight
  /** Names that `prospects` and `appeal` take as `style`, to play strategies against each other. Absent if there are none. */
  readonly styles?: readonly string[]
}

/** How a search imagines the rest of a game. */
export interface Foresight {
  /**
   * Turns that are played on before `prospects` rates the position, by {@link Strategy.appeal}, or at random where a game has
   * none. Null: all that are left.
   */
  readonly turns: number | null
  /** The lead in points with which a seat wins about three games of four. */
  readonly lead: number
  /** How much more appeal an action has for each point that it brings. */
  readonly keenness: number
  /** Iterations of a search that take about 100 ms of a quiet processor. A budget by time could not be computed again. */
  readonly pace: number
}
