/** Why an action is not possible now. The only place that refuses. */
import type { Seat } from '../../../engine/game.js'
import { deedOf } from './deeds.js'
import { seatsToMove } from './movers.js'
import { lacksSpace } from './phases/room.js'
import { refusal } from './refusals.js'
import type { Action, PioneerDaysRefusal, Playing, RefusalCode, State } from './types.js'

/** Null exactly for the legal actions of `seat`. Otherwise the refusal with its rule number. */
export function refuse(state: State, seat: Seat, action: Action): PioneerDaysRefusal | null {
  if (state.phase === 'over') return refusal('game-over')
  if (state.phase === 'deal' || !seatsToMove(state).includes(seat)) return refusal('not-your-turn')
  const code = refuseSpace(state, seat, action) ?? deedOf(action).refuse(state, seat, action)
  return code === null ? null : refusal(code)
}

/** A seat that lacks space can only make room. No other seat may discard (G14, G15). */
function refuseSpace(state: Playing, seat: Seat, action: Action): RefusalCode | null {
  const isDiscard = action.kind === 'discard' || action.kind === 'discard-tile'
  if (lacksSpace(state, state, seat)) return isDiscard || action.kind === 'buy-wagon' ? null : 'must-make-room'
  return isDiscard ? 'no-room-needed' : null
}
