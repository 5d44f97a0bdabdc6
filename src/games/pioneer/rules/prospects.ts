import type { Seat } from '../../../engine/game.js'
import { scoreOf } from './scoring.js'
import type { State } from './types.js'

export function prospects(state: State, seat: Seat): number {
  return state.phase === 'layout' ? 0 : scoreOf(state, seat).total
}
