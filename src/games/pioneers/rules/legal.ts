/** Which seat may do what now. */
import type { Seat } from '../../../engine/game.js'
import { END_TURN, SECOND_ROAD } from './actions.js'
import { legalAnswers } from './phases/invitation.js'
import { legalCovers, turnBefore } from './phases/laying.js'
import { legalMoves } from './phases/move.js'
import { legalPurchases } from './phases/purchase.js'
import { legalSettles } from './phases/settle.js'
import { legalTileActions } from './phases/tile-action.js'
import { addFreeLines } from './roads.js'
import type { Action, State } from './types.js'

const NONE: readonly Action[] = []
const ONLY_END_TURN: readonly Action[] = [END_TURN]

/** A state in which a seat has to decide something. */
export type Asking = Exclude<State, { readonly phase: 'deal' | 'first' | 'refill' | 'nugget' | 'over' }>

/** The seat that has to decide: the one that lays covers, the one that is invited, or otherwise the one whose turn it is. */
export function askedSeat(state: Asking): Seat {
  if (state.phase === 'covers') return turnBefore(state).seat
  return state.phase === 'invitation' ? state.asked : state.turn.seat
}

/** The one seat the game waits for. Null before the deal, while chance draws, and when the game is over. */
export function seatToMove(state: State): Seat | null {
  switch (state.phase) {
    case 'deal':
    case 'first':
    case 'refill':
    case 'nugget':
    case 'over':
      return null
    default:
      return askedSeat(state)
  }
}

/** Every action that `seat` may take now, in a stable order. Empty if the game does not wait for it. */
export function legalActions(state: State, seat: Seat): readonly Action[] {
  if (seat !== seatToMove(state)) return NONE
  switch (state.phase) {
    case 'covers':
      return legalCovers(state)
    case 'purchase':
      return legalPurchases(state)
    case 'second-road':
      return legalSecondRoads(state)
    case 'move':
      return legalMoves(state)
    case 'settle':
      return legalSettles(state)
    case 'tile-action':
      return legalTileActions(state)
    case 'turn-end':
      return ONLY_END_TURN
    case 'invitation':
      return legalAnswers(state)
    case 'deal':
    case 'first':
    case 'refill':
    case 'nugget':
    case 'over':
      return NONE
  }
}

function legalSecondRoads(state: Extract<State, { readonly phase: 'second-road' }>): readonly Action[] {
  const actions: Action[] = []
  addFreeLines(actions, state, SECOND_ROAD)
  return actions
}
