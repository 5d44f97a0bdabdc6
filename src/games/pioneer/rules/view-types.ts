/** What a viewer of Pioneer knows. */
import type { Seat, Viewer } from '../../../engine/game.js'
import type { CardId } from '../data/cards.js'
import type { Bonus, SystemId } from '../data/systems.js'
import type { Area } from '../data/technologies.js'
import type { Ship, ShipStatistics, Statistics, Unit } from '../data/units.js'
import type { Cards, Common, Ending, Phase, Player, Score, Squad, Tile, Volley } from './types.js'

/** A {@link Player} as a viewer sees it. */
export interface PlayerView extends Omit<Player, 'hand' | 'known' | 'deck'> {
  /** The viewer's own, and everybody's once the game is over; null: hidden. */
  readonly hand: Cards | null
  readonly handCount: number
  readonly deckCount: number
  /** Points if the game ended now: all of it is open to everybody. */
  readonly score: Score
  /** What colonized systems bring at the start of each turn. */
  readonly bonus: Bonus
  /** Actions of a whole turn, bonuses and technologies included. */
  readonly actions: number
  /** With technologies. */
  readonly ships: Readonly<Record<Ship, ShipStatistics>>
  readonly colony: Statistics
  readonly fortified: Statistics
  /** Pieces not on the board: of scouts and bombers together, of colonies as single pieces. */
  readonly supply: Readonly<Record<Exclude<Unit, 'bomber'>, number>>
  /** Dollars to the next level of each area; null: at the top. */
  readonly researchPrices: Readonly<Record<Area, number | null>>
}

/** A {@link Tile} as a viewer sees it: what lies face down only if the viewer's scouts have peeked at it. */
export interface TileView extends Tile {
  readonly system: SystemId | null
}

/** All that a viewer knows: no deck has an order, and no star that nobody has seen has a place. */
export interface View extends Omit<Common, 'players' | 'tiles' | 'unseen' | 'draws'> {
  readonly phase: Phase
  readonly viewer: Viewer
  readonly players: readonly PlayerView[]
  readonly tiles: readonly TileView[]
  /** Star tiles that lie face down. */
  readonly faceDown: number
  /** Seats the game waits for now. */
  readonly toMove: readonly Seat[]
  /** Ships picked to be moved or driven next. */
  readonly picked: Squad | null
  /** The battles under way: hits of the viewer's own volleys only. Empty outside of battles. */
  readonly volleys: readonly Volley[]
  /** Dollars for each card; whether the viewer may buy it is said by the legal list. */
  readonly prices: Readonly<Record<CardId, number>>
  readonly scores: readonly Score[] | null
  readonly winners: readonly Seat[] | null
  readonly reason: Ending | null
}
