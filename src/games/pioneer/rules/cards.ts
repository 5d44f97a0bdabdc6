/** Collections of cards: lists without an order, always sorted alike. */
import { CARD_IDS, type CardId, cardOf, isMetal } from '../data/cards.js'
import type { Cards, Player } from './types.js'

const RANK = Object.fromEntries(CARD_IDS.map((id, index) => [id, index])) as Readonly<Record<CardId, number>>

/** The same cards in the order of the piles. */
export function sorted(cards: Cards): Cards {
  return cards.toSorted((one, other) => RANK[one] - RANK[other])
}

/** Both collections together. */
export function joined(one: Cards, other: Cards): Cards {
  if (other.length === 0) return one
  return one.length === 0 ? other : sorted([...one, ...other])
}

/** A collection without those cards, as many of each as are named; what it does not have is passed over. */
export function without(cards: Cards, gone: Cards): Cards {
  const left = [...gone]
  return cards.filter((card) => {
    const index = left.indexOf(card)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}

/** Only the metals, or all but the metals. */
export function metalsIn(cards: Cards, wanted = true): Cards {
  return cards.filter((card) => isMetal(card) === wanted)
}

/** Dollars that the metals of a collection bring. */
export function moneyIn(cards: Cards): number {
  return cards.reduce((sum, card) => sum + (cardOf(card).metal ?? 0), 0)
}

/** All cards that a player owns, wherever they are. */
export function cardsOf({ hand, deck, played, trash }: Player): Cards {
  return [...hand, ...deck, ...played, ...trash]
}
