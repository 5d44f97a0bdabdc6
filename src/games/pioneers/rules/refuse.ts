/** Why an action is not possible now. The only place that refuses. */
import type { Seat } from '../../../engine/game.js'
import { deedOf } from './deeds.js'
import { seatToMove } from './legal.js'
import { refusal } from './refusals.js'
import type { Action, PioneersRefusal, State } from './types.js'

/** Null exactly for the legal actions of `seat`. Otherwise the refusal with its rule number. */
export function refuse(state: State, seat: Seat, action: Action): PioneersRefusal | null {
  if (state.phase === 'over') return refusal('game-over')
  if (seat !== seatToMove(state)) return refusal('not-your-turn')
  const code = deedOf(action).refuse(state, action)
  return code === null ? null : refusal(code)
}
