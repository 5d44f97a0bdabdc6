/** What a player's cards and technologies are likely to bring, in points: rules of thumb for computer players. */
import { type CardId, HAND } from '../data/cards.js'
import { AREAS } from '../data/technologies.js'
import { cardsOf, moneyIn } from './cards.js'
import { actionsOf, bonusOf } from './statistics.js'
import type { Common, Player } from './types.js'

/** What somebody is after: factors on what things are worth. */
export interface Style {
  readonly war: number
  readonly stars: number
  readonly science: number
}

/** Points of a dollar as long as there is an action for it, of one beyond that, and of an action. */
const DOLLAR = 0.2
const SPARE_DOLLAR = 0.04
const ACTION = 0.15
/** Dollars that an action usually spends. */
const DOLLARS_PER_ACTION = 4.5

/** Points of the first two levels of an area, beside what else is counted for them; the third is scored. */
const LEVELS = { military: [0.7, 1.9], transportation: [0.7, 2], society: [0.5, 1.7] } as const

/** Points that a card brings each time it is played, and how often that is of use in a whole game. */
const PLAYS: Readonly<Partial<Record<CardId, readonly [worth: number, most: number]>>> = {
  scout: [0.3, 3],
  warship: [0.55, 5],
  fortification: [0.3, 3],
  'nova-bomb': [1.2, 1],
  'improbability-drive': [0.5, 4],
}
const COLONIZER_WORTH = 1.05

/** Points that cards, actions and technologies still bring in so many turns; `targets`: colonies that may still be founded. */
export function economyOf(table: Common, player: Player, seat: number, turns: number, targets: number, style: Style): number {
  const bonus = bonusOf(table, seat)
  const cards = cardsOf(player)
  const count = (id: CardId) => cards.reduce((sum, card) => sum + (card === id ? 1 : 0), 0)
  const size = Math.max(HAND, cards.length)
  const share = (id: CardId) => (count(id) * HAND) / size
  const drawn = HAND + bonus.cards + (player.levels.society >= 2 ? 1 : 0) + 1.7 * share('recycling')
  const hand = Math.min(drawn, cards.length)
  const money = (hand * moneyIn(cards)) / size + bonus.money + share('tactical-strike')
  const actions = actionsOf(player.levels, bonus) + share('tactical-strike') + 0.3 * share('scout')
  const spent = Math.min(money, DOLLARS_PER_ACTION * actions)
  const turn = DOLLAR * spent + SPARE_DOLLAR * (money - spent) + ACTION * actions
  const times = (id: CardId) => (turns * hand * count(id)) / size
  const plays = Object.entries(PLAYS).reduce((sum, [id, [worth, most]]) => {
    const factor = id === 'warship' || id === 'nova-bomb' ? style.war : 1
    return sum + factor * worth * saturated(times(id as CardId), most)
  }, 0)
  const colonies = style.stars * COLONIZER_WORTH * saturated(times('colonizer'), targets)
  return turns * turn + plays + colonies + scienceOf(player, turns) * style.science
}

function scienceOf({ levels }: Player, turns: number): number {
  const still = Math.min(1, turns / 4)
  return AREAS.reduce(
    (sum, area) => sum + (levels[area] === 0 || levels[area] === 3 ? 0 : still * (LEVELS[area][levels[area] - 1] ?? 0)),
    0,
  )
}

/** Grows towards `most`, ever more slowly. */
function saturated(times: number, most: number): number {
  return most <= 0 ? 0 : most * (1 - Math.exp(-times / most))
}
