/** What is wrong with an action in town (P24, G20, G21). */
import type { Seat } from '../../../engine/game.js'
import { at } from '../../../engine/random.js'
import { playerOf } from './draft.js'
import { canSatisfy } from './town.js'
import type { Action, RefusalCode, State } from './types.js'

type TownState = Extract<State, { readonly phase: 'town' }>

/** Null if the seat may do this in town. */
export function refuseInTown(
  state: TownState,
  seat: Seat,
  action: Extract<Action, { readonly kind: 'satisfy' | 'give' | 'leave-town' }>,
): RefusalCode | null {
  const { giving, satisfied } = at(state.visits, seat)
  if (action.kind === 'give') {
    if (giving === null) return 'no-tile-asked'
    return playerOf(state, seat).equipment.includes(action.tile) ? null : 'no-such-tile'
  }
  if (giving !== null) return 'must-give-tile'
  if (action.kind === 'leave-town') return null
  if (!state.towns.includes(action.town)) return 'no-such-town'
  if (satisfied.includes(action.town)) return 'already-satisfied'
  return canSatisfy(state, state, seat, action.town) ? null : 'needs-not-met'
}
