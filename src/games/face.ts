/** A game's face: what it needs, besides its rules, to be seen and read. */
import type { Outcome, Refusal, Seat, Viewer } from '../engine/game.js'
import type { Panel } from '../engine/panel.js'
import type { ByLocale, Locale } from '../i18n/locale.js'
import type { Drawing } from '../pictures/drawing.js'
import type { ChoiceTexts } from './choice-texts.js'
import type { Figures, FigureTexts } from './figures.js'
import type { Illustration, PointsByTurn } from './illustration.js'
import type { Speech } from './speech.js'

/**
 * The reader of a game's words: the language, the players' names by seat, and the viewer. Callers give names as their owners
 * wrote them. The game escapes them for markdown in texts, and leaves them as they are in pictures and alt texts.
 */
export interface Reader {
  readonly locale: Locale
  readonly names: readonly string[]
  readonly viewer: Viewer
  /** The colour that each player chose, by seat. Absent means that each seat has the colour with its own number. */
  readonly colours?: readonly number[]
  /** Set once the game is over, whether by its rules or because all but one player resigned. */
  readonly ending?: Ending
}

/** How a table counted its game. This may differ from what the rules say, because players who resigned come last. */
export interface Ending {
  readonly outcome: Outcome
  /** By seat: a remark in brackets behind the player's name, in markdown. Null for none. */
  readonly remarks: readonly (string | null)[]
}

/** What a first-time player should know at a step of the game. It is shown until the step is done for the first time. */
export interface Tip {
  /** The name of the step, unique in the game. */
  readonly id: string
  readonly text: string
}

/** One topic of the rules in our own words. */
export interface RulesTopic {
  readonly id: string
  readonly title: string
  readonly text: string
  /** The caption below its picture. */
  readonly caption?: string
}

/** A section of the table in words. */
export interface TextSection {
  readonly title: string
  readonly text: string
}

/** What decided between equal points. */
export interface Tiebreaker {
  /** In the words that follow `the tie-break by`: `money`; or `Deciding factor:` if nothing was counted. */
  readonly by: string
  /** How much of it they had who were level until then: `$12`. The winner is first. Empty if nothing was counted. */
  readonly counts: readonly { readonly seat: Seat; readonly amount: string }[]
}

/** Discord's limit for the description of a picture. */
export const ALT_TEXT_LIMIT = 1024

/** The input of a game's controls: the view, the legal actions to arrange, and the reason why another action is missing. */
export interface ControlsInput<Action, View, Code extends string> {
  readonly view: View
  readonly seat: Seat
  readonly legal: readonly Action[]
  readonly refuse: (action: Action) => Refusal<Code> | null
  readonly path: readonly string[]
  readonly encode: (action: Action) => string
  readonly reader: Reader
}

/** How a game is presented. Everything here gets views, never states. */
export interface GameFace<Action, View, Fact, Code extends string, Mark> {
  readonly name: ByLocale<string>
  /** One short sentence for the lobby. */
  readonly pitch: ByLocale<string>
  /** The least and the most minutes of a usual game whose players are all there. Absent if nobody knows. */
  readonly minutes?: readonly [least: number, most: number]
  /** The label of the button that shows {@link hand}: `My coaches`. */
  readonly handName: ByLocale<string>
  readonly optionTexts: ByLocale<Readonly<Record<string, ChoiceTexts>>>
  /** What the standing orders are about, and what each one says. Absent if the game has none. */
  readonly orderTexts?: ByLocale<ChoiceTexts>
  /** The colours to choose from in a lobby, one name per seat. Absent if seats have no colours. */
  readonly colourNames?: ByLocale<readonly string[]>
  /** The panel of a seat that may act, and the places to number or highlight on its picture. */
  controls(input: ControlsInput<Action, View, Code>): { readonly panel: Panel; readonly marks: readonly Mark[] }
  /** The marks of a panel that offers an action, so that they point out this action. Absent if pictures cannot. */
  pointOut?(action: Action, marks: readonly Mark[]): readonly Mark[]
  board(view: View, marks: readonly Mark[], reader: Reader): Drawing
  /** What `news` has changed on the board, to be pointed out there. Absent if the board shows that by itself. */
  fresh?(news: readonly Fact[], view: View): readonly Mark[]
  /**
   * What `seat` decides about, so large that it can be read on a phone, with the marked choices numbered in it. The panel shows
   * it instead of the board. Null, or absent, where the board serves as well.
   */
  closeUp?(view: View, seat: Seat, marks: readonly Mark[], reader: Reader): Drawing | null
  /**
   * The picture in words: what changed (`news`, latest last), how things stand, and what the reader may do. If there is a
   * `panel`, the last part is what it offers. At most {@link ALT_TEXT_LIMIT} characters.
   */
  alt(view: View, news: readonly Fact[], reader: Reader, panel?: Panel): string
  /** One seat's own things in words (the coaches of Pioneers). */
  hand(view: View, seat: Seat, reader: Reader): string
  /** The same as a picture, for games in which that shows more than words. */
  card?(view: View, seat: Seat, reader: Reader): Illustration
  /** A picture of everybody's final points and how they came about. For games in which that is worth one. */
  final?(view: View, pointsByTurn: PointsByTurn, reader: Reader): Illustration | null
  /** One sentence for one fact, with a nested list below it if need be, or null for a fact that another one already tells. */
  story(fact: Fact, reader: Reader): string | null
  /**
   * The facts that {@link story} tells, told short for messages: the same outcome in fewer sentences. Absent if the story is as
   * short as can be.
   */
  gist?(facts: readonly Fact[], reader: Reader): readonly string[]
  /**
   * Whether the story of an action begins with what its player chose, and not with something that follows from it, like the
   * cards drawn at the end of a turn. Absent if that is so of all.
   */
  tellsDeed?(action: Action): boolean
  /**
   * The facts of an action without those whose sentence leaves open what its player chose, because another one says it: that a
   * card was played, beside where its ship was built. Absent if there are none of the kind.
   */
  deedIn?(facts: readonly Fact[]): readonly Fact[]
  /**
   * What a seat that is to move does by an action that the story tells only together with what is drawn afterward, without that.
   * Null for any other action. Absent if there are none of the kind.
   */
  foretell?(view: View, action: Action, reader: Reader): string | null
  /**
   * Whether an action says only that its player is done with the turn, or with a part of it, so that whatever the story tells of
   * it follows by itself. Absent if no action does.
   */
  endsPart?(action: Action): boolean
  /** Whether players who were away have to be told a fact. Absent if that is so of all. */
  isNews?(fact: Fact): boolean
  /** The heading in the log, `Round 3 · Annie`, for a fact that begins a turn or ends the game. Null for any other fact. */
  heading?(fact: Fact, reader: Reader): string | null
  /**
   * The outcome of a turn of `seat` on one line: `name` with what its player did, then what else happened. Without the name if
   * the player did nothing of note, because the rest does not follow a name. It has no full stop and names only what matters.
   * Empty if nothing does.
   */
  digest(facts: readonly Fact[], seat: Seat, reader: Reader, name?: string): string
  /** The whole table in words, for players who cannot see the picture. It leaves out nothing that the picture shows. */
  text(view: View, reader: Reader): readonly TextSection[]
  refusal(refusal: Refusal<Code>, reader: Reader): string
  /**
   * Whose move it is and what they decide, in one sentence. The sentence for a seat stands in public calls, too, so it tells
   * nothing that others may not know.
   */
  status(view: View, reader: Reader): string
  /**
   * What everybody at the table has to know as long as it is so, in one sentence: that the game ends with this round. Null, or
   * absent, if there is nothing of the kind.
   */
  notice?(view: View, reader: Reader): string | null
  /** What a first-time player should know at this step. Null if there is nothing to say. */
  guide?(view: View, reader: Reader): Tip | null
  /** The final result in words: places and remarks from `reader.ending`, and points by source. */
  result(view: View, reader: Reader): string
  /**
   * What put the first of these seats, whose points are equal, before the second in a finished game. They are by place. Null if
   * the first won by something else, or if the game ended before its scoring. Absent if the game does not tell.
   */
  tieBreak?(view: View, level: readonly Seat[], locale: Locale): Tiebreaker | null
  /**
   * The figures of each seat in a finished game, whose last state `view` shows. `facts` are all that counted, or those since a
   * player took over a seat; `chosen` are those of what players decided by themselves. Absent if the game counts nothing.
   */
  figures?(view: View, facts: readonly Fact[], chosen: readonly Fact[]): readonly Figures[]
  /** The words for {@link figures}. Present if the game has figures. */
  readonly figureTexts?: ByLocale<FigureTexts>
  /** Where points come from, to follow a number of points: `from gold`. By the keys of the rules' `pointsBySource`. */
  readonly sourceTexts?: ByLocale<Readonly<Record<string, string>>>
  /** Every text of the game, for those who read them in a row. */
  readonly speech?: Speech
  /** Small square pictures that stand on buttons and options, by their names of `[a-z-]`. */
  readonly icons?: Readonly<Record<string, () => Drawing>>
  rules(locale: Locale): readonly RulesTopic[]
  /** The lid of the game's box, for its lobby. */
  box?(locale: Locale): Illustration | null
  /** A position that illustrates a topic of the rules. Null for topics without a picture. */
  example?(topic: string, locale: Locale): Illustration | null
}
