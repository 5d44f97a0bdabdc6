/** The cards: how many there are, what they cost, what they do (SOURCES.md says why). */
import type { Area } from './technologies.js'
import type { ShipCard } from './units.js'

/** In the order of the piles; a collection of cards is always sorted by it. */
export const CARD_IDS = [
  'gold',
  'runite',
  'unobtanium',
  'rearden-metal',
  'scout',
  'colonizer',
  'warship',
  'fortification',
  'recycling',
  'tactical-strike',
  'nova-bomb',
  'improbability-drive',
] as const
export type CardId = (typeof CARD_IDS)[number]

/** The whole vocabulary of what a card or the die does (X13, Z1); what is absent does not happen. */
export interface Effect {
  /** A ship of this kind, onto a tile with an own colony. */
  readonly construct?: ShipCard
  /** An own colony is fortified. */
  readonly fortify?: true
  readonly money?: number
  readonly actions?: number
  /** Cards drawn. */
  readonly draw?: number
}

export interface Card {
  readonly copies: number
  /** Dollars to buy it. */
  readonly price: number
  /** Dollars that it brings; null: it is no metal. */
  readonly metal: number | null
  /** Dollars to play it; 0 for metals, which are not played. */
  readonly cost: number
  readonly effect: Effect
  /** The area whose third level unlocks it; null: anybody may buy it. */
  readonly area: Area | null
}

const metal = (copies: number, price: number, value: number, area: Area | null = null): Card => ({
  copies,
  price,
  metal: value,
  cost: 0,
  effect: {},
  area,
})
const card = (copies: number, price: number, cost: number, effect: Effect, area: Area | null = null): Card => ({
  copies,
  price,
  metal: null,
  cost,
  effect,
  area,
})

const CARDS: Readonly<Record<CardId, Card>> = {
  gold: metal(20, 0, 1),
  runite: metal(10, 3, 2),
  unobtanium: metal(10, 6, 3),
  'rearden-metal': metal(5, 6, 5, 'society'),
  scout: card(10, 2, 0, { construct: 'scout', actions: 1, draw: 1 }),
  colonizer: card(10, 5, 5, { construct: 'colonizer' }),
  warship: card(10, 3, 2, { construct: 'warship', actions: 1 }),
  fortification: card(10, 2, 0, { fortify: true, actions: 1, draw: 1 }),
  recycling: card(10, 4, 0, { draw: 2, actions: 1 }),
  'tactical-strike': card(10, 4, 0, { actions: 2, money: 2 }),
  'nova-bomb': card(5, 3, 0, {}, 'military'),
  'improbability-drive': card(5, 3, 0, {}, 'transportation'),
}

/** What is printed on a card. */
export function cardOf(id: CardId): Card {
  return CARDS[id]
}

/** Whether a card is a metal, which is not played but brings money. */
export function isMetal(id: CardId): boolean {
  return CARDS[id].metal !== null
}

/** The opening hand (X7). */
export const OPENING_HAND: readonly CardId[] = ['gold', 'gold', 'gold', 'gold', 'gold']
/** Cards of a new hand (X16) and actions of a turn (X9). */
export const HAND = 5
export const ACTIONS = 2
