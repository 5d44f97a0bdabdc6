/** Carries out actions: the next state, and the facts that led to it. */
import type { Actor, Step } from '../../../engine/game.js'
import { deedOf } from './deeds.js'
import { type Draft, draftOf, type Part } from './draft.js'
import type { Fact } from './facts.js'
import { blankTable } from './phases/setup.js'
import { goOn } from './phases.js'
import type { Action, State } from './types.js'

/** Applies a legal action, or one drawn by chance. Throws on an action of another phase, which is a bug of the caller. */
export function apply(state: State, by: Actor, action: Action): Step<State, Fact> {
  const table = state.phase === 'deal' ? blankTable(state.seats, state.options) : state
  const draft = draftOf(table)
  const part = deedOf(action).apply(draft, state, by, action)
  if (part === null) throw new Error(`the action ${action.kind} does not belong to the phase ${state.phase}; ask refuse first`)
  return { state: stateOf(draft, goOn(draft, part)), facts: draft.facts }
}

/** Turns the draft's table into a state by adding the fields of its new phase. */
function stateOf(draft: Draft, part: Part): State {
  return Object.assign(draft.table, part)
}
