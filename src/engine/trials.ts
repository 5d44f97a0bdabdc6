/** What tests and simulations ask of a game. No table does. */
import type { Seat } from './seat.js'

export interface Trials<State, Action, Fact> {
  /** What is wrong with a state, one sentence each. Empty for every state that the rules can reach. */
  invariants(state: State): readonly string[]
  /** Changes of a step that its facts do not explain, one sentence each. Empty for every step of the rules. */
  unexplained(before: State, facts: readonly Fact[], after: State): readonly string[]
  /** Biased test players, who reach positions that uniform random play hardly ever does. Absent if there are none. */
  readonly urges?: Readonly<Record<UrgeName, Urge<State, Action>>>
  /**
   * What each seat has, by names that the game chooses: simulations count whether its owners win more often. Absent if nothing is
   * counted.
   */
  holdings?(state: State): readonly (readonly string[])[]
}

/** Goals that a test player may pursue in any game, whether or not they lead to points. */
export const URGE_NAMES = ['hoard-tiles', 'hoard-goods', 'spend-nothing', 'buy-everything'] as const
export type UrgeName = (typeof URGE_NAMES)[number]

/** How much `seat` wants a legal action compared with its other legal actions. Higher is wanted more. */
export type Urge<State, Action> = (state: State, seat: Seat, action: Action) => number
