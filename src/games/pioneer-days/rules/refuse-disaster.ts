/** Refusals of decisions about a disaster (P20, P23, G7, G8). */
import type { Seat } from '../../../engine/game.js'
import { at } from '../../../engine/lists.js'
import type { TownsfolkId } from '../data/ids.js'
import { type How, means, owed } from './disasters.js'
import { playerOf } from './draft.js'
import type { RefusalCode, State, Toll } from './types.js'

type DisasterState = Extract<State, { readonly phase: 'disaster' }>

/** `pay-all` needs several items. A single one has its own action. */
const LEAST_FOR_ALL = 2

/** The wagon must belong to the seat and be undecided, and the disaster must be a storm. */
export function refuseWagonToll(state: DisasterState, seat: Seat, wagon: number, how: How): RefusalCode | null {
  const toll = at(state.resolving.tolls, seat)
  const { wagons, wood } = playerOf(state, seat)
  if (state.resolving.disaster !== 'storm') return 'wrong-phase'
  if (wagon >= wagons.length) return 'not-yours'
  if (!toll.wagons.includes(wagon)) return 'already-decided'
  return how === 'paid' && wood === 0 ? 'no-wood' : refuseShield(toll, how)
}

/** The townsfolk must belong to the seat and be undecided, and the disaster must be a disease. */
export function refuseTownsfolkToll(state: DisasterState, seat: Seat, card: TownsfolkId, how: How): RefusalCode | null {
  const toll = at(state.resolving.tolls, seat)
  const { townsfolk, medicine } = playerOf(state, seat)
  if (state.resolving.disaster === 'storm') return 'wrong-phase'
  if (!townsfolk.includes(card)) return 'not-yours'
  if (!toll.townsfolk.includes(card)) return 'already-decided'
  return how === 'paid' && medicine === 0 ? 'no-medicine' : refuseShield(toll, how)
}

function refuseShield({ shields }: Toll, how: How): RefusalCode | null {
  return how === 'shielded' && shields === 0 ? 'no-shield' : null
}

export function refusePayAll(state: DisasterState, seat: Seat): RefusalCode | null {
  const toll = at(state.resolving.tolls, seat)
  const items = owed(toll)
  if (items < LEAST_FOR_ALL) return 'wrong-phase'
  const affordable = toll.shields + means(playerOf(state, seat), state.resolving.disaster)
  return items <= affordable ? null : 'cannot-pay-all'
}
