/** A game as the rest of the program sees it. States are opaque, actions are encoded texts, sentences are complete. */

import type { Actor, OptionSpec, Outcome, Questions, Refusal, Seat, TurnOf, Viewer } from '../engine/game.js'
import type { Panel } from '../engine/panel.js'
import type { Random } from '../engine/random.js'
import type { Trials } from '../engine/trials.js'
import type { ByLocale, Locale } from '../i18n/locale.js'
import type { Drawing, Order } from '../pictures/drawing.js'
import type { Effort, Findings } from '../players/search.js'
import type { Chapter } from './chapters.js'
import type { ChoiceTexts } from './choice-texts.js'
import type { Reader, RulesTopic, TextSection, Tiebreaker, Tip } from './face.js'
import type { Figures, FigureTexts } from './figures.js'
import type { Illustration, PointsByTurn } from './illustration.js'
import type { Speech } from './speech.js'
import type { GameTranscript } from './transcript.js'
import type { LessonTexts, TutorialTexts } from './tutorial-texts.js'

declare const opaque: unique symbol
/** A game's state. Only the game that made it can read it. */
export interface GameState {
  readonly [opaque]: true
}

/** A fact of any game. `to` says who may know it. */
export interface AnyFact {
  readonly kind: string
  readonly to: Viewer
}

/** What a seat sees when it is asked to act. */
interface SeatPanel {
  readonly panel: Panel
  readonly illustration: Illustration
  /** Whether the picture shows what is decided about instead of the whole board. */
  readonly isCloseUp: boolean
}

/** Accepted, or refused with the reason; a refusal changes nothing. */
export type Submitted =
  | { readonly kind: 'accepted'; readonly state: GameState; readonly facts: readonly AnyFact[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Not an action of this game. */
  | { readonly kind: 'unreadable' }

export type NextMove =
  | { readonly kind: 'seats'; readonly seats: readonly Seat[] }
  | { readonly kind: 'chance'; readonly draw: (random: Random) => string }
  | { readonly kind: 'over'; readonly outcome: Outcome }

/** What a game lets its players do. */
export interface Rulebook {
  readonly id: string
  readonly rulesVersion: number
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: readonly OptionSpec[]
  /** What a new table stores together with the host's choices. */
  readonly stamp: Readonly<Record<string, string>>
  /** The usual number of rounds for `seats` players. */
  usualRounds(seats: number): number
  /** The state before the first draw. Null if a chosen option is unknown. */
  setup(seats: number, chosen: Readonly<Record<string, string>>): GameState | null
  toMove(state: GameState): NextMove
  turn(state: GameState): TurnOf
  /** Whether a seat takes no further part in the game, although others play on. */
  isOut(state: GameState, seat: Seat): boolean
  legalActions(state: GameState, seat: Seat): readonly string[]
  submit(state: GameState, seat: Seat, action: string): Submitted
  /** Applies a logged action without checking whether it is legal. Throws if it cannot be decoded. */
  replay(state: GameState, by: Actor, action: string): { readonly state: GameState; readonly facts: readonly AnyFact[] }
  /** Whether an action only takes back what its seat has chosen before. False for a text that is no action. */
  takesBack(action: string): boolean
  defaultAction(state: GameState, seat: Seat): string
  /** Ids of the game's standing orders. The first one leaves everything to the player. Empty if the game has none. */
  readonly standingOrders: readonly string[]
  /** The action that a standing order gives for a seat to move. Null if the order leaves it to the player. */
  ordered(state: GameState, seat: Seat, order: string): string | null
  /** The action that ends a seat's turn, if everybody knows that it can do nothing else. Null otherwise. */
  onlyEnd(state: GameState, seat: Seat): string | null
  /** The score of each seat if the game ended now, secrets included. Never shown before the game is over. */
  points(state: GameState): readonly number[]
  /** What seats are asked besides their turns. */
  readonly questions: Questions<GameState>
  save(state: GameState): string
  /** Reads a state saved under this or an older rules version. Throws if there is no upgrade. */
  load(text: string, rulesVersion: number): GameState
  /** What `viewer` may know, as JSON. */
  viewAsJson(state: GameState, viewer: Viewer): string
  /** A random state among those that look the same to `viewer`. Computer players decide only on such states. */
  sample(state: GameState, viewer: Viewer, random: Random): GameState
  readonly transcript: GameTranscript<GameState, AnyFact>
}

/** What a game's positions and actions are worth, for computer players, hints, and analyses. */
export interface Judgment {
  /** A heuristic value of the position for a seat, secrets included. Falls back to the current points. Never shown. */
  prospects(state: GameState, seat: Seat, style?: string): number
  /**
   * How good each of the seat's legal actions looks at first sight, in their order. A difference of 1 makes one e times as
   * likely.
   */
  impressions(state: GameState, seat: Seat, style?: string): readonly number[]
  /** Iterations of `search` that take about 100 ms of a quiet processor. */
  readonly pace: number
  /** Looks ahead for a seat that is to move. Nothing in `state` that the seat cannot know affects what it finds. */
  search(state: GameState, seat: Seat, effort: Effort, random: Random): Findings<string>
  /** The same as if the seat could do nothing but `action`, which must be legal. */
  searchAfter(state: GameState, seat: Seat, action: string, iterations: number, random: Random): Findings<string>
  /** What a position is worth to each seat on average, from 0 for a sure loss to 1 for a sure win, secrets included. */
  worth(state: GameState, iterations: number, random: Random): readonly number[]
  /** Names of strategies for `prospects`. Empty if the game has none. */
  readonly styles: readonly string[]
}

/** What tests and simulations ask of a game. No table does. */
export interface GameTrials extends Trials<GameState, string, AnyFact> {
  /** By seat, the names of what it has. Empty if the game counts nothing. */
  holdings(state: GameState): readonly (readonly string[])[]
  /**
   * Plays a game with the default options by random legal actions, without encoding them. Returns the number of actions and
   * draws.
   */
  playOut(seats: number, random: Random): number
}

/** A game's rules, with all that computer players, the verifier and the simulator need. */
export interface Ruleset extends Rulebook, Judgment {
  readonly trials: GameTrials
}

/** A game in words. Each text is made for one reader. */
export interface Words {
  readonly name: ByLocale<string>
  readonly pitch: ByLocale<string>
  /** The least and the most minutes of a usual game in one sitting. Null if nobody knows. */
  readonly minutes: readonly [least: number, most: number] | null
  readonly handName: ByLocale<string>
  readonly optionTexts: ByLocale<Readonly<Record<string, ChoiceTexts>>>
  /** Null if the game has no standing orders. */
  readonly orderTexts: ByLocale<ChoiceTexts> | null
  /** Names of the players' colours. Null if the game has none. */
  readonly colourNames: ByLocale<readonly string[]> | null
  hand(state: GameState, seat: Seat, reader: Reader): string
  text(state: GameState, reader: Reader): readonly TextSection[]
  story(facts: readonly AnyFact[], reader: Reader): readonly string[]
  /** The story told short, for messages. */
  gist(facts: readonly AnyFact[], reader: Reader): readonly string[]
  /** Whether the story of an action begins with what its player chose, and not with something that follows from it. */
  tellsDeed(action: string): boolean
  /** The facts of an action without those whose sentence leaves open what its player chose, because another one says it. */
  deedIn(facts: readonly AnyFact[]): readonly AnyFact[]
  /** What an action does that the story tells only together with what is drawn afterward. Null for any other action. */
  foretell(state: GameState, action: string, reader: Reader): string | null
  /** Whether an action says only that its player is done with the turn, or with a part of it. */
  endsPart(action: string): boolean
  /** Whether players who were away have to be told a fact. */
  isNews(fact: AnyFact): boolean
  /** The story for the log, divided where a turn begins. */
  chapters(facts: readonly AnyFact[], reader: Reader): readonly Chapter[]
  digest(facts: readonly AnyFact[], seat: Seat, reader: Reader, name?: string): string
  refusal(refusal: Refusal, reader: Reader): string
  status(state: GameState, reader: Reader): string
  notice(state: GameState, reader: Reader): string | null
  guide(state: GameState, reader: Reader): Tip | null
  result(state: GameState, reader: Reader): string
  /**
   * What put the first of these seats, whose points are equal, before the second. They are by place. Only for finished games.
   * It tells nothing if the first won by something else. Null if the game never tells.
   */
  readonly tieBreak: ((state: GameState, level: readonly Seat[], locale: Locale) => Tiebreaker | null) | null
  /**
   * By seat. Empty if the game counts nothing. Only for finished games, because secrets are included. Without `chosen`, players
   * decided everything by themselves.
   */
  figures(state: GameState, facts: readonly AnyFact[], chosen?: readonly AnyFact[]): readonly Figures[]
  readonly figureTexts: ByLocale<FigureTexts> | null
  /** Where points come from, to follow a number of points. Null if the game does not tell. */
  readonly sourceTexts: ByLocale<Readonly<Record<string, string>>> | null
  rules(locale: Locale): readonly RulesTopic[]
  /** Every text of the game, for those who read them in a row. Null if it does not give them. */
  readonly speech: Speech | null
}

/** A game's panels and pictures. */
export interface Pictures {
  /** `news` are the facts that the picture's alt text tells, oldest first. */
  panel(state: GameState, seat: Seat, path: readonly string[], reader: Reader, news?: readonly AnyFact[]): SeatPanel
  /** The panel that offers an action that the seat may take, with the picture pointing it out, and the path that leads there. */
  panelWith(
    state: GameState,
    seat: Seat,
    action: string,
    reader: Reader,
    news?: readonly AnyFact[],
  ): SeatPanel & { readonly path: readonly string[] }
  illustrate(state: GameState, news: readonly AnyFact[], reader: Reader): Illustration
  /** The picture of a seat's own things. Null if the game has none. */
  card(state: GameState, seat: Seat, reader: Reader): Illustration | null
  /** The picture of the final score. Null if the game has none. */
  final(state: GameState, pointsByTurn: PointsByTurn, reader: Reader): Illustration | null
  /** The lid of the game's box. Null if it has none. */
  box(locale: Locale): Illustration | null
  /** The picture of a topic of the rules. Null if it has none. */
  example(topic: string, locale: Locale): Illustration | null
  /** The names of the icons that panels may show. */
  readonly icons: readonly string[]
  /** Throws if the game has no such icon. */
  icon(name: string): Drawing
  /** Recreates the drawing of an order made by one of this game's illustrations. */
  draw(subject: Order['subject']): Drawing
}

/** A moment of a guided game. */
export interface Moment {
  readonly state: GameState
  /** What came of the learner's latest press. Empty at the first step. */
  readonly outcome: readonly AnyFact[]
  /** What has happened since then. */
  readonly since: readonly AnyFact[]
}

/** What a press means for a task. */
export type Verdict =
  | { readonly kind: 'right' }
  /** It makes some of the actions that solve the task. `next` is the lesson in which the others follow. */
  | { readonly kind: 'partly'; readonly next: string }
  | { readonly kind: 'wrong'; readonly because: string }

/** A moment at which the learner has something to do. */
export interface Lesson extends Moment {
  readonly id: string
  /** The step that it belongs to: its own id, unless some of the task is done already. */
  readonly step: string
  words(locale: Locale): LessonTexts
  verdict(press: string, locale: Locale): Verdict
}

/** A game's guided game. Its positions are made when they are first asked for. */
export interface Tutorial {
  readonly learner: Seat
  /** The names of the others, in the order of their seats. */
  readonly opponents: readonly string[]
  /** Of the steps. */
  readonly ids: readonly string[]
  /** Null if there is no such lesson. */
  lesson(id: string): Lesson | null
  /** The game is over. */
  end(): Moment
  endWords(locale: Locale): TutorialTexts['end']
}

/** A whole game. Code that only needs the rules takes a {@link Ruleset}. */
export interface Game extends Ruleset, Words, Pictures {
  /** The guided first game. Null if there is none. */
  readonly tutorial: Tutorial | null
}
