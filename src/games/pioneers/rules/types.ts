/** The types of Pioneers: objects, states, actions, and refusals. */
import type { Refusal, Seat } from '../../../engine/game.js'
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

/** What a player with only empty coaches has to do: `due` is to buy one, `waived` if none can be filled and paid (R36, R37). */
export type CoachDuty = 'due' | 'waived'

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

/** What decides between equal points (R78). */
export const TIES = ['dollars'] as const satisfies readonly (keyof Score)[]
export type Tie = (typeof TIES)[number]

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
