/** A game as the rest of the program sees it: states are opaque, actions are their encoded texts, sentences are finished. */
import type { Actor, OptionSpec, Outcome, Refusal, Seat, TurnOf, Urge, UrgeName, Viewer } from '../engine/game.js'
import type { Panel } from '../engine/panel.js'
import type { Random } from '../engine/random.js'
import type { ByLocale, Locale } from '../i18n/locale.js'
import type { Drawing, Order } from '../pictures/drawing.js'
import type { Chapter } from './chapters.js'
import type { ChoiceTexts } from './choice-texts.js'
import type { Reader, RulesTopic, TextSection } from './face.js'
import type { Figures, FigureTexts } from './figures.js'
import type { Illustration, PointsByTurn } from './illustration.js'
import type { GameTranscript } from './transcript.js'

declare const opaque: unique symbol
/** A game's state; only the game that made it can read it. */
export interface GameState {
  readonly [opaque]: true
}

/** A fact of any game; `to` says who may know it. */
export interface AnyFact {
  readonly kind: string
  readonly to: Viewer
}

/** What a seat sees when it is asked to act. */
interface SeatPanel {
  readonly panel: Panel
  readonly illustration: Illustration
}

/** Accepted, or refused with the reason; a refusal changes nothing. */
export type Submitted =
  | { readonly kind: 'accepted'; readonly state: GameState; readonly facts: readonly AnyFact[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Not an action of this game at all. */
  | { readonly kind: 'unreadable' }

export type NextMove =
  | { readonly kind: 'seats'; readonly seats: readonly Seat[] }
  | { readonly kind: 'chance'; readonly draw: (random: Random) => string }
  | { readonly kind: 'over'; readonly outcome: Outcome }

/** A game's rules: all that a computer player, the verifier and the simulator ask for. */
export interface Ruleset {
  readonly id: string
  readonly rulesVersion: number
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: readonly OptionSpec[]
  /** What a new table keeps beside the choices of its host. */
  readonly stamp: Readonly<Record<string, string>>
  /** How many rounds a game of so many seats usually has. */
  usualRounds(seats: number): number
  /** The state before the first draw; null if a chosen option is unknown. */
  setup(seats: number, chosen: Readonly<Record<string, string>>): GameState | null
  toMove(state: GameState): NextMove
  turn(state: GameState): TurnOf
  legalActions(state: GameState, seat: Seat): readonly string[]
  submit(state: GameState, seat: Seat, action: string): Submitted
  /** Applies a logged action without asking: a replay. Throws if it cannot be read. */
  replay(state: GameState, by: Actor, action: string): { readonly state: GameState; readonly facts: readonly AnyFact[] }
  defaultAction(state: GameState, seat: Seat): string
  /** Ids of the game's standing orders; the first leaves everything to the player. Empty if the game has none. */
  readonly standingOrders: readonly string[]
  /** What a seat that is to move does by a standing order; null where that leaves it to the player. */
  ordered(state: GameState, seat: Seat, order: string): string | null
  /** What each seat would score if the game ended now, secrets included: never shown before the game is over. */
  points(state: GameState): readonly number[]
  /** How good the position is for a seat, secrets included; the points of the moment where the game does not say. Never shown. */
  prospects(state: GameState, seat: Seat, style?: string): number
  /** What players may be after; empty if the game does not say. */
  readonly styles: readonly string[]
  /** By seat, names of what it has; empty if the game counts nothing. */
  holdings(state: GameState): readonly (readonly string[])[]
  /** Players with a bent; null if the game has none. */
  readonly urges: Readonly<Record<UrgeName, Urge<GameState, string>>> | null
  /** What is wrong with a state: nothing in any that the rules lead to. */
  invariants(state: GameState): readonly string[]
  /** What a step changed otherwise than its facts tell: nothing in any step of the rules. */
  unexplained(before: GameState, facts: readonly AnyFact[], after: GameState): readonly string[]
  save(state: GameState): string
  /** Reads a saved state of this or an older rules version; throws if there is no way up. */
  load(text: string, rulesVersion: number): GameState
  /** What `viewer` may know, as JSON. */
  viewAsJson(state: GameState, viewer: Viewer): string
  /** A state drawn among those that look the same to `viewer`: computer players decide on nothing else. */
  sample(state: GameState, viewer: Viewer, random: Random): GameState
  /** Plays a game with its first options by random legal actions, none of them written as text; how many actions and draws it took. */
  playOut(seats: number, random: Random): number
  readonly transcript: GameTranscript<GameState, AnyFact>
}

/** A game in words, each made for one reader. */
export interface Words {
  readonly name: ByLocale<string>
  readonly pitch: ByLocale<string>
  readonly handName: ByLocale<string>
  readonly optionTexts: ByLocale<Readonly<Record<string, ChoiceTexts>>>
  /** Null if the game has no standing orders. */
  readonly orderTexts: ByLocale<ChoiceTexts> | null
  /** Names of the players' colours; null if the game has none. */
  readonly colourNames: ByLocale<readonly string[]> | null
  hand(state: GameState, seat: Seat, reader: Reader): string
  text(state: GameState, reader: Reader): readonly TextSection[]
  story(facts: readonly AnyFact[], reader: Reader): readonly string[]
  /** The same for the log: divided where a turn begins. */
  chapters(facts: readonly AnyFact[], reader: Reader): readonly Chapter[]
  digest(facts: readonly AnyFact[], seat: Seat, reader: Reader): string
  refusal(refusal: Refusal, reader: Reader): string
  status(state: GameState, reader: Reader): string
  guide(state: GameState, reader: Reader): string | null
  result(state: GameState, reader: Reader): string
  /** By seat; empty if the game counts nothing. For games that are over: secrets count. */
  figures(state: GameState, facts: readonly AnyFact[]): readonly Figures[]
  readonly figureTexts: ByLocale<FigureTexts> | null
  rules(locale: Locale): readonly RulesTopic[]
}

/** A game's panels and pictures. */
export interface Pictures {
  /** `news` are the facts that the words of its picture tell, oldest first. */
  panel(state: GameState, seat: Seat, path: readonly string[], reader: Reader, news?: readonly AnyFact[]): SeatPanel
  illustrate(state: GameState, news: readonly AnyFact[], reader: Reader): Illustration
  /** The picture of a seat's own things; null if the game has none. */
  card(state: GameState, seat: Seat, reader: Reader): Illustration | null
  /** The picture of the final score; null if the game has none. */
  final(state: GameState, course: PointsByTurn, reader: Reader): Illustration | null
  /** The picture of a topic of the rules, or null. */
  example(topic: string, locale: Locale): Illustration | null
  /** The drawing that one of this game's illustrations ordered, made anew. */
  draw(subject: Order['subject']): Drawing
}

/** A whole game. Whoever needs its rules alone asks for a {@link Ruleset}. */
export interface Game extends Ruleset, Words, Pictures {}
