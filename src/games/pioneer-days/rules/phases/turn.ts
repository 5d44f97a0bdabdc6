/** A player's turn: take a die, resolve what it triggers, change it, use it (P7, P11-P19). */
import type { Seat } from '../../../../engine/game.js'
import { at } from '../../../../engine/lists.js'
import { FACES, type Face } from '../../data/dice.js'
import type { EquipmentId, SourceId } from '../../data/ids.js'
import type { WagonSize } from '../../data/wagons.js'
import { changePlayer, type Draft, type Part, playerOf, without } from '../draft.js'
import { addWagon, bringsSomething, canPay, exchange, exchangesOn, fireFace, fireRecruited } from '../effects.js'
import { giveGoods, goldLeft, takeGoods } from '../goods.js'
import { changePrice, incomeOf, wagonPrice, yieldOf } from '../holdings.js'
import type { Common, HeldDie, RefusalCode, State } from '../types.js'

export const TURN_END: Part = { phase: 'turn-end' }

/** Takes a die. Free effects of its face fire at once; exchanges are offered (P7a, P7b). */
export function take(draft: Draft, index: number): Part {
  const { table, facts } = draft
  const seat = table.active
  const { colour, face } = at(table.pool, index)
  table.pool = table.pool.filter((_, other) => other !== index)
  facts.push({ to: 'table', kind: 'taken', seat, colour, face })
  const reactions = exchangesOn(playerOf(table, seat), face)
  fireFace(draft, seat, face)
  return { phase: 'react', die: { colour, face, taken: face }, reactions }
}

/** Makes one exchange. Each source allows it once (G18). */
export function react(draft: Draft, source: SourceId, { die, reactions }: Extract<Part, { readonly phase: 'react' }>): Part {
  exchange(draft, draft.table.active, source)
  return { phase: 'react', die, reactions: without(reactions, source) }
}

/** Pays for another face, which triggers nothing (P7c). */
export function change(draft: Draft, face: Face, die: HeldDie): Part {
  const seat = draft.table.active
  const paid = changePrice(playerOf(draft.table, seat))
  takeGoods(draft, seat, { silver: paid })
  draft.facts.push({ to: 'table', kind: 'changed', seat, from: die.face, face, paid })
  return { phase: 'use', die: { ...die, face }, changed: true }
}

export function takeIncome(draft: Draft, seat: Seat, face: Face): void {
  const amount = incomeOf(playerOf(draft.table, seat), face)
  giveGoods(draft, seat, { silver: amount })
  draft.facts.push({ to: 'table', kind: 'income', seat, face, amount })
}

/** Chance draws the tokens right afterwards, as many as there are. */
export function mine(draft: Draft, seat: Seat): void {
  const { table, facts } = draft
  const amount = Math.min(yieldOf(playerOf(table, seat), 'mine'), goldLeft(table.goldBag))
  facts.push({ to: 'table', kind: 'acted', seat, action: 'mine', amount })
  giveGoods(draft, seat, { gold: amount })
}

export function gather(draft: Draft, seat: Seat, action: 'cattle' | 'wood' | 'medicine'): void {
  const amount = yieldOf(playerOf(draft.table, seat), action)
  giveGoods(draft, seat, { [action]: amount })
  draft.facts.push({ to: 'table', kind: 'acted', seat, action, amount })
}

export function equip(draft: Draft, seat: Seat, tile: EquipmentId): void {
  const { table, facts } = draft
  table.equipment = without(table.equipment, tile)
  changePlayer(draft, seat, { equipment: [...playerOf(table, seat).equipment, tile] })
  facts.push({ to: 'table', kind: 'equipped', seat, tile })
}

export function recruit(draft: Draft, seat: Seat, face: Face): void {
  const { table, facts } = draft
  const townsfolk = table.townsfolk[face]
  if (townsfolk === null) throw new Error(`nobody stands in the slot ${face}`)
  table.townsfolk = { ...table.townsfolk, [face]: null }
  changePlayer(draft, seat, { townsfolk: [...playerOf(table, seat).townsfolk, townsfolk] })
  facts.push({ to: 'table', kind: 'recruited', seat, townsfolk, face })
  fireRecruited(draft, seat, townsfolk)
}

/** Buys a wagon, at any moment of the player's own turn (P19, G12). */
export function buyWagon(draft: Draft, size: WagonSize): void {
  const seat = draft.table.active
  const paid = wagonPrice(playerOf(draft.table, seat), size)
  takeGoods(draft, seat, { silver: paid })
  addWagon(draft, seat, size)
  draft.facts.push({ to: 'table', kind: 'wagon-bought', seat, size, paid })
}

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
