/** The face of a game from what is its own: its texts, drawings and sentences. */
import type { Refusal, Seat } from '../engine/game.js'
import { byKey } from '../engine/lists.js'
import type { ChoiceTexts } from '../games/choice-texts.js'
import type { GameFace, Reader, RulesTopic } from '../games/face.js'
import type { FigureTexts } from '../games/figures.js'
import type { PointsByTurn } from '../games/illustration.js'
import { french } from '../i18n/french.js'
import { type ByLocale, LOCALES, type Locale } from '../i18n/locale.js'
import type { Drawing } from '../pictures/drawing.js'
import type { Point } from '../pictures/geometry.js'
import { drawLid } from '../pictures/paper/box.js'
import { type Part, partOf } from '../pictures/part.js'
import { asCounted } from './result.js'

/** What every game has texts for. */
export interface GameTexts<Code extends string> {
  readonly name: string
  readonly pitch: string
  /** What the lid of the box shows. */
  readonly lid: string
  readonly handName: string
  readonly options: Readonly<Record<string, ChoiceTexts>>
  readonly orders?: ChoiceTexts
  readonly colours: readonly string[]
  readonly refusals: Readonly<Record<Code, string>>
  readonly rules: Readonly<Record<string, Omit<RulesTopic, 'id'>>>
  readonly figures: FigureTexts
  /** See {@link GameFace.sourceTexts}. */
  readonly sources: Readonly<Record<string, string>>
}

/** Where a player reads more about a refusal: a topic of the rules by its id. */
export type Topics<Code extends string> = Readonly<Partial<Record<Code, string>>>

/** A small position made by hand, which shows what a topic of the rules is about, and what is pointed out on it. */
export interface Example<View, Mark> {
  readonly view: View
  readonly marks: readonly Mark[]
  /** The part of the board that shows it. Absent for the whole board. */
  readonly part?: Part
}

/** Who plays in the examples. */
export const EXAMPLE_NAMES: readonly string[] = ['Annie', 'Bill', 'Katie']

type Made =
  | 'name'
  | 'pitch'
  | 'handName'
  | 'optionTexts'
  | 'orderTexts'
  | 'colourNames'
  | 'figureTexts'
  | 'sourceTexts'
  | 'refusal'
  | 'rules'
  | 'tellsDeed'
  | 'endsPart'
  | 'box'
  | 'example'

interface FaceParts<Action extends { readonly kind: string }, View, Fact, Code extends string, Mark>
  extends Omit<GameFace<Action, View, Fact, Code, Mark>, Made | 'card' | 'final'> {
  readonly texts: ByLocale<GameTexts<Code>>
  readonly topics: Topics<Code>
  readonly card: Telling<[view: View, seat: Seat, reader: Reader]>
  readonly final: Telling<[view: View, pointsByTurn: PointsByTurn, reader: Reader]>
  /** The example of which the lid of the box shows a part, from this corner on. */
  readonly lid: { readonly topic: string; readonly corner: Point }
  /** Choices that have no sentence of their own: the story tells only what follows from them. */
  readonly untold: readonly Action['kind'][]
  /** Those of them that say only that their player is done with the turn, or with a part of it. */
  readonly ends: readonly Action['kind'][]
  /** By topic of the rules. */
  readonly examples: Readonly<Record<string, () => Example<View, Mark>>>
}

/** A picture, and the words that say the same. */
interface Telling<Shown extends readonly unknown[]> {
  readonly draw: (...shown: Shown) => Drawing
  readonly describe: (...shown: Shown) => string
}

/** What views of all games have in common. */
interface Seen {
  readonly viewer: Reader['viewer']
  readonly scores: readonly unknown[] | null
  readonly winners: readonly Seat[] | null
}

/** Pictures show the winners as the table counts them; the final score is drawn for views with scores alone. */
export function faceOf<Action extends { readonly kind: string }, View extends Seen, Fact, Code extends string, Mark>(
  parts: FaceParts<Action, View, Fact, Code, Mark>,
): GameFace<Action, View, Fact, Code, Mark> {
  const { texts, topics, card, final, lid, untold, ends, examples, ...own } = parts
  const inEach = <T>(pick: (texts: GameTexts<Code>) => T): ByLocale<T> => byKey(LOCALES, (locale) => pick(texts[locale]))
  const orders = inEach((each) => each.orders)
  const face: GameFace<Action, View, Fact, Code, Mark> = {
    ...own,
    name: inEach(({ name }) => name),
    pitch: inEach(({ pitch }) => pitch),
    handName: inEach(({ handName }) => handName),
    optionTexts: inEach(({ options }) => options),
    ...(isWhole(orders) ? { orderTexts: orders } : {}),
    colourNames: inEach(({ colours }) => colours),
    figureTexts: inEach(({ figures }) => figures),
    sourceTexts: inEach(({ sources }) => sources),
    board: (view, marks, reader) => own.board(asCounted(view, reader), marks, reader),
    card: (view, seat, reader) => ({ drawing: card.draw(view, seat, reader), alt: card.describe(view, seat, reader) }),
    final(view, pointsByTurn, reader) {
      if (view.scores === null) return null
      return {
        drawing: final.draw(asCounted(view, reader), pointsByTurn, reader),
        alt: final.describe(view, pointsByTurn, reader),
      }
    },
    tellsDeed: ({ kind }) => !untold.includes(kind),
    endsPart: ({ kind }) => ends.includes(kind),
    refusal: (refusal, { locale }) => refusalIn(texts[locale], topics, refusal, locale),
    rules: (locale) => Object.entries(texts[locale].rules).map(([id, topic]) => ({ id, ...topic })),
    box(locale) {
      const found = examples[lid.topic]?.()
      if (found === undefined) return null
      const { name, lid: alt } = texts[locale]
      const board = own.board(found.view, [], { locale, names: EXAMPLE_NAMES, viewer: found.view.viewer })
      return { drawing: drawLid({ title: name, board, corner: lid.corner }), alt }
    },
    example(topic, locale) {
      const found = examples[topic]?.()
      if (found === undefined) return null
      const reader = { locale, names: EXAMPLE_NAMES, viewer: found.view.viewer }
      // Whoever looks something up is not one of the example's players.
      const alt = own.alt(found.view, [], { ...reader, viewer: 'table' })
      const board = own.board(found.view, found.marks, reader)
      return { drawing: found.part === undefined ? board : partOf(board, found.part), alt }
    },
  }
  return face
}

const isWhole = (texts: Readonly<Record<Locale, ChoiceTexts | undefined>>): texts is ByLocale<ChoiceTexts> =>
  Object.values(texts).every((each) => each !== undefined)

/** Names a topic at the end of a sentence. */
const LOOKED_UP: ByLocale<(topic: string) => string> = {
  en: (topic) => ` (rules: ${topic}).`,
  fr: (topic) => french` (règles : ${topic}).`,
  de: (topic) => ` (Regeln: ${topic}).`,
}

/**
 * Why not, in one sentence that names the topic of the rules where more is said. The rule's number is not told: only tests read
 * it, which hold each refusal to its rule.
 */
function refusalIn<Code extends string>(
  { refusals, rules }: Pick<GameTexts<Code>, 'refusals' | 'rules'>,
  topics: Topics<Code>,
  { code }: Refusal<Code>,
  locale: Locale,
): string {
  const topic = topics[code]
  const title = topic === undefined ? undefined : rules[topic]?.title
  return title === undefined ? refusals[code] : refusals[code].replace(/\.$/, LOOKED_UP[locale](title))
}
