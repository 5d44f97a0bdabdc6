/** Carries out actions: the next state, and the facts that led to it. */
import type { Actor, Step } from '../../../engine/game.js'
import { goOn } from './course.js'
import { deedOf } from './deeds.js'
import { type Draft, draftOf, type Part } from './draft.js'
import type { Fact } from './facts.js'
import { blankTable } from './setup.js'
import type { Action, State } from './types.js'

/** Takes an action that is legal, or that chance drew; throws on one of another phase, which is a bug of the caller. */
export function apply(state: State, by: Actor, action: Action): Step<State, Fact> {
  const table = state.phase === 'deal' ? blankTable(state.seats, state.options) : state
  const draft = draftOf(table)
  const part = deedOf(action).apply(draft, state, by, action)
  if (part === null) throw new Error(`the action ${action.kind} does not belong to the phase ${state.phase}; ask refuse first`)
  return { state: stateOf(draft, goOn(draft, part)), facts: draft.facts }
}

/** The table itself becomes a state by what belongs to its new phase. */
function stateOf(draft: Draft, part: Part): State {
  return Object.assign(draft.table, part)
}
