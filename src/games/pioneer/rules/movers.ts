/** Whom the game waits for. */
import type { Seat } from '../../../engine/game.js'
import type { State } from './types.js'

/** Seats that have to decide something now, ascending; none while chance draws, and when the game is over. */
export function seatsToMove(state: State): readonly Seat[] {
  if (state.phase === 'layout' || state.draws.length > 0) return []
  switch (state.phase) {
    case 'cards':
    case 'drive':
    case 'moves':
    case 'colonies':
      return [state.active]
    case 'battle': {
      const seats = state.volleys.flatMap(({ seat, isSettled }) => (isSettled ? [] : [seat]))
      return [...new Set(seats)].sort((one, other) => one - other)
    }
    default:
      return []
  }
}
