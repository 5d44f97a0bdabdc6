/**
 * The contract of a game: pure functions over immutable, JSON-only data.
 * Nothing here, and nothing that implements it, knows about Discord, storage, time or language.
 */
import type { Random } from './random.js'
import type { Actor, Seat, Viewer } from './seat.js'
import type { Strategy } from './strategy.js'
import type { Trials } from './trials.js'

export type { Actor, Seat, Viewer }

/**
 * How a game ended. `places[seat]` is 1 for the winners, and tied seats share a place. If nobody wins, the game itself takes the
 * first place and the players' places begin with 2.
 */
export interface Outcome {
  /** Empty if nobody wins. */
  readonly winners: readonly Seat[]
  readonly places: readonly number[]
  readonly points: readonly number[]
  /** Why the game ended, a code defined by the game. */
  readonly reason: string
}

/** Who has to act next. */
export type ToMove<Action> =
  /** One seat, or several at once. */
  | { readonly kind: 'seats'; readonly seats: readonly Seat[] }
  /** No seat: the table draws this action and logs it. A replay takes it from the log and never draws. */
  | { readonly kind: 'chance'; readonly draw: (random: Random) => Action }
  | { readonly kind: 'over'; readonly outcome: Outcome }

/**
 * A turn, which has one public message. `number` counts from 1 and never falls. Decisions before the first turn belong to turn 0,
 * which has a message too. `seat` is the seat that decides. Other seats to move are being asked something.
 */
export interface TurnOf {
  readonly number: number
  /**
   * Null in games in which all seats share each turn, which is then a round. Its message calls all seats to move when it begins.
   * A game uses null for all of its turns or for none.
   */
  readonly seat: Seat | null
  /** The round that it belongs to. Absent where it follows from the number, because every seat has a turn in each round. */
  readonly round?: number
}

/** Turns in a round of all seats: one for each, or a single one that they share. */
export function turnsInRound(turn: TurnOf, seats: number): number {
  return turn.seat === null ? 1 : seats
}

/** The round that a turn belongs to, from 1. 0 before the first turn. */
export function roundOf(turn: TurnOf, seats: number): number {
  return turn.round ?? Math.ceil(turn.number / turnsInRound(turn, seats))
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
  /** What happened, in order. */
  readonly facts: readonly Fact[]
}

/** An option that the host may set when opening a lobby. `choices[0]` is the default. */
export interface OptionSpec {
  readonly id: string
  readonly choices: readonly [string, ...string[]]
  /** The numbers of players for which the option matters. Absent for all. */
  readonly players?: readonly number[]
}

/** Standing orders: decisions that a player makes in advance, for a whole game. */
export interface StandingOrders<State, Action> {
  /** Ids of the orders. The first one leaves everything to the player. */
  readonly ids: readonly [string, ...string[]]
  /** The legal action that `order` gives for `seat`, which is to move. Null if the order leaves it to the player. */
  ordered(state: State, seat: Seat, order: string): Action | null
}

/** What several seats are asked besides their turns, by kinds that the game names. */
export interface Questions<State> {
  /** Those that are asked with the default options. */
  readonly kinds: readonly string[]
  /** The question that a state asks. `which` tells two in a row of one kind apart. Null if it asks none. */
  asked(state: State): { readonly kind: string; readonly which: string } | null
}

/**
 * The rules of one game.
 *
 * Invariants, checked by the conformance suite for every registered game:
 * - `State`, `Action` and `Fact` are JSON (no Map, class, Date or undefined) and are never mutated.
 * - Only seats in `toMove` have legal actions, and each of them has at least one.
 * - `refuse` is the only source of refusals. It returns null exactly for the members of `legalActions`.
 * - `apply` is only called with actions that `refuse` accepts or that `draw` made. It throws on a bug, never on a player's
 *   mistake.
 * - `view` is all that boards, controls and texts ever see. What it hides can be dealt anew without changing it.
 * - What nobody may know is not in the state. Chance draws it when it is revealed. A press that draws nothing and tells nothing
 *   to one seat alone may be taken back freely, so a player could otherwise look at what is hidden and then undo.
 * - What only one seat learns is a fact to that seat. Such a fact ends the free undo.
 * - A choice over many things (damage over units, cards to discard, moves of many ships) is a sequence of single steps, each of
 *   which can be taken back, ended by an action of its own. Its combinations are never listed. No seat ever has more than
 *   {@link LEGAL_LIMIT} legal actions.
 * - Within a turn a seat's actions lead on. Only those that `takesBack` names lead back to where the seat was before.
 * - `encode` is unique among the legal actions of a state and round-trips through `decode`. A seat's action has at most
 *   {@link ENCODED_LIMIT} characters (chance may be longer). `decode` returns null for any other text.
 */
export interface GameRules<State, Action, View, Fact extends { readonly to: Viewer }, Code extends string, Options> {
  readonly id: string
  /** Raised by any change after which an old log may replay differently. */
  readonly rulesVersion: number
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: readonly OptionSpec[]
  /**
   * Stored by new tables together with the host's choices. It tells them from tables that began before a choice changed its
   * meaning, so that the draws of both can be verified. Absent while no choice has changed.
   */
  readonly stamp?: Readonly<Record<string, string>>
  /** The usual number of rounds for `seats` players: the median of simulated games, or what the rules fix. */
  usualRounds(seats: number): number
  /** Reads the host's choices. Null if one of them is unknown. */
  readOptions(chosen: Readonly<Record<string, string>>): Options | null
  setup(seats: number, options: Options): State
  toMove(state: State): ToMove<Action>
  /** Whose turn it is and how many turns have begun. Other seats in `toMove` are being asked something during that turn. */
  turn(state: State): TurnOf
  /**
   * Whether a seat takes no further part in the game, although others play on. It never moves again. Absent if nobody can drop
   * out.
   */
  isOut?(state: State, seat: Seat): boolean
  /** Every action that `seat` may take now: unique, in a stable order, empty if it is not to move. */
  legalActions(state: State, seat: Seat): readonly Action[]
  refuse(state: State, seat: Seat, action: Action): Refusal<Code> | null
  apply(state: State, by: Actor, action: Action): Step<State, Fact>
  view(state: State, viewer: Viewer): View
  /**
   * A random state among those that look the same to `viewer`, by their probabilities. What is hidden from the viewer is dealt
   * anew. Secret decisions of others are replaced by any choice that was open to them, each equally likely.
   */
  sample(state: State, viewer: Viewer, random: Random): State
  /**
   * Whether an action only takes back what its seat has chosen. The table limits how often a player does so in a turn, or one
   * turn could go on for ever. Absent if no action does.
   */
  takesBack?(action: Action): boolean
  /** What a seat does when its player runs out of time or has left. Always legal. */
  defaultAction(state: State, seat: Seat): Action
  /** The score of each seat if the game ended now, secrets included. Never shown while the game goes on. */
  points(state: State): readonly number[]
  /** What seats are asked besides their turns. Each question has time of its own. Absent if nothing is asked. */
  readonly questions?: Questions<State>
  /**
   * The action that ends a seat's turn, if the seat can do nothing else and everybody knows that. Null otherwise. The table
   * then takes it, unless the player may take something back instead. Absent if every turn has to be ended by its player.
   */
  onlyEnd?(state: State, seat: Seat): Action | null
  /** Decisions that a player may leave to the table in advance. Absent if there are none. */
  readonly standingOrders?: StandingOrders<State, Action>
  encode(action: Action): string
  decode(text: string): Action | null
  /** Converts a stored state of an older rules version. Absent while there is only one version. */
  upgrade?(old: unknown, fromVersion: number): State
  /** What computer players go by. Absent where they compare the points after each action. */
  readonly strategy?: Strategy<State, Action>
  /** What tests and simulations go by. */
  readonly trials: Trials<State, Action, Fact>
}

/** Most legal actions that a seat may have in any position. */
export const LEGAL_LIMIT = 200

/** Longest encoding of a seat's action. A Discord custom_id has 100 characters, of which the table and the position need 36. */
export const ENCODED_LIMIT = 64
