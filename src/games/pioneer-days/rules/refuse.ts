/** Why an action is not possible now: the only source of "no". */
import type { Seat } from '../../../engine/game.js'
import { at } from '../../../engine/random.js'
import { GOODS } from '../data/wagons.js'
import { playerOf } from './draft.js'
import { seatsToMove } from './movers.js'
import { refusal } from './refusals.js'
import { refuseInDisaster } from './refuse-disaster.js'
import { refuseInTown } from './refuse-town.js'
import { refuseInTurn } from './refuse-turn.js'
import { lacksSpace } from './room.js'
import type { Action, PioneerDaysRefusal, Player, Playing, RefusalCode, State } from './types.js'

/** Null exactly for the legal actions of `seat`; else what is wrong, with the number of the rule. */
export function refuse(state: State, seat: Seat, action: Action): PioneerDaysRefusal | null {
  if (state.phase === 'over') return refusal('game-over')
  if (state.phase === 'deal' || !seatsToMove(state).includes(seat)) return refusal('not-your-turn')
  const code = refuseSpace(state, seat, action) ?? refuseKind(state, seat, action)
  return code === null ? null : refusal(code)
}

/** Whether a seat that is to move may do this; whether it lacks space has been looked at before. */
export function isPossible(state: Playing, seat: Seat, action: Action): boolean {
  return refuseKind(state, seat, action) === null
}

/** Whoever lacks space does nothing but make room; nobody else discards anything (G14, G15). */
function refuseSpace(state: Playing, seat: Seat, action: Action): RefusalCode | null {
  const isDiscard = action.kind === 'discard' || action.kind === 'discard-tile'
  if (lacksSpace(state, state, seat)) return isDiscard || action.kind === 'buy-wagon' ? null : 'must-make-room'
  return isDiscard ? 'no-room-needed' : null
}

function refuseKind(state: Playing, seat: Seat, action: Action): RefusalCode | null {
  const player = playerOf(state, seat)
  switch (action.kind) {
    case 'discard':
    case 'discard-tile':
      return refuseDiscard(player, action)
    case 'choose-board': {
      if (state.phase !== 'boards') return 'wrong-phase'
      return at(state.offers, seat).includes(action.board) ? null : 'no-such-board'
    }
    case 'pay-wood':
    case 'shield-wagon':
    case 'take-damage':
    case 'pay-medicine':
    case 'shield-townsfolk':
    case 'lose-townsfolk':
    case 'pay-all':
      return state.phase === 'disaster' ? refuseInDisaster(state, seat, action) : 'wrong-phase'
    case 'satisfy':
    case 'give':
    case 'leave-town':
      return state.phase === 'town' ? refuseInTown(state, seat, action) : 'wrong-phase'
    case 'deal':
    case 'outfit':
    case 'week':
    case 'roll':
    case 'gold':
      return 'wrong-phase'
    default:
      return refuseInTurn(state, player, action)
  }
}

function refuseDiscard(
  player: Player,
  action: Extract<Action, { readonly kind: 'discard' | 'discard-tile' }>,
): RefusalCode | null {
  if (action.kind === 'discard-tile') return player.equipment.includes(action.tile) ? null : 'not-yours'
  if (!GOODS.includes(action.good)) return 'not-yours'
  const owned = action.good === 'gold' ? player.gold.length : player[action.good]
  return owned > 0 ? null : 'not-yours'
}
