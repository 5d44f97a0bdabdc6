/** What a seat may do now, and why not: both ask the kinds of actions. */
import type { Seat } from '../../../engine/game.js'
import { ALL_DEEDS, deedOf } from './kinds/table.js'
import { seatsToMove } from './movers.js'
import { refusal } from './refusals.js'
import type { Action, PioneerRefusal, State } from './types.js'

/** Every action that `seat` may take now, in a stable order; none if the game does not wait for it. */
export function legalActions(state: State, seat: Seat): readonly Action[] {
  if (state.phase === 'layout' || !seatsToMove(state).includes(seat)) return []
  return ALL_DEEDS.flatMap((deed) =>
    deed.phases.includes(state.phase)
      ? deed.tries(state, seat).filter((action) => deed.refuse(state, seat, action) === null)
      : [],
  )
}

/** Null exactly for the legal actions of `seat`; else what is wrong, with the number of the rule. */
export function refuse(state: State, seat: Seat, action: Action): PioneerRefusal | null {
  if (state.phase === 'over') return refusal('game-over')
  if (state.phase === 'layout' || !seatsToMove(state).includes(seat)) return refusal('not-your-turn')
  const deed = deedOf(action.kind)
  if (deed?.phases.includes(state.phase) !== true) return refusal('wrong-phase')
  const code = deed.refuse(state, seat, action)
  return code === null ? null : refusal(code)
}
