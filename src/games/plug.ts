/**
 * Closes over a game's own types, so that the rest of the program sees one plain {@link Game}:
 * states are opaque, actions are their encoded texts, sentences are finished.
 */
import type { Actor, GameRules, OptionSpec, Outcome, Refusal, Seat, TurnOf, Viewer } from '../engine/game.js'
import type { Panel } from '../engine/panel.js'
import type { Random } from '../engine/random.js'
import type { ByLocale, Locale } from '../i18n/locale.js'
import { escapeName } from '../i18n/names.js'
import type { Drawing, Order } from '../pictures/drawing.js'
import { type Chapter, chaptersOf } from './chapters.js'
import type { Figures, FigureTexts } from './figures.js'
import { type Illustration, illustrator, type PointsByTurn } from './illustrator.js'
import type { GameTranscript } from './transcript.js'

export type { Illustration, PointsByTurn } from './illustrator.js'
export type { BrokenOff, GameTranscript } from './transcript.js'

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

/** What a seat sees when it is asked to act. */
interface SeatPanel {
  readonly panel: Panel
  readonly illustration: Illustration
}

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

/** The name of something to choose, and of its choices by id; short enough for labels. */
export interface ChoiceTexts {
  readonly name: string
  readonly choices: Readonly<Record<string, string>>
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

/** A game as the rest of the program sees it. */
export interface Game {
  readonly id: string
  readonly rulesVersion: number
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: readonly OptionSpec[]
  /** What a new table keeps beside the choices of its host. */
  readonly stamp: Readonly<Record<string, string>>
  readonly name: ByLocale<string>
  readonly pitch: ByLocale<string>
  readonly handName: ByLocale<string>
  readonly optionTexts: GameFace<never, never, never, never, never>['optionTexts']
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
  /** Null if the game has no standing orders. */
  readonly orderTexts: ByLocale<ChoiceTexts> | null
  /** Names of the players' colours; null if the game has none. */
  readonly colourNames: ByLocale<readonly string[]> | null
  /** What a seat that is to move does by a standing order; null where that leaves it to the player. */
  ordered(state: GameState, seat: Seat, order: string): string | null
  /** What each seat would score if the game ended now, secrets included: never shown before the game is over. */
  points(state: GameState): readonly number[]
  /** How good the position is for a seat, secrets included; the points of the moment where the game does not say. Never shown. */
  prospects(state: GameState, seat: Seat): number
  save(state: GameState): string
  /** Reads a saved state of this or an older rules version; throws if there is no way up. */
  load(text: string, rulesVersion: number): GameState
  /** What `viewer` may know, as JSON. */
  viewAsJson(state: GameState, viewer: Viewer): string
  /** A state drawn among those that look the same to `viewer`: computer players decide on nothing else. */
  sample(state: GameState, viewer: Viewer, random: Random): GameState
  /** `news` are the facts that the words of its picture tell, oldest first. */
  panel(state: GameState, seat: Seat, path: readonly string[], reader: Reader, news?: readonly AnyFact[]): SeatPanel
  illustrate(state: GameState, news: readonly AnyFact[], reader: Reader): Illustration
  hand(state: GameState, seat: Seat, reader: Reader): string
  /** The picture of a seat's own things; null if the game has none. */
  card(state: GameState, seat: Seat, reader: Reader): Illustration | null
  /** The picture of the final score; null if the game has none. */
  final(state: GameState, course: PointsByTurn, reader: Reader): Illustration | null
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
  /** The picture of a topic of the rules, or null. */
  example(topic: string, locale: Locale): Illustration | null
  /** The drawing that one of this game's illustrations ordered, made anew. */
  draw(subject: Order['subject']): Drawing
  readonly transcript: GameTranscript<GameState, AnyFact>
}

const inMarkdown = (reader: Reader): Reader => ({ ...reader, names: reader.names.map(escapeName) })

/** Joins a game's rules, face and transcript into a plain {@link Game}. */
export function plug<State, Action, View, Fact extends AnyFact, Code extends string, Options, Mark>(
  rules: GameRules<State, Action, View, Fact, Code, Options>,
  face: GameFace<Action, View, Fact, Code, Mark>,
  transcript: GameTranscript<State, Fact>,
): Game {
  // The only place where opaque and own types meet: a GameState is always a State that these rules made or loaded.
  const open = (state: GameState) => state as unknown as State
  const close = (state: State) => state as unknown as GameState
  const ownFact = (fact: AnyFact) => fact as unknown as Fact
  const ownRefusal = (refusal: Refusal) => refusal as Refusal<Code>
  const mayKnow = (viewer: Viewer) => (fact: AnyFact) => fact.to === 'table' || fact.to === viewer
  const known = (facts: readonly AnyFact[], { viewer }: Reader) => facts.filter(mayKnow(viewer)).map(ownFact)
  const read = (text: string): Action => {
    const action = rules.decode(text)
    if (action === null) throw new Error(`${rules.id}: unreadable action in the log: ${text}`)
    return action
  }

  const pictures = illustrator(rules.id, face)

  return {
    id: rules.id,
    rulesVersion: rules.rulesVersion,
    seats: rules.seats,
    options: rules.options,
    stamp: rules.stamp ?? {},
    name: face.name,
    pitch: face.pitch,
    handName: face.handName,
    optionTexts: face.optionTexts,
    usualRounds: rules.usualRounds,
    setup(seats, chosen) {
      const options = rules.readOptions(chosen)
      return options === null ? null : close(rules.setup(seats, options))
    },
    toMove(state) {
      const next = rules.toMove(open(state))
      if (next.kind !== 'chance') return next
      return { kind: 'chance', draw: (random) => rules.encode(next.draw(random)) }
    },
    turn: (state) => rules.turn(open(state)),
    legalActions: (state, seat) => rules.legalActions(open(state), seat).map(rules.encode),
    submit(state, seat, text) {
      const action = rules.decode(text)
      if (action === null) return { kind: 'unreadable' }
      const refusal = rules.refuse(open(state), seat, action)
      if (refusal !== null) return { kind: 'refused', refusal }
      const step = rules.apply(open(state), seat, action)
      return { kind: 'accepted', state: close(step.state), facts: step.facts }
    },
    replay(state, by, text) {
      const step = rules.apply(open(state), by, read(text))
      return { state: close(step.state), facts: step.facts }
    },
    defaultAction: (state, seat) => rules.encode(rules.defaultAction(open(state), seat)),
    standingOrders: rules.standingOrders?.ids ?? [],
    orderTexts: face.orderTexts ?? null,
    colourNames: face.colourNames ?? null,
    ordered(state, seat, order) {
      const action = rules.standingOrders?.ordered(open(state), seat, order) ?? null
      return action === null ? null : rules.encode(action)
    },
    points: (state) => rules.points(open(state)),
    prospects: (state, seat) => rules.prospects?.(open(state), seat) ?? rules.points(open(state))[seat] ?? 0,
    save: (state) => JSON.stringify(state),
    load(text, rulesVersion) {
      const stored: unknown = JSON.parse(text)
      if (rulesVersion === rules.rulesVersion) return stored as GameState
      if (rules.upgrade === undefined || rulesVersion > rules.rulesVersion) {
        throw new Error(`${rules.id}: no way from rules version ${rulesVersion} to ${rules.rulesVersion}`)
      }
      return close(rules.upgrade(stored, rulesVersion))
    },
    viewAsJson: (state, viewer) => JSON.stringify(rules.view(open(state), viewer)),
    sample: (state, viewer, random) => close(rules.sample(open(state), viewer, random)),
    panel(state, seat, path, reader, news = []) {
      const own = open(state)
      const view = rules.view(own, seat)
      const { panel, marks } = face.controls({
        view,
        seat,
        legal: rules.legalActions(own, seat),
        refuse: (action) => rules.refuse(own, seat, action),
        path,
        encode: rules.encode,
        reader: inMarkdown(reader),
      })
      const alt = face.alt(view, known(news, reader), reader, panel)
      return { panel, illustration: { drawing: pictures.board(view, marks, reader), alt } }
    },
    illustrate(state, news, reader) {
      const view = rules.view(open(state), reader.viewer)
      return { drawing: pictures.board(view, [], reader), alt: face.alt(view, known(news, reader), reader) }
    },
    hand: (state, seat, reader) => face.hand(rules.view(open(state), reader.viewer), seat, inMarkdown(reader)),
    card: (state, seat, reader) => pictures.card(rules.view(open(state), reader.viewer), seat, reader),
    final: (state, course, reader) => pictures.final(rules.view(open(state), reader.viewer), course, reader),
    text: (state, reader) => face.text(rules.view(open(state), reader.viewer), inMarkdown(reader)),
    story(facts, reader) {
      const escaped = inMarkdown(reader)
      return known(facts, reader)
        .map((fact) => face.story(fact, escaped))
        .filter((sentence) => sentence !== null)
    },
    chapters(facts, reader) {
      const escaped = inMarkdown(reader)
      const headingOf = (fact: Fact) => face.heading?.(fact, escaped) ?? null
      return chaptersOf(known(facts, reader), headingOf, (fact) => face.story(fact, escaped))
    },
    digest: (facts, seat, reader) => face.digest(known(facts, reader), seat, inMarkdown(reader)),
    refusal: (refusal, reader) => face.refusal(ownRefusal(refusal), inMarkdown(reader)),
    status: (state, reader) => face.status(rules.view(open(state), reader.viewer), inMarkdown(reader)),
    guide: (state, reader) => face.guide?.(rules.view(open(state), reader.viewer), inMarkdown(reader)) ?? null,
    result: (state, reader) => face.result(rules.view(open(state), reader.viewer), inMarkdown(reader)),
    figures: (state, facts) => face.figures?.(rules.view(open(state), 'table'), facts.map(ownFact)) ?? [],
    figureTexts: face.figureTexts ?? null,
    rules: face.rules,
    example: pictures.example,
    draw: pictures.draw,
    transcript: {
      setup: (state) => transcript.setup(open(state)),
      isDealt: (state) => transcript.isDealt?.(open(state)) ?? true,
      fact: (fact) => transcript.fact(ownFact(fact)),
      closing: (state, end) => transcript.closing?.(open(state), end) ?? [],
    },
  }
}
