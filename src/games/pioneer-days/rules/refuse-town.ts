/** Refusals of actions in town (P24, G20, G21). */
import type { Seat } from '../../../engine/game.js'
import { at } from '../../../engine/lists.js'
import type { EquipmentId, TownId } from '../data/ids.js'
import { playerOf } from './draft.js'
import { canSatisfy } from './town.js'
import type { RefusalCode, State } from './types.js'

type TownState = Extract<State, { readonly phase: 'town' }>

export function refuseGift(state: TownState, seat: Seat, { tile }: { readonly tile: EquipmentId }): RefusalCode | null {
  if (at(state.visits, seat).giving === null) return 'no-tile-asked'
  return playerOf(state, seat).equipment.includes(tile) ? null : 'no-such-tile'
}

/** Equipment that a card asks for has to be given first. */
export function refuseLeaving({ visits }: TownState, seat: Seat): RefusalCode | null {
  return at(visits, seat).giving === null ? null : 'must-give-tile'
}

export function refuseSupply(state: TownState, seat: Seat, { town }: { readonly town: TownId }): RefusalCode | null {
  const { giving, satisfied } = at(state.visits, seat)
  if (giving !== null) return 'must-give-tile'
  if (!state.towns.includes(town)) return 'no-such-town'
  if (satisfied.includes(town)) return 'already-satisfied'
  return canSatisfy(state, state, seat, town) ? null : 'needs-not-met'
}
