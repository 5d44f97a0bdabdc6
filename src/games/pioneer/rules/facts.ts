/** What happens in Pioneer, as data. */
import type { Seat, Viewer } from '../../../engine/game.js'
import type { CardId, Effect } from '../data/cards.js'
import type { Galaxy } from '../data/galaxies.js'
import type { Bonus, StarId, SystemId } from '../data/systems.js'
import type { Area, Level } from '../data/technologies.js'
import type { Ship, ShipCard } from '../data/units.js'
import type { Cards, Discovery, Ending, Hit, Score, TileId } from './types.js'

/** To the table unless said otherwise. */
export type Fact = { readonly to: Viewer } & (
  | { readonly kind: 'laid-out'; readonly galaxy: Galaxy; readonly stars: number; readonly homes: readonly TileId[] }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly round: number }
  /** What colonized systems bring. */
  | ({ readonly kind: 'bonus'; readonly seat: Seat } & Bonus)
  /** Metals in hand are laid out (X10). */
  | { readonly kind: 'metals'; readonly seat: Seat; readonly cards: Cards; readonly money: number }
  | { readonly kind: 'bought'; readonly seat: Seat; readonly card: CardId; readonly paid: number }
  /** What the card does by itself: ships, forts and bombs are told by the next fact, drawn cards by `drew`. */
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: CardId; readonly paid: number; readonly effect: Effect }
  | {
      readonly kind: 'constructed'
      readonly seat: Seat
      readonly ship: ShipCard
      readonly tile: TileId
      /** The seat begins with it (Y9). Absent for ships that cards construct, and at tables without `order: even`. */
      readonly atStart?: true
    }
  | { readonly kind: 'fortified'; readonly seat: Seat; readonly tile: TileId }
  /** A scout carries a bomb now. */
  | { readonly kind: 'armed'; readonly seat: Seat; readonly tile: TileId }
  | { readonly kind: 'researched'; readonly seat: Seat; readonly area: Area; readonly level: Level; readonly paid: number }
  /** The trash became the deck. */
  | { readonly kind: 'reshuffled'; readonly seat: Seat; readonly cards: number }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly count: number }
  /** To its owner alone: which cards. Follows `drew` directly. */
  | { readonly kind: 'drew-cards'; readonly seat: Seat; readonly cards: Cards }
  /** Deck and trash are empty: so many cards were not drawn (Y5). */
  | { readonly kind: 'nothing-to-draw'; readonly seat: Seat; readonly count: number }
  /** The card phase is over; the rest of the hand was discarded (X16). */
  | { readonly kind: 'cleaned-up'; readonly seat: Seat; readonly discarded: Cards }
  /** A drive moved a ship. */
  | { readonly kind: 'driven'; readonly seat: Seat; readonly ship: Ship; readonly from: TileId; readonly tile: TileId }
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly face: number; readonly effect: Effect }
  /** The die cost the ship that had moved. */
  | { readonly kind: 'vanished'; readonly seat: Seat; readonly ship: Ship; readonly tile: TileId }
  | {
      readonly kind: 'moved'
      readonly seat: Seat
      readonly ship: Ship
      readonly count: number
      readonly from: TileId
      readonly tile: TileId
      readonly by: 'flight' | 'worm-hole'
    }
  | { readonly kind: 'peeked'; readonly seat: Seat; readonly tile: TileId }
  /** To its owner alone: what lies there. Follows `peeked` directly. */
  | { readonly kind: 'peeked-system'; readonly seat: Seat; readonly tile: TileId; readonly system: StarId }
  /** A bomb went off; `lost` are all units on the tile, the bomber included. */
  | { readonly kind: 'exploded'; readonly seat: Seat; readonly tile: TileId; readonly lost: readonly Hit[] }
  | {
      readonly kind: 'turned-up'
      readonly tile: TileId
      readonly system: SystemId
      readonly by: Discovery
      /** Tiles that still lie face down. */
      readonly left: number
    }
  /** Units meet: both sides' attack. */
  | {
      readonly kind: 'battle'
      readonly tile: TileId
      readonly sides: readonly { readonly seat: Seat; readonly attack: number }[]
    }
  /** A seat has settled its damage; what it aims at stays secret until all have. */
  | { readonly kind: 'fired'; readonly seat: Seat }
  /** To its owner alone: at what, in all battles of the turn that it had to settle. Follows `fired` directly. */
  | { readonly kind: 'aimed'; readonly seat: Seat; readonly hits: readonly Hit[] }
  /** What one side destroyed in a battle; empty: nothing. */
  | { readonly kind: 'destroyed'; readonly seat: Seat; readonly tile: TileId; readonly lost: readonly Hit[] }
  | { readonly kind: 'colonized'; readonly seat: Seat; readonly tile: TileId }
  | { readonly kind: 'eliminated'; readonly seat: Seat }
  /** No tile lies face down any more: the game ends with this round (Y23). */
  | { readonly kind: 'last-round'; readonly round: number }
  | ({ readonly kind: 'scored'; readonly seat: Seat } & Score)
  | { readonly kind: 'over'; readonly winners: readonly Seat[]; readonly reason: Ending }
)
