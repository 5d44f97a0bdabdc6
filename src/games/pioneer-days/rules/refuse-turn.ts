/** What is wrong with an action of a player's own turn (P7, P11-P19). */
import { FACES } from '../data/dice.js'
import { bringsSomething, canPay } from './effects.js'
import { goldLeft } from './goods.js'
import { changePrice, wagonPrice } from './holdings.js'
import { isTurn } from './movers.js'
import type { Action, Common, HeldDie, Player, Playing, RefusalCode } from './types.js'

type Kind =
  | 'take'
  | 'react'
  | 'no-reaction'
  | 'change'
  | 'income'
  | 'mine'
  | 'equip'
  | 'cattle'
  | 'wood'
  | 'medicine'
  | 'recruit'
  | 'buy-wagon'
  | 'end-turn'
type TurnAction = Extract<Action, { readonly kind: Kind }>

/** Null if the active player may do this now. */
export function refuseInTurn(state: Playing, player: Player, action: TurnAction): RefusalCode | null {
  switch (action.kind) {
    case 'buy-wagon':
      return isTurn(state) ? refuseWagon(state, player, action) : 'no-purchase-now'
    case 'take':
      if (state.phase !== 'take') return 'wrong-phase'
      return [...state.pool.keys()].includes(action.die) ? null : 'no-such-die'
    case 'react':
      if (state.phase !== 'react' || !state.reactions.includes(action.source)) return 'no-such-reaction'
      if (!canPay(player, action.source)) return 'cannot-pay'
      return bringsSomething(state, action.source) ? null : 'no-gold-left'
    case 'no-reaction':
      return state.phase === 'react' ? null : 'wrong-phase'
    case 'end-turn':
      return state.phase === 'turn-end' ? null : isTurn(state) ? 'must-use-die' : 'wrong-phase'
    default:
      return state.phase === 'use' ? refuseUse(state, player, action) : 'wrong-phase'
  }
}

function refuseWagon(
  { wagonsLeft }: Common,
  player: Player,
  { size }: Extract<Action, { readonly kind: 'buy-wagon' }>,
): RefusalCode | null {
  if (wagonsLeft[size] === 0) return 'no-wagons-left'
  return player.silver >= wagonPrice(player, size) ? null : 'wagon-too-dear'
}

type UseState = Common & { readonly die: HeldDie; readonly changed: boolean }
type UseAction = Exclude<TurnAction, { readonly kind: 'take' | 'react' | 'no-reaction' | 'end-turn' | 'buy-wagon' }>

function refuseUse(state: UseState, player: Player, action: UseAction): RefusalCode | null {
  const { die, changed } = state
  switch (action.kind) {
    case 'income':
      return null
    case 'recruit':
      return state.townsfolk[die.face] === null ? 'slot-empty' : null
    case 'change':
      if (changed) return 'already-changed'
      if (action.face === die.face) return 'same-face'
      if (!FACES.includes(action.face)) return 'wrong-phase'
      return player.silver >= changePrice(player) ? null : 'change-too-dear'
    default:
      if (die.face !== 'wild' && die.face !== action.kind) return 'face-differs'
      return refuseGoods(state, action)
  }
}

function refuseGoods(
  state: Common,
  action: Extract<Action, { readonly kind: 'mine' | 'equip' | 'cattle' | 'wood' | 'medicine' }>,
): RefusalCode | null {
  switch (action.kind) {
    case 'mine':
      return goldLeft(state.goldBag) > 0 ? null : 'no-gold-left'
    case 'equip':
      return state.equipment.includes(action.tile) ? null : 'no-such-tile'
    case 'cattle':
    case 'wood':
    case 'medicine':
      return null
    default:
      return 'wrong-phase'
  }
}
