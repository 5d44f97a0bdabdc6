/** Refusals of actions in a player's own turn (P7, P11-P19). */
import type { Seat } from '../../../engine/game.js'
import { FACES, type Face } from '../data/dice.js'
import type { SourceId } from '../data/ids.js'
import type { WagonSize } from '../data/wagons.js'
import { playerOf } from './draft.js'
import { bringsSomething, canPay } from './effects.js'
import { changePrice, wagonPrice } from './holdings.js'
import type { Common, RefusalCode, State } from './types.js'

export function refuseWagon(state: Common, seat: Seat, size: WagonSize): RefusalCode | null {
  if (state.wagonsLeft[size] === 0) return 'no-wagons-left'
  const player = playerOf(state, seat)
  return player.silver >= wagonPrice(player, size) ? null : 'wagon-too-dear'
}

export function refuseReaction(
  state: Extract<State, { readonly phase: 'react' }>,
  seat: Seat,
  { source }: { readonly source: SourceId },
): RefusalCode | null {
  if (!state.reactions.includes(source)) return 'no-such-reaction'
  if (!canPay(playerOf(state, seat), source)) return 'cannot-pay'
  return bringsSomething(state, source) ? null : 'no-gold-left'
}

export function refuseChange(
  state: Extract<State, { readonly phase: 'use' }>,
  seat: Seat,
  { face }: { readonly face: Face },
): RefusalCode | null {
  if (state.changed) return 'already-changed'
  if (face === state.die.face) return 'same-face'
  if (!FACES.includes(face)) return 'wrong-phase'
  const player = playerOf(state, seat)
  return player.silver >= changePrice(player) ? null : 'change-too-dear'
}
