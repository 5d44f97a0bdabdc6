/** Carries out actions: the next state, and the facts that led to it. */
import type { Step } from '../../../engine/game.js'
import { deedOf } from './deeds.js'
import type { Action, Fact, State } from './types.js'

/** Takes an action that is legal, or that chance drew; throws on one of another phase, which is a bug of the caller. */
export function apply(state: State, action: Action): Step<State, Fact> {
  const step = deedOf(action).apply(state, action)
  if (step === null) throw new Error(`the action ${action.kind} does not belong to the phase ${state.phase}; ask refuse first`)
  return step
}
