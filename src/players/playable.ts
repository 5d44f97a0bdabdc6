import type { Actor, GameRules, Viewer } from '../engine/game.js'

type Rules<State, Action> = GameRules<State, Action, never, never, never, never>

/** The rules of a game, as far as computer players need them. */
export interface Playable<State, Action>
  extends Pick<Rules<State, Action>, 'toMove' | 'turn' | 'legalActions' | 'sample' | 'points' | 'strategy' | 'encode'> {
  apply(state: State, by: Actor, action: Action): { readonly state: State; readonly facts: readonly { readonly to: Viewer }[] }
}
