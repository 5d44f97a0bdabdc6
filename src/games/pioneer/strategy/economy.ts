/** What a player's cards and technologies are likely to bring, in points: rules of thumb for computer players. */
import { CARD_IDS, type CardId, cardOf, HAND } from '../data/cards.js'
import type { Bonus } from '../data/systems.js'
import { AREAS, RESEARCH_PRICES, TOP_LEVEL_POINTS } from '../data/technologies.js'
import { actionsOf } from '../rules/statistics.js'
import type { Player } from '../rules/types.js'
import type { Style } from './styles.js'

/** Rules of thumb, tuned by play against each other; worths are points. */
const THUMB = {
  /** A colony that is still to be founded. */
  colony: 1.19,
  /** Dollars and actions that nothing better is done with. */
  dollar: 0.09,
  action: 0.05,
  /** Dollars that an action spends at most. */
  perAction: 5.2,
  /** Of all money, what colonizers may be played with. */
  forColonies: 0.85,
  /**
   * How sharply the hope of a third level falls with money that is not there, how far a hand may exceed its average, and what is
   * hoped for.
   */
  reach: 1.3,
  stretch: 1,
  top: 0.71,
  /** What a card drawn by another one counts for, beside the cards of a hand. */
  drawn: 1.49,
  /** A card more, which thins out those that are still to come. */
  clutter: 0.3,
} as const

/** The first two levels for six turns, beside what else is counted for them. */
const LEVELS = { military: [0.21, 0.15], transportation: [0.23, 0.53] } as const

/** Points that a card brings each time it is played, and how often that is of use. */
const PLAYS = {
  scout: [0.45, 3],
  warship: [0.9, 2],
  fortification: [0.5, 2],
  'nova-bomb': [1.21, 1],
  'improbability-drive': [0.41, 3],
} as const

/** Cards that do something beside constructing ships. */
const ENGINES = ['recycling', 'tactical-strike'] as const

interface Turn {
  /** The share of all cards that is seen. */
  readonly rate: number
  readonly money: number
  readonly actions: number
}

/** All cards of a player, wherever they are. */
export interface Deck {
  readonly has: Readonly<Record<CardId, number>>
  readonly size: number
}

/** What an economy depends on. */
export interface Business {
  readonly deck: Deck
  readonly levels: Player['levels']
  readonly bonus: Bonus
  /** Turns that are left. */
  readonly turns: number
  /** Colonies that may still be founded. */
  readonly targets: number
}

/** Points that cards, actions and technologies still bring. */
export function economyOf({ deck: { has, size }, levels, bonus, turns, targets }: Business, style: Style): number {
  if (size === 0) return 0
  const { rate, money, actions } = turnOf(has, size, levels, bonus)
  const { cost } = cardOf('colonizer')
  const tries = Math.min(turns * rate * has.colonizer, (THUMB.forColonies * turns * money) / cost)
  const colonies = saturated(tries, targets)
  const left = Math.min(turns * money - cost * colonies, THUMB.perAction * (turns * actions - colonies))
  const science = scienceOf(levels, money, left)
  return (
    style.stars * THUMB.colony * colonies +
    style.science * science.points +
    THUMB.dollar * Math.max(0, science.left) +
    THUMB.action * turns * actions +
    playsOf(has, turns * rate, style) +
    levelsOf(levels, turns, style) -
    THUMB.clutter * size * Math.min(1, turns / 6)
  )
}

export function deckOf({ hand, deck, played, trash }: Player): Deck {
  const has = { ...NO_CARDS }
  let size = 0
  for (const cards of [hand, deck, played, trash])
    for (const card of cards) {
      has[card]++
      size++
    }
  return { has, size }
}

const NO_CARDS = Object.fromEntries(CARD_IDS.map((id) => [id, 0])) as Record<CardId, number>

/** What an average turn brings. */
function turnOf(has: Readonly<Record<CardId, number>>, size: number, levels: Player['levels'], bonus: Bonus): Turn {
  const drawn = HAND + bonus.cards + (levels.society >= 2 ? 1 : 0)
  const of = { money: 0, actions: 0, draw: 0 }
  for (const id of CARD_IDS) of.money += has[id] * (cardOf(id).metal ?? 0)
  for (const id of ENGINES) {
    const { money = 0, actions = 0, draw = 0 } = cardOf(id).effect
    of.money += has[id] * money
    of.actions += has[id] * (actions - 1)
    of.draw += has[id] * draw
  }
  const seen = Math.min(size, drawn + THUMB.drawn * (drawn / Math.max(drawn, size)) * of.draw)
  const rate = seen / size
  return { rate, money: rate * of.money + bonus.money, actions: actionsOf(levels, bonus) + rate * of.actions }
}

/** Third levels that so many dollars are likely to lead to, the cheapest first, and what is left of the dollars. */
function scienceOf(levels: Player['levels'], money: number, dollars: number): { readonly points: number; readonly left: number } {
  const ways = AREAS.map((area) => RESEARCH_PRICES[area].slice(levels[area]))
    .filter((prices) => prices.length > 0)
    .map((prices) => ({ rest: prices.reduce((sum, price) => sum + price, 0), most: Math.max(...prices) }))
    .sort((one, other) => one.rest - other.rest)
  let points = 0
  let left = dollars
  for (const { rest, most } of ways) {
    if (left <= 0) break
    const near = (left / rest) ** THUMB.reach
    const chance = (Math.min(1, (THUMB.stretch * money) / most) ** 2 * near) / (1 + near)
    points += THUMB.top * TOP_LEVEL_POINTS * chance
    left -= rest * chance
  }
  return { points, left }
}

function levelsOf(levels: Player['levels'], count: number, style: Style): number {
  const of = (area: keyof typeof LEVELS) => (levels[area] >= 1 ? LEVELS[area][0] : 0) + (levels[area] >= 2 ? LEVELS[area][1] : 0)
  return (count / 6) * (style.war * of('military') + of('transportation'))
}

function playsOf(has: Readonly<Record<CardId, number>>, times: number, style: Style): number {
  const of = (id: keyof typeof PLAYS) => PLAYS[id][0] * saturated(times * has[id], PLAYS[id][1])
  return of('scout') + of('fortification') + of('improbability-drive') + style.war * (of('warship') + of('nova-bomb'))
}

/** Grows towards `most`, ever more slowly. */
function saturated(times: number, most: number): number {
  return most <= 0 ? 0 : most * (1 - Math.exp(-times / most))
}
