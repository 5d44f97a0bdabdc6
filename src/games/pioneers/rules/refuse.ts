/** Why an action is not possible now: the only source of "no". */
import type { Seat } from '../../../engine/game.js'
import { mapFor } from '../data/maps.js'
import { refuseCover } from './cover-choice.js'
import { refuseAnswer } from './invitation.js'
import type { Laying } from './laying.js'
import { seatToMove } from './legal.js'
import { refuseMove } from './move.js'
import { purchasesLeft, refusePurchase } from './purchase.js'
import { refusal } from './refusals.js'
import { refuseFreeLine } from './roads.js'
import { refuseSettle } from './settle.js'
import { refuseTileAction } from './tile-action.js'
import type { Action, PioneersRefusal, Playing, RefusalCode, State } from './types.js'

/** Null exactly for the legal actions of `seat`; else what is wrong, with the number of the rule. */
export function refuse(state: State, seat: Seat, action: Action): PioneersRefusal | null {
  if (state.phase === 'over') return refusal('game-over')
  if (state.phase === 'deal' || state.phase === 'first' || seat !== seatToMove(state)) return refusal('not-your-turn')
  const code = state.phase === 'covers' ? refuseWhileLaying(state, action) : refuseInPhase(state, action)
  return code === null ? null : refusal(code)
}

function refuseWhileLaying({ seats, laid }: Laying, action: Action): RefusalCode | null {
  return action.kind === 'cover' ? refuseCover(mapFor(seats), laid.covered, action.city) : 'wrong-phase'
}

function refuseInPhase(state: Playing, action: Action): RefusalCode | null {
  switch (action.kind) {
    case 'one-road':
    case 'two-roads':
    case 'buy-coach':
      return state.phase === 'purchase' ? refusePurchase(state, action) : refuseLatePurchase(state)
    case 'done-buying':
      return state.phase === 'purchase' ? refusePurchase(state, action) : refuseIdling(state)
    case 'second-road':
      return state.phase === 'second-road' ? refuseFreeLine(state, action.line) : 'wrong-phase'
    case 'move':
      return state.phase === 'move' ? refuseMove(state, action) : 'wrong-phase'
    case 'settle':
      return state.phase === 'settle' ? refuseSettle(state, action) : 'wrong-phase'
    case 'sergeant-road':
    case 'return-pioneer':
    case 'farmer':
      return state.phase === 'tile-action' ? refuseTileAction(state, action) : 'wrong-phase'
    case 'skip':
      return state.phase === 'tile-action' ? refuseTileAction(state, action) : refuseIdling(state)
    case 'end-turn':
      return state.phase === 'turn-end' ? null : refuseIdling(state)
    case 'join':
    case 'decline':
      return state.phase === 'invitation' ? refuseAnswer(state, action) : 'wrong-phase'
    case 'deal':
    case 'first':
    case 'cover':
    case 'refill':
    case 'nugget':
      return 'wrong-phase'
  }
}

/** A purchase after its phase: the actions were used up, or the phase was closed. */
function refuseLatePurchase(state: Playing): RefusalCode {
  return purchasesLeft(state) > 0 ? 'wrong-phase' : 'no-purchase-left'
}

/** Doing nothing instead of moving is against the duty to move (R44). */
function refuseIdling(state: Playing): RefusalCode {
  return state.phase === 'move' ? 'must-move' : 'wrong-phase'
}
