/**
 * The contract of a game: pure functions over immutable, JSON-only data.
 * Nothing here, and nothing that implements it, knows about Discord, storage, time or language.
 */
import type { Random } from './random.js'

/** A place at a table, 0-based, in clockwise turn order. */
export type Seat = number

/** Who looks: one seat, or the whole table (what everybody may know). */
export type Viewer = Seat | 'table'

/** Who caused an action: a seat, or chance (a draw the table made and logged). */
export type Actor = Seat | 'chance'

/**
 * How a game ended, best first: `places[seat]` is 1 for the winners; tied seats share a place. If nobody wins the first place is
 * the game's own, and places begin with 2.
 */
export interface Outcome {
  /** Empty if nobody wins. */
  readonly winners: readonly Seat[]
  readonly places: readonly number[]
  readonly points: readonly number[]
  /** Why the game ended; a code of the game's own. */
  readonly reason: string
}

/** Who has to act next. */
export type ToMove<Action> =
  /** These seats: one, or several at once. */
  | { readonly kind: 'seats'; readonly seats: readonly Seat[] }
  /** Nobody: the table draws this action and logs it. A replay takes it from the log and never draws. */
  | { readonly kind: 'chance'; readonly draw: (random: Random) => Action }
  | { readonly kind: 'over'; readonly outcome: Outcome }

/**
 * A turn: each gets one public message. `number` counts from 1 and never falls; it is 0 before the first. What is decided then has
 * a message too: `seat` is who decides it, and others who have to are being asked.
 */
export interface TurnOf {
  readonly number: number
  /**
   * Null in a game in which all act in the same turn, which then is a round: its message calls all who are to move when it begins.
   * It is null in every turn of such a game, and in none of any other.
   */
  readonly seat: Seat | null
}

/** Turns in a round: one for each seat, or a single one that belongs to all of them. */
export function turnsInRound(turn: TurnOf, seats: number): number {
  return turn.seat === null ? 1 : seats
}

/** A refusal names what is wrong and the rule that says so, e.g. `{ code: 'line-taken', rule: 'R33' }`. */
export interface Refusal<Code extends string = string> {
  readonly code: Code
  /** Number of the rule in the game's SOURCES.md, e.g. `R33`. */
  readonly rule: string
}

/** The result of an accepted action. */
export interface Step<State, Fact> {
  readonly state: State
  /** What happened, in the order in which it happened. */
  readonly facts: readonly Fact[]
}

/** An option that the host may set when a lobby opens; `choices[0]` is the default. */
export interface OptionSpec {
  readonly id: string
  readonly choices: readonly [string, ...string[]]
  /** The numbers of players with whom the choice makes a difference; absent: with any. */
  readonly players?: readonly number[]
}

/** Standing orders: what a player decides before being asked, for a whole game. */
export interface StandingOrders<State, Action> {
  /** Ids of the orders; the first leaves everything to the player. */
  readonly ids: readonly [string, ...string[]]
  /** What `seat`, which is to move, does by an order: a legal action, or null where the order leaves it to the player. */
  ordered(state: State, seat: Seat, order: string): Action | null
}

/** What somebody may be after in any game, whether it leads to points or not. */
export const URGE_NAMES = ['hoard-tiles', 'hoard-goods', 'spend-nothing', 'buy-everything'] as const
export type UrgeName = (typeof URGE_NAMES)[number]

/** How much `seat` wants to take a legal action beside the others that it may take: more is wanted more. */
export type Urge<State, Action> = (state: State, seat: Seat, action: Action) => number

/**
 * The rules of one game.
 *
 * Invariants, held by the conformance suite for every registered game:
 * - `State`, `Action` and `Fact` are JSON: no Map, class, Date or undefined, and are never mutated.
 * - Only seats of `toMove` have legal actions; they have at least one.
 * - `refuse` is the only source of "no": it returns null exactly for the members of `legalActions`.
 * - `apply` is only called with actions that `refuse` passes, or that `draw` made; it throws on a bug, never on a player's mistake.
 * - `view` is all that boards, controls and texts ever see: what it hides can be dealt anew without changing it.
 * - What nobody may know is not in the state: chance draws it when it turns up. A press that draws nothing and tells nothing to one
 *   seat alone may be taken back freely, and whoever could turn something up by it would look, and take it back.
 * - What one seat alone comes to know is a fact to that seat, which ends the free undo.
 * - A choice over many things (damage over units, cards to discard, moves of many ships) is a sequence of single steps that can be
 *   taken back one by one, ended by an action of its own; it is never listed as all its combinations. No seat ever has more than
 *   {@link LEGAL_LIMIT} legal actions.
 * - `encode` is unique among the legal actions of a state, round-trips through `decode`, and is at most {@link ENCODED_LIMIT}
 *   characters for a seat's action (chance may be longer); `decode` returns null for anything else.
 */
export interface GameRules<State, Action, View, Fact extends { readonly to: Viewer }, Code extends string, Options> {
  readonly id: string
  /** Raised by any change after which an old log may replay differently. */
  readonly rulesVersion: number
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: readonly OptionSpec[]
  /**
   * What a new table keeps beside its host's choices, so that the rules know it from one that began before a choice came to
   * mean something else: the draws of either can be checked. Absent while no choice has changed.
   */
  readonly stamp?: Readonly<Record<string, string>>
  /** How many rounds a game of so many seats usually has: the median of simulated games, or what the rules fix. */
  usualRounds(seats: number): number
  /** Reads the host's choices; null if one of them is unknown. */
  readOptions(chosen: Readonly<Record<string, string>>): Options | null
  setup(seats: number, options: Options): State
  toMove(state: State): ToMove<Action>
  /** Whose turn it is and how many turns have begun; others who have to act meanwhile are being asked something. */
  turn(state: State): TurnOf
  /** Every action that `seat` may take now: unique, in a stable order, empty if it is not to move. */
  legalActions(state: State, seat: Seat): readonly Action[]
  refuse(state: State, seat: Seat, action: Action): Refusal<Code> | null
  apply(state: State, by: Actor, action: Action): Step<State, Fact>
  view(state: State, viewer: Viewer): View
  /**
   * A state drawn among those that look the same to `viewer`, as likely as each is: what is hidden from them is dealt anew. What
   * others have decided in secret is any choice that was open to them, each equally likely.
   */
  sample(state: State, viewer: Viewer, random: Random): State
  /** What a seat does when its player does not answer in time, or has left. Always legal. */
  defaultAction(state: State, seat: Seat): Action
  /** What each seat would score if the game ended now, secrets included: for computer players and simulations, never shown. */
  points(state: State): readonly number[]
  /**
   * How good the position is for a seat, by rules of thumb and in no unit: for computer players where points come late.
   * Absent where the points of the moment say it well enough. Knows secrets of that seat alone.
   */
  prospects?(state: State, seat: Seat, style?: string): number
  /** Names of what somebody may be after, which `prospects` takes as a style, to play strategies against each other; absent: none. */
  readonly styles?: readonly string[]
  /** What each seat has, by names that a game chooses: whether who has it wins more often is counted. Absent: nothing is. */
  holdings?(state: State): readonly (readonly string[])[]
  /** Decisions that a player may leave to the table beforehand; absent where there is nothing of the kind. */
  readonly standingOrders?: StandingOrders<State, Action>
  /** Players with a bent, who take games where even choices hardly ever get; absent: nobody has one. */
  readonly urges?: Readonly<Record<UrgeName, Urge<State, Action>>>
  /** What is wrong with a state, one sentence each: nothing in any state that the rules lead to. */
  invariants(state: State): readonly string[]
  /** What a step changed otherwise than its facts tell, one sentence each: nothing in any step of the rules. */
  unexplained(before: State, facts: readonly Fact[], after: State): readonly string[]
  encode(action: Action): string
  decode(text: string): Action | null
  /** Lifts a stored state of an older rules version; absent while there is only one version. */
  upgrade?(old: unknown, fromVersion: number): State
}

/** Most legal actions of a seat in any position. */
export const LEGAL_LIMIT = 200

/** Longest encoding of a seat's action: a Discord custom_id has 100 characters, 36 of them are the table's and the position's. */
export const ENCODED_LIMIT = 64
