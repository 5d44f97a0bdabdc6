/** What is wrong with a decision about a disaster (P20, P23, G7, G8). */
import type { Seat } from '../../../engine/game.js'
import { at } from '../../../engine/random.js'
import { means, owed } from './disasters.js'
import { playerOf } from './draft.js'
import type { Action, RefusalCode, State, Toll } from './types.js'

type DisasterState = Extract<State, { readonly phase: 'disaster' }>
type Kind = 'pay-wood' | 'shield-wagon' | 'take-damage' | 'pay-medicine' | 'shield-townsfolk' | 'lose-townsfolk' | 'pay-all'
type Decision = Extract<Action, { readonly kind: Kind }>

/** One item is decided by itself; `pay-all` is for several. */
const LEAST_FOR_ALL = 2

/** Null if the seat may decide so. */
export function refuseInDisaster(state: DisasterState, seat: Seat, action: Decision): RefusalCode | null {
  const toll = at(state.resolving.tolls, seat)
  if (action.kind === 'pay-all') return refusePayAll(state, seat, toll)
  const missing = refuseItem(state, seat, toll, action)
  if (missing !== null) return missing
  switch (action.kind) {
    case 'pay-wood':
      return playerOf(state, seat).wood > 0 ? null : 'no-wood'
    case 'pay-medicine':
      return playerOf(state, seat).medicine > 0 ? null : 'no-medicine'
    case 'shield-wagon':
    case 'shield-townsfolk':
      return toll.shields > 0 ? null : 'no-shield'
    case 'take-damage':
    case 'lose-townsfolk':
      return null
  }
}

/** The wagon or townsfolk has to be the seat's, exposed to this disaster and not decided yet. */
function refuseItem(
  state: DisasterState,
  seat: Seat,
  toll: Toll,
  action: Exclude<Decision, { readonly kind: 'pay-all' }>,
): RefusalCode | null {
  const player = playerOf(state, seat)
  const isStorm = state.resolving.disaster === 'storm'
  if ('wagon' in action) {
    if (!isStorm) return 'wrong-phase'
    if (action.wagon >= player.wagons.length) return 'not-yours'
    return toll.wagons.includes(action.wagon) ? null : 'already-decided'
  }
  if (isStorm) return 'wrong-phase'
  if (!player.townsfolk.includes(action.townsfolk)) return 'not-yours'
  return toll.townsfolk.includes(action.townsfolk) ? null : 'already-decided'
}

function refusePayAll(state: DisasterState, seat: Seat, toll: Toll): RefusalCode | null {
  const items = owed(toll)
  if (items < LEAST_FOR_ALL) return 'wrong-phase'
  const affordable = toll.shields + means(playerOf(state, seat), state.resolving.disaster)
  return items <= affordable ? null : 'cannot-pay-all'
}
