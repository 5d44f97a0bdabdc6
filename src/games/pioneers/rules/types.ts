/** The types of Pioneers: objects, actions, events, and views. */
import type { Refusal, Seat, Viewer } from '../../../engine/game.js'
import type { Line, MapId, Place } from '../data/map.js'

export const PROFESSIONS = ['banker', 'barkeeper', 'merchant', 'sergeant', 'gold-digger', 'farmer'] as const
export type Profession = (typeof PROFESSIONS)[number]

export const TILES = [...PROFESSIONS, 'hotel'] as const
export type Tile = (typeof TILES)[number]

/** `c01`...`c24`, and the starting coaches `s1`...`s4`. */
export type CoachId = string

/** A coach in front of a player, with the pioneer on each seat (null: empty). */
export interface OwnCoach {
  readonly id: CoachId
  readonly seats: readonly (Profession | null)[]
}

/** A player's things. All of them are open except `nuggets`, the only secret of the game. */
export interface Player {
  readonly cash: number
  /** Points on the scoring track, from emptied coaches. */
  readonly track: number
  /** Roads and pioneers left in the personal supply. */
  readonly roads: number
  readonly pioneers: number
  readonly bankers: number
  readonly merchants: number
  /** Coaches that still carry passengers. Emptied ones leave play (D14). */
  readonly coaches: readonly OwnCoach[]
  readonly emptied: readonly CoachId[]
  /** Values of the gold nuggets taken, in order. */
  readonly nuggets: readonly number[]
}

/** The three purchase spaces of the player board (R26). */
export const PURCHASES = ['one-road', 'two-roads', 'coach'] as const
export type Purchase = (typeof PURCHASES)[number]

export type EndReason = 'roads' | 'stack' | 'no-tiles' | 'stalemate'

/**
 * How two players choose the covers (R4, R6, D1). With `chosen` the players lay them. `gateless` marks random covers of older
 * tables, which allowed no gates.
 */
export interface Options {
  readonly covers: 'standard' | 'random' | 'chosen' | 'gateless'
}

/** Standing orders for invitations. The first leaves the answer to the player. */
export const ORDERS = ['ask', 'decline', 'accept-if-empties', 'accept'] as const
export type Order = (typeof ORDERS)[number]

/** The current turn. */
interface Turn {
  readonly seat: Seat
  /** Counted from 1. */
  readonly round: number
  /** Purchase spaces covered this turn (R29). */
  readonly used: readonly Purchase[]
  /** The player had no occupied coach when the turn began (R36, E13). */
  readonly mustBuyCoach: boolean
}

/** Everything on the table, in any phase. */
export interface Common {
  readonly seats: number
  readonly map: MapId
  /** Places out of play (two players), ascending. */
  readonly covered: readonly Place[]
  /** By place. Null where there is no tile (Boston, covered, settled). */
  readonly tiles: readonly (Tile | null)[]
  /** By line: bits 0-3 are the seats that own a road on it. At most two are set. */
  readonly roads: readonly number[]
  /** By place: the number of pioneers of each seat, with 8 bits for each seat, seat 0 lowest. */
  readonly settlers: readonly number[]
  /** The place of the stagecoach. */
  readonly stagecoach: Place
  /** Slots $1 to $4, left to right. */
  readonly display: readonly CoachId[]
  /** Coaches left face down in the stack. */
  readonly stack: number
  /** Coaches nobody has seen: the stack and those boxed at setup. Each refill draws one of them, all equally likely. */
  readonly unseen: readonly CoachId[]
  readonly players: readonly Player[]
  /** Nuggets left to draw, by value: [3s, 4s, 5s]. */
  readonly nuggetsLeft: readonly [number, number, number]
  readonly first: Seat
  readonly turn: Turn
  readonly end: EndReason | null
  /** Whole rounds in a row without a road, coach or tile (E26), and whether this round has had one. */
  readonly idleRounds: number
  readonly roundBusy: boolean
}

/** A pioneer just settled by the active player. Its tile's action and the invitation follow. */
export interface Settling {
  readonly city: Place
  readonly tile: Tile
  /** Kind of the settled pioneer. With a hotel the invitation asks for this kind (R68). */
  readonly pioneer: Profession
}

export type State =
  /** Before the deal. Only the seats, the options and what the players have laid are known. */
  | { readonly phase: 'deal'; readonly seats: number; readonly options: Options; readonly laid?: Laid }
  /** With chosen covers, chance first draws the first player. */
  | { readonly phase: 'first'; readonly seats: number; readonly options: Options }
  /** Two players lay the covers: the second player four, then the first player four (R6). */
  | { readonly phase: 'covers'; readonly seats: number; readonly options: Options; readonly laid: Laid }
  | (Common & { readonly phase: 'purchase' })
  /** The first road of `two-roads` is laid. The second has to be placed. */
  | (Common & { readonly phase: 'second-road' })
  /** A coach was bought. Chance refills slot 4. */
  | (Common & {
      readonly phase: 'refill'
      readonly bought: { readonly coach: CoachId; readonly slot: number; readonly paid: number }
    })
  | (Common & { readonly phase: 'move' })
  /** The stagecoach has arrived, and several of the player's pioneers could settle. */
  | (Common & { readonly phase: 'settle'; readonly city: Place })
  /** Sergeant, Barkeeper or Farmer: may be used or skipped. `farmers` counts extra farmers settled. */
  | (Common & { readonly phase: 'tile-action'; readonly settling: Settling; readonly farmers: number })
  /** Gold digger: chance draws the nugget. */
  | (Common & { readonly phase: 'nugget'; readonly settling: Settling })
  /** Only ending the turn is left. `settling` is null if nobody was settled. */
  | (Common & { readonly phase: 'turn-end'; readonly settling: Settling | null })
  /** `asked` is being invited. The seats after it in clockwise order are asked next. */
  | (Common & { readonly phase: 'invitation'; readonly settling: Settling; readonly asked: Seat })
  | (Common & {
      readonly phase: 'over'
      readonly end: EndReason
      readonly scores: readonly Score[]
      readonly winners: readonly Seat[]
    })

export type Playing = Exclude<State, Undealt>

/** A state before the deal. */
export type Undealt = Extract<State, { readonly phase: 'deal' | 'first' | 'covers' }>

/** What is decided before the deal if players choose the covers. */
export interface Laid {
  /** The first player. */
  readonly first: Seat
  /** The cities covered so far, in order. */
  readonly covered: readonly Place[]
}

/** Final points of one seat by source (R71-R77). */
export interface Score {
  readonly track: number
  readonly emptySeats: number
  readonly nuggets: number
  readonly network: number
  readonly total: number
  readonly dollars: number
}

/** Where expected points come from, see `pointsBySource`. */
export type Source = 'coaches' | 'network' | 'nuggets' | 'money'

export type Action =
  /** Chance. Everything random of the setup, in the order of {@link Common}. */
  | {
      readonly kind: 'deal'
      readonly first: Seat
      readonly covered: readonly Place[]
      readonly tiles: readonly (Tile | null)[]
      readonly startingCoaches: readonly CoachId[]
      readonly display: readonly CoachId[]
    }
  /** Chance. The first player, where the deal does not draw it. */
  | { readonly kind: 'first'; readonly seat: Seat }
  | { readonly kind: 'cover'; readonly city: Place }
  /** Chance. */
  | { readonly kind: 'refill'; readonly coach: CoachId }
  /** Chance. */
  | { readonly kind: 'nugget'; readonly value: number }
  | { readonly kind: 'one-road'; readonly line: Line }
  /** First road of the pair. `second-road` follows. */
  | { readonly kind: 'two-roads'; readonly line: Line }
  | { readonly kind: 'second-road'; readonly line: Line }
  /** `slot` is 1 to 4, which is also the price. */
  | { readonly kind: 'buy-coach'; readonly slot: number }
  | { readonly kind: 'done-buying' }
  /** The whole route, beginning with the stagecoach's place. */
  | { readonly kind: 'move'; readonly path: readonly Place[] }
  | { readonly kind: 'settle'; readonly coach: CoachId; readonly pioneer: Profession }
  | { readonly kind: 'sergeant-road'; readonly line: Line }
  | { readonly kind: 'return-pioneer'; readonly coach: CoachId; readonly pioneer: Profession }
  | { readonly kind: 'farmer'; readonly coach: CoachId }
  | { readonly kind: 'skip' }
  | { readonly kind: 'end-turn' }
  | { readonly kind: 'join'; readonly coach: CoachId }
  | { readonly kind: 'decline' }

/** Facts carry the ids of the transcript contract. Places and lines are named by city ids. */
export type Fact = { readonly to: Viewer } /** The first player. The covers follow. */ & (
  | { readonly kind: 'first-drawn'; readonly seat: Seat; readonly next: Seat }
  | { readonly kind: 'covered'; readonly seat: Seat; readonly city: string }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly round: number }
  | { readonly kind: 'income'; readonly seat: Seat; readonly amount: number }
  /** In a turn that begins while the table is idle: the game is about to end for that reason (E26). */
  | { readonly kind: 'idle'; readonly seat: Seat }
  | {
      readonly kind: 'road-bought'
      readonly seat: Seat
      readonly line: readonly [string, string]
      readonly action: 'one-road' | 'two-roads'
      readonly paid: number
    }
  | {
      readonly kind: 'coach-bought'
      readonly seat: Seat
      readonly coach: CoachId
      readonly slot: number
      readonly paid: number
      readonly refill: CoachId | null
    }
  | {
      readonly kind: 'moved'
      readonly seat: Seat
      readonly path: readonly string[]
      readonly bank: number
      readonly owners: Readonly<Record<string, number>>
    }
  | {
      readonly kind: 'settled'
      readonly seat: Seat
      readonly city: string
      readonly tile: Tile
      readonly pioneer: Profession
      readonly coach: CoachId
    }
  | { readonly kind: 'tile-kept'; readonly seat: Seat; readonly tile: Tile }
  | { readonly kind: 'tile-boxed'; readonly seat: Seat; readonly tile: Tile }
  | { readonly kind: 'sergeant-road'; readonly seat: Seat; readonly line: readonly [string, string] }
  | { readonly kind: 'pioneer-returned'; readonly seat: Seat; readonly coach: CoachId; readonly pioneer: Profession }
  /** To the table: a player took a nugget. */
  | { readonly kind: 'nugget'; readonly seat: Seat }
  /** To the owner alone: its value. Directly follows `nugget`. */
  | { readonly kind: 'nugget-value'; readonly seat: Seat; readonly value: number }
  | { readonly kind: 'farmer-settled'; readonly seat: Seat; readonly city: string; readonly coach: CoachId }
  | { readonly kind: 'hotel-paid'; readonly seat: Seat; readonly amount: number }
  /** `chosen` is false where nothing could have been done with the tile. */
  | { readonly kind: 'action-skipped'; readonly seat: Seat; readonly tile: Tile; readonly chosen: boolean }
  | {
      readonly kind: 'coach-emptied'
      readonly seat: Seat
      readonly coach: CoachId
      readonly points: number
      readonly dollars: number
    }
  | { readonly kind: 'invited'; readonly seat: Seat; readonly by: Seat; readonly pioneer: Profession }
  | {
      readonly kind: 'joined'
      readonly seat: Seat
      readonly by: Seat
      readonly city: string
      readonly pioneer: Profession
      readonly coach: CoachId
      readonly paid: number
    }
  | { readonly kind: 'declined'; readonly seat: Seat; readonly by: Seat }
  | { readonly kind: 'no-move'; readonly seat: Seat; readonly reason: 'no-passengers' | 'unreachable' }
  | { readonly kind: 'end-triggered'; readonly seat: Seat; readonly reason: EndReason }
  | ({ readonly kind: 'scored'; readonly seat: Seat } & Score)
  | { readonly kind: 'over'; readonly winners: readonly Seat[]; readonly reason: EndReason }
)

/** Reasons for refusal. `refusals.ts` has the rule number of each. */
export type RefusalCode =
  | 'not-your-turn'
  | 'wrong-phase'
  | 'no-purchase-left'
  | 'purchase-space-used'
  | 'not-enough-cash'
  | 'no-roads-left'
  | 'too-few-roads-left'
  | 'too-few-free-lines'
  | 'unknown-line'
  | 'line-taken'
  | 'line-doubled'
  | 'line-own'
  | 'line-covered'
  | 'not-a-city'
  | 'city-covered'
  | 'cover-beside-start'
  | 'cover-cuts-map'
  | 'cover-leaves-few-lines'
  | 'cover-leaves-no-way'
  | 'no-such-slot'
  | 'too-few-pioneers'
  | 'coach-must-stay-affordable'
  | 'must-buy-coach'
  | 'must-move'
  | 'unknown-route'
  | 'no-matching-pioneer'
  | 'no-tile-there'
  | 'passes-through-tile'
  | 'route-too-dear'
  | 'route-wasteful'
  | 'route-equal'
  | 'no-such-passenger'
  | 'wrong-profession'
  | 'game-over'

export type PioneersRefusal = Refusal<RefusalCode>

/**
 * A {@link Player} as a viewer sees it. Values of nuggets are included only for their owner, and for everybody once the game is
 * over.
 */
export interface PlayerView extends Omit<Player, 'nuggets'> {
  readonly nuggetCount: number
  readonly nuggets: readonly number[] | null
  readonly income: number
  /** Pioneers in the player's largest network so far (R73-R77), two points each. */
  readonly networkPioneers: number
  /** The roads of that network. */
  readonly networkLines: readonly Line[]
}

/** What a viewer knows. Contains nothing hidden by the rules. The stack has no order at all. */
export interface View extends Omit<Common, 'players' | 'unseen' | 'nuggetsLeft' | 'idleRounds' | 'roundBusy'> {
  /** Before the deal the board is empty except for covers. */
  readonly phase: State['phase']
  readonly viewer: Viewer
  readonly players: readonly PlayerView[]
  readonly nuggetsLeftCount: number
  /** Neither the last round nor this one so far has brought a road, coach or tile. If this round ends so, the game ends (E26). */
  readonly idle: boolean
  /** Cities that may be covered next, ascending. Null except while players lay the covers. */
  readonly openToCover: readonly Place[] | null
  /** The seat the game waits for now. Null when the game is over. */
  readonly toMove: Seat | null
  readonly settling: Settling | null
  /** The city reached, while the passenger to settle is chosen. */
  readonly arrived: Place | null
  /** Routes that the viewer may take right after the purchases, while buying and if buying may end now. Otherwise empty. */
  readonly rides: readonly (readonly Place[])[]
  readonly scores: readonly Score[] | null
  readonly winners: readonly Seat[] | null
}

/**
 * A place, line or route to mark on a seat's own picture, with the number of its menu entry and its price: `$2`, or `$2+` if
 * there are dearer ones too. `way` is the route to the place at that price.
 */
export type Choice = { readonly label: string; readonly price?: string } & (
  | { readonly kind: 'place'; readonly place: Place; readonly way?: readonly Place[] }
  | { readonly kind: 'line'; readonly line: Line }
  | { readonly kind: 'route'; readonly path: readonly Place[] }
)

/** What has changed in what a picture tells about: a road, a city where somebody settled, the way of the stagecoach. */
export type Fresh =
  | { readonly kind: 'built'; readonly line: Line }
  | { readonly kind: 'settled'; readonly place: Place }
  | { readonly kind: 'ridden'; readonly path: readonly Place[] }

/** What a picture points out. */
export type Mark = Choice | Fresh
