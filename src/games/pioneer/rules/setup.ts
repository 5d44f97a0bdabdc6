/** The table before the first turn (X2-X7). */
import { CARD_IDS, cardOf, OPENING_HAND } from '../data/cards.js'
import { STAR_IDS } from '../data/systems.js'
import { tilesOf } from './layout.js'
import type { Cards, Common, Options, Player } from './types.js'

const PLAYER: Player = {
  hand: OPENING_HAND,
  known: OPENING_HAND,
  deck: [],
  played: [],
  trash: [],
  levels: { military: 0, transportation: 0, society: 0 },
  isOut: false,
}

/** The table once the galaxy is laid out; before that without tiles. */
export function blankTable(seats: number, options: Options, empty: readonly number[] | null = null): Common {
  return {
    seats,
    options,
    round: 0,
    first: 0,
    active: 0,
    turns: 0,
    tiles: empty === null ? [] : tilesOf(seats, options, empty),
    unseen: STAR_IDS,
    piles: pilesWithout(Array.from({ length: seats }, () => OPENING_HAND).flat()),
    novas: 0,
    players: Array.from({ length: seats }, () => PLAYER),
    pool: { actions: 0, money: 0 },
    landed: [],
    draws: [],
  }
}

/** The piles when these cards have been taken. */
function pilesWithout(taken: Cards): Common['piles'] {
  const left = CARD_IDS.map((id) => [id, cardOf(id).copies - taken.filter((card) => card === id).length])
  return Object.fromEntries(left) as Common['piles']
}

/** The piles with one card less. */
export function pileTaken(piles: Common['piles'], card: Cards[number]): Common['piles'] {
  return { ...piles, [card]: piles[card] - 1 }
}
