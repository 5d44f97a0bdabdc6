/** What a viewer of Pioneer knows. */
import type { Seat, Viewer } from '../../../engine/game.js'
import type { CardId } from '../data/cards.js'
import type { Bonus, SystemId } from '../data/systems.js'
import type { Area } from '../data/technologies.js'
import type { Ship, ShipStatistics, Statistics, Unit } from '../data/units.js'
import type { Cards, Common, Ending, Flight, Hit, Phase, Player, Score, Squad, Tile, TileId, Volley } from './types.js'

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

/** One side of a battle: what it has, added up. */
export interface Side extends Statistics {
  readonly seat: Seat
  readonly units: Readonly<Record<Unit, number>>
}

/** What is destroyed at least and at most, by worth, if nobody holds back damage. */
export interface Losses {
  readonly least: readonly Hit[]
  readonly most: readonly Hit[]
  readonly span: Span
}

/**
 * What lies between the least and the most: nothing, since they are the same; something that is worth more than the least; or
 * nothing of another worth, so that neither is better: it is one of the two, or else of `more` that are worth as much.
 */
export type Span = 'none' | 'worth' | 'either' | 'more'

/** What a battle on a tile would come to. */
export interface Preview {
  readonly tile: TileId
  readonly own: Side
  readonly others: readonly Side[]
  readonly ownLosses: Losses
  /** Of all others together: what is destroyed is the viewer's own choice. */
  readonly theirLosses: Losses
}

/** Where ships of the viewer may go. */
export interface Way extends Flight {
  /** How many of them set off. */
  readonly count: number
  readonly by: 'flight' | 'worm-hole'
  /** What they run into with those who are there already; null: nobody. */
  readonly battle: Preview | null
}

/** What the viewer can do with the own ships. */
export interface Outlook {
  /** Groups that have not moved. */
  readonly ready: readonly Squad[]
  /** Of all groups as a whole, or of the ships that are picked. */
  readonly ways: readonly Way[]
  /** Battles with all that can get there, by tile. */
  readonly sieges: readonly Preview[]
  /** Battles that have been begun by moves of this turn. */
  readonly coming: readonly Preview[]
}

/** Units that the viewer's damage may destroy on a tile. */
export interface Aim extends Pick<Volley, 'tile' | 'attack' | 'hits'> {
  /** Damage that is not assigned. */
  readonly left: number
  /** Of each kind and owner, those that are aimed at already among them. */
  readonly targets: readonly (Hit & { readonly defence: number })[]
  /** What would best be destroyed besides. */
  readonly best: readonly Hit[]
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
  /** Of the viewer's ships, while they move; else null. */
  readonly outlook: Outlook | null
  /** Of the viewer's damage that is still to be settled. */
  readonly aims: readonly Aim[]
  /** The battles under way: hits of the viewer's own volleys only. Empty outside of battles. */
  readonly volleys: readonly Volley[]
  /** Dollars for each card; whether the viewer may buy it is said by the legal list. */
  readonly prices: Readonly<Record<CardId, number>>
  readonly scores: readonly Score[] | null
  readonly winners: readonly Seat[] | null
  readonly reason: Ending | null
}
