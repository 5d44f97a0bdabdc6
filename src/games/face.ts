/** What a game brings beside its rules to be seen and read: its face. */
import type { Outcome, Refusal, Seat, Viewer } from '../engine/game.js'
import type { Panel } from '../engine/panel.js'
import type { ByLocale, Locale } from '../i18n/locale.js'
import type { Drawing } from '../pictures/drawing.js'
import type { ChoiceTexts } from './choice-texts.js'
import type { Figures, FigureTexts } from './figures.js'
import type { Illustration, PointsByTurn } from './illustration.js'

/**
 * For whom words are made: the language, the players' names by seat, and who reads.
 * Callers give names as their owners wrote them; a face gets them escaped for markdown wherever it makes text,
 * and as they are for pictures and their alt texts.
 */
export interface Reader {
  readonly locale: Locale
  readonly names: readonly string[]
  readonly viewer: Viewer
  /** By seat: which colour its player chose; absent: each seat's own number. */
  readonly colours?: readonly number[]
  /** Set once the table's game is over, be it by its rules or because all but one resigned. */
  readonly ending?: Ending
}

/** How a table counted its game, which may differ from what the rules alone say: whoever resigned comes last. */
export interface Ending {
  readonly outcome: Outcome
  /** By seat: what is to be said of its player in brackets, for markdown; null: nothing. */
  readonly remarks: readonly (string | null)[]
}

/** One topic of the rules in our own words. */
export interface RulesTopic {
  readonly id: string
  readonly title: string
  readonly text: string
  /** What its picture shows, for below it. */
  readonly caption?: string
}

/** A part of what a table says in words. */
export interface TextSection {
  readonly title: string
  readonly text: string
}

/** What Discord takes as the words of a picture. */
export const ALT_TEXT_LIMIT = 1024

/** What a game's controls get: the view, the legal list to arrange, and the reason behind a missing action. */
export interface ControlsInput<Action, View, Code extends string> {
  readonly view: View
  readonly seat: Seat
  readonly legal: readonly Action[]
  readonly refuse: (action: Action) => Refusal<Code> | null
  readonly path: readonly string[]
  readonly encode: (action: Action) => string
  readonly reader: Reader
}

/** The presentable half of a game, beside its rules. Everything here sees views, never states. */
export interface GameFace<Action, View, Fact, Code extends string, Mark> {
  readonly name: ByLocale<string>
  /** One sentence for the lobby and for the list of games. */
  readonly pitch: ByLocale<string>
  /** The button that shows what {@link hand} tells: `My coaches`. */
  readonly handName: ByLocale<string>
  readonly optionTexts: ByLocale<Readonly<Record<string, ChoiceTexts>>>
  /** What standing orders are about, and what each says; for a game that has them. */
  readonly orderTexts?: ByLocale<ChoiceTexts>
  /** What players choose from in a lobby, one name for each seat the game may have; absent if the seats have no colours. */
  readonly colourNames?: ByLocale<readonly string[]>
  /** The panel of a seat that may act, and the places to number or emphasise on its picture. */
  controls(input: ControlsInput<Action, View, Code>): { readonly panel: Panel; readonly marks: readonly Mark[] }
  board(view: View, marks: readonly Mark[], reader: Reader): Drawing
  /**
   * What the picture says, in words: what changed (`news`, latest last), how things stand, and what the reader may do; on
   * the picture of a panel that is what the panel offers. At most {@link ALT_TEXT_LIMIT} characters.
   */
  alt(view: View, news: readonly Fact[], reader: Reader, panel?: Panel): string
  /** What is one seat's own, in words (the coaches of Pioneers). */
  hand(view: View, seat: Seat, reader: Reader): string
  /** The same as a picture, for games that have more to show than to say. */
  card?(view: View, seat: Seat, reader: Reader): Illustration
  /** Everybody's points in the end, and how they came about; for games in which that is worth a picture of its own. */
  final?(view: View, course: PointsByTurn, reader: Reader): Illustration | null
  /** One sentence for one fact, or null for a fact that another one already tells. */
  story(fact: Fact, reader: Reader): string | null
  /** Of a fact with which a turn begins, or the game ends: what the log puts above what follows, `Round 3 · Annie`; null for any other. */
  heading?(fact: Fact, reader: Reader): string | null
  /** What a turn of `seat` came to, to be read after that player's name and on one line: no full stop, only what matters; empty if nothing does. */
  digest(facts: readonly Fact[], seat: Seat, reader: Reader): string
  /** The whole table in words, for those who cannot see the picture: nothing that it shows is missing. */
  text(view: View, reader: Reader): readonly TextSection[]
  refusal(refusal: Refusal<Code>, reader: Reader): string
  /** Whose move it is and what for, in one sentence. */
  status(view: View, reader: Reader): string
  /** What somebody who plays for the first time should know at this step; null where nothing helps. */
  guide?(view: View, reader: Reader): string | null
  /** The final result as text: places as `reader.ending` has them, with its remarks, and points by source. */
  result(view: View, reader: Reader): string
  /** What the game came to for each seat, of a game that is over; `facts` are all that counted. Absent if there is nothing to count. */
  figures?(view: View, facts: readonly Fact[]): readonly Figures[]
  /** The words for {@link figures}, wherever there are any. */
  readonly figureTexts?: ByLocale<FigureTexts>
  rules(locale: Locale): readonly RulesTopic[]
  /** A position that shows what a topic is about; null for topics without a picture. */
  example?(topic: string, locale: Locale): Illustration | null
}
