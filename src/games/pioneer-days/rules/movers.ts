/** The seats that the game waits for. */
import type { Seat } from '../../../engine/game.js'
import { at, seatsFrom } from '../../../engine/lists.js'
import { isPaid, lacksSpace } from './phases/room.js'
import type { Playing, State } from './types.js'

/** Seats that have to decide now, ascending. Empty before the deal, while chance draws, and after the game. */
export function seatsToMove(state: State): readonly Seat[] {
  if (state.phase === 'deal' || state.draws.length > 0) return []
  switch (state.phase) {
    case 'take':
    case 'react':
    case 'use':
    case 'turn-end':
      return [state.active]
    case 'boards':
      return seats(state, (seat) => at(state.players, seat).board === null)
    case 'disaster':
      return seats(state, (seat) => !isPaid(at(state.resolving.tolls, seat)) || lacksSpace(state, state, seat))
    case 'arrival':
      return seats(state, (seat) => lacksSpace(state, state, seat))
    case 'town':
      return seats(state, (seat) => !at(state.visits, seat).left)
    default:
      return []
  }
}

function seats(state: Playing, isAsked: (seat: Seat) => boolean): readonly Seat[] {
  return seatsFrom(state, 0).filter(isAsked)
}

/** Whether the phase belongs to one player's turn, in which wagons may be bought (P19, P21). */
export function isTurn(state: State): state is Extract<State, { readonly phase: 'take' | 'react' | 'use' | 'turn-end' }> {
  return state.phase === 'take' || state.phase === 'react' || state.phase === 'use' || state.phase === 'turn-end'
}
