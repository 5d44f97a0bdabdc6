/**
 * The vocabulary of Pioneer: what exists and what may be done. What happened stands in `facts.ts`, what is seen in
 * `view-types.ts`.
 */
import type { Refusal, Seat } from '../../../engine/game.js'
import type { CardId } from '../data/cards.js'
import type { GalaxyOptions, Place } from '../data/galaxies.js'
import type { StarId, SystemId } from '../data/systems.js'
import type { Area, Level } from '../data/technologies.js'
import type { Ship, Unit } from '../data/units.js'

export type Options = GalaxyOptions

/** A tile by its index: in reading order, homes included. */
export type TileId = number

/** Cards without an order; sorted as {@link CARD_IDS}, so that equal collections are equal lists. */
export type Cards = readonly CardId[]

export interface Player {
  /** Secret. In one's own card phase it has no metals: they are laid out at once (Y32). */
  readonly hand: Cards
  /** The part of the hand that everybody can work out: what was in the deck when it ran out. */
  readonly known: Cards
  readonly deck: Cards
  /** Cards played and metals laid out in this turn; they go to the trash in the clean-up (Y3). */
  readonly played: Cards
  readonly trash: Cards
  readonly levels: Readonly<Record<Area, Level>>
  /** Without colonies and ships: out of the game but for the points of technologies (Y25). */
  readonly isOut: boolean
}

/** The ships of one seat on one tile; never all zero. */
export interface Fleet {
  readonly seat: Seat
  readonly ships: Readonly<Record<Ship, number>>
}

export interface Tile {
  readonly place: Place
  /** Null: nobody has seen it yet, so it is not settled what it is. */
  readonly system: SystemId | null
  readonly isUp: boolean
  /** Seats whose scouts have peeked at it while it lay face down (X18, Y27). */
  readonly seenBy: readonly Seat[]
  /** A nova bomb lies on it: it can never be colonized again (X23). */
  readonly isBombed: boolean
  readonly colony: { readonly seat: Seat; readonly isFortified: boolean } | null
  /** By seat, ascending. */
  readonly fleets: readonly Fleet[]
}

/** Ships of the active seat on a tile. */
export interface Squad {
  readonly tile: TileId
  readonly ship: Ship
  readonly count: number
}

/** Where the ships of one kind on a tile go. */
export interface Flight {
  readonly from: TileId
  readonly ship: Ship
  readonly tile: TileId
}

/** What chance has to draw, first things first. */
export type Draw =
  | { readonly kind: 'cards'; readonly seat: Seat; readonly count: number }
  /** What lies on a tile: for the eyes of one seat, or turned up for everybody. */
  | { readonly kind: 'peek'; readonly seat: Seat; readonly tile: TileId }
  | { readonly kind: 'turn-up'; readonly tile: TileId; readonly by: Discovery }

/** How a tile came to be turned up: by a colony, a bomb, or because too few stars were up after a round. */
export type Discovery = 'colony' | 'bomb' | 'chart'

/** Everything on the table, whatever the phase. */
export interface Common {
  readonly seats: number
  readonly options: Options
  /** From 1; 0 before the first turn. */
  readonly round: number
  readonly first: Seat
  /** Whose turn it is. */
  readonly active: Seat
  /** Turns begun since the game began. */
  readonly turns: number
  readonly tiles: readonly Tile[]
  /** Stars that nobody has seen yet, those that are not laid out among them. */
  readonly unseen: readonly StarId[]
  readonly piles: Readonly<Record<CardId, number>>
  /** Nova bomb cards that have left the game; as many bomb pieces are, or have been, on scouts (Y4). */
  readonly novas: number
  readonly players: readonly Player[]
  /** What the active seat has left in its card phase; nothing beyond it (X16). */
  readonly pool: { readonly actions: number; readonly money: number }
  /** Ships that have moved in this turn, by where they landed; none of them moves again (Y12). */
  readonly landed: readonly Squad[]
  readonly draws: readonly Draw[]
}

/** What battles depend on: open to everybody, so a view will do. */
export interface Battleground {
  readonly active: Seat
  readonly tiles: readonly Tile[]
  readonly players: readonly Pick<Player, 'levels'>[]
}

/** How many units of one kind and owner are to be destroyed. */
export interface Hit {
  readonly seat: Seat
  readonly unit: Unit
  readonly count: number
}

/** One side's damage in one battle. */
export interface Volley {
  readonly tile: TileId
  readonly seat: Seat
  /** The sum of its attack. */
  readonly attack: number
  /** What it destroys so far; secret until all are settled. */
  readonly hits: readonly Hit[]
  readonly isSettled: boolean
}

export type State =
  /** Chance lays out the galaxy. */
  | { readonly phase: 'layout'; readonly seats: number; readonly options: Options }
  /** Chance draws the first seat. */
  | (Common & { readonly phase: 'first' })
  | (Common & { readonly phase: 'cards' })
  /** An Infinite Improbability Drive was played: which ship goes where. */
  | (Common & { readonly phase: 'drive'; readonly picked: Squad | null })
  /** Chance rolls the die of the drive for the ship that moved. */
  | (Common & { readonly phase: 'die'; readonly moved: Squad })
  | (Common & { readonly phase: 'moves'; readonly picked: Squad | null })
  /** Everybody whose units fight settles which units they destroy, all at once and in secret (Y16). */
  | (Common & { readonly phase: 'battle'; readonly volleys: readonly Volley[] })
  /** Colonizers that landed may be turned into colonies. */
  | (Common & { readonly phase: 'colonies' })
  /** The turn is over but for what chance still has to draw. */
  | (Common & { readonly phase: 'turn-over' })
  /** Chance picks a tile to be turned up after a round, since too few are. */
  | (Common & { readonly phase: 'chart' })
  | (Common & {
      readonly phase: 'over'
      readonly scores: readonly Score[]
      readonly winners: readonly Seat[]
      readonly reason: Ending
    })

/** All stars are charted (X22), or one player alone is left on the board (Y25). */
export type Ending = 'charted' | 'last-one'

export type Playing = Exclude<State, { readonly phase: 'layout' }>
export type Phase = State['phase']

/** Final points of one seat by source, and what breaks ties (X22, Y26). */
export interface Score {
  readonly systems: number
  readonly technologies: number
  readonly total: number
  /** Colonized systems. */
  readonly colonies: number
  /** Cards owned, wherever they are. */
  readonly cards: number
}

/** What decides between equal points, one after the other (X22, Y26). */
export const TIES = ['technologies', 'colonies', 'cards'] as const satisfies readonly (keyof Score)[]
export type Tie = (typeof TIES)[number]

/** Where expected points come from, see `pointsBySource`. */
export type Source = 'systems' | 'technologies'

export type Action =
  /** Chance. Places of the outline that stay empty, by their index in it. */
  | { readonly kind: 'layout'; readonly empty: readonly number[] }
  /** Chance. */
  | { readonly kind: 'first'; readonly seat: Seat }
  /** Chance. Cards from the deck of the seat that is owed some. */
  | { readonly kind: 'draw'; readonly cards: Cards }
  /** Chance. What lies on the tile that is to be peeked at or turned up. */
  | { readonly kind: 'reveal'; readonly system: StarId }
  /** Chance. The tile that is charted. */
  | { readonly kind: 'chart'; readonly tile: TileId }
  /** Chance. From 1. */
  | { readonly kind: 'roll'; readonly face: number }
  | { readonly kind: 'buy'; readonly card: CardId }
  /** A card without a place: Recycling, Tactical Strike; the drive, whose ship is picked next. */
  | { readonly kind: 'play'; readonly card: CardId }
  /** A card on a tile with an own colony: ships, Fortification, Nova Bomb. */
  | { readonly kind: 'place'; readonly card: CardId; readonly tile: TileId }
  | { readonly kind: 'research'; readonly area: Area }
  | { readonly kind: 'end-cards' }
  /** All ships of one kind on a tile that have not moved yet, to another tile. */
  | ({ readonly kind: 'move' } & Flight)
  /** Some of them, to be moved next; all of them where there are too many moves to list. By a drive always one. */
  | ({ readonly kind: 'pick' } & Squad)
  /** Leaves the picked ships where they are. */
  | { readonly kind: 'unpick' }
  /** Moves the picked ships. */
  | { readonly kind: 'fly'; readonly tile: TileId }
  /** Moves one bomber and sets off its bomb on landing. */
  | { readonly kind: 'bomb'; readonly from: TileId; readonly tile: TileId }
  | { readonly kind: 'end-moves' }
  /** Destroys one unit more. */
  | { readonly kind: 'hit'; readonly tile: TileId; readonly seat: Seat; readonly unit: Unit }
  /** Takes back all that this seat has aimed at so far. */
  | { readonly kind: 'aim-anew' }
  /** Settles the own damage. */
  | { readonly kind: 'fire' }
  /** The same once the rest of the damage has been spread so that what is worth most is destroyed. */
  | { readonly kind: 'fire-at-will' }
  | { readonly kind: 'colonize'; readonly tile: TileId }
  /** After the card phase already: ships stay where they are. */
  | { readonly kind: 'end-turn' }

/** Why not. The rule's number of each stands in `refusals.ts`. */
export type RefusalCode =
  | 'not-your-turn'
  | 'wrong-phase'
  | 'game-over'
  | 'no-action-left'
  | 'too-dear'
  | 'pile-empty'
  | 'needs-military'
  | 'needs-transportation'
  | 'needs-society'
  | 'not-in-hand'
  | 'metal-not-played'
  | 'no-own-colony'
  | 'already-fortified'
  | 'no-piece-left'
  | 'no-scout-there'
  | 'no-ship'
  | 'top-level'
  | 'pick-first'
  | 'move-at-once'
  | 'already-picked'
  | 'no-such-ships'
  | 'already-moved'
  | 'no-such-tile'
  | 'out-of-reach'
  | 'no-bomb'
  | 'no-such-target'
  | 'ships-first'
  | 'too-little-damage'
  | 'must-destroy'
  | 'nothing-aimed'
  | 'no-colonizer-landed'
  | 'not-colonizable'

export type PioneerRefusal = Refusal<RefusalCode>

/**
 * Something to point out on a seat's own picture. Tiles have numbers on every picture, which menus use, so marks bring none.
 * `hinted`: it is where a hint recommends to go, or to pick from.
 */
export type TileMark = MarkedTile & { readonly hinted?: boolean }

type MarkedTile =
  /** A tile that can be chosen; `isHostile`: units of others are there, so that going there means a battle. */
  | { readonly kind: 'target'; readonly tile: TileId; readonly isHostile: boolean }
  /** Where own ships stand that can be picked, or are. */
  | { readonly kind: 'source'; readonly tile: TileId }
  /** Where the viewer has to assign damage. */
  | { readonly kind: 'battle'; readonly tile: TileId }

/** A card in hand, a card on offer or a technology that a hint recommends. */
export type Advised =
  | { readonly kind: 'held' | 'offered'; readonly card: CardId }
  | { readonly kind: 'researched'; readonly area: Area }

export type Mark = TileMark | Advised
