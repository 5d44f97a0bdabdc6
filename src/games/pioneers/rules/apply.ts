/** Carries out actions: the next state, and the facts that led to it. */
import type { Step } from '../../../engine/game.js'
import { deedOf } from './deeds.js'
import type { Fact } from './facts.js'
import type { Action, State } from './types.js'

/** Applies a legal action, or one drawn by chance. Throws on an action of another phase, which is a bug of the caller. */
export function apply(state: State, action: Action): Step<State, Fact> {
  const step = deedOf(action).apply(state, action)
  if (step === null) throw new Error(`the action ${action.kind} does not belong to the phase ${state.phase}; ask refuse first`)
  return step
}
