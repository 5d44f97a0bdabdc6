import type { ByLocale, Locale } from '../../i18n/locale.js'
import type { GameFace, Illustration } from '../plug.js'
import { drawBoard } from './board/board.js'
import { drawCard } from './board/card.js'
import { EXAMPLE_NAMES, exampleOf } from './board/examples.js'
import { drawScore } from './board/score-picture.js'
import { controls } from './controls/controls.js'
import type { Action, Fact, Mark, RefusalCode, View } from './rules/types.js'
import { describePicture } from './texts/alt.js'
import { tellDigest } from './texts/digest.js'
import { guideTo } from './texts/guide.js'
import { describeHand, tellHand } from './texts/hand.js'
import { TEXTS } from './texts/index.js'
import { describeScore, tellResult } from './texts/result.js'
import { rulesTopics, tellRefusal } from './texts/rules.js'
import type { PioneersTexts } from './texts/shape.js'
import { tellStatus } from './texts/status.js'
import { headingOf, tellStory } from './texts/story.js'
import { tellTable } from './texts/table.js'

/** What players of Pioneers see, read and press. */
export const face: GameFace<Action, View, Fact, RefusalCode, Mark> = {
  name: inEach(({ name }) => name),
  pitch: inEach(({ pitch }) => pitch),
  handName: inEach(({ handName }) => handName),
  optionTexts: inEach(({ covers: { name, standard, random } }) => ({ covers: { name, choices: { standard, random } } })),
  colourNames: inEach(({ colours }) => colours),
  orderTexts: inEach(({ orders }) => orders),
  controls,
  board: drawBoard,
  alt: describePicture,
  hand: tellHand,
  card: (view, seat, reader) => ({ drawing: drawCard(view, seat, reader), alt: describeHand(view, seat, reader) }),
  text: tellTable,
  final: (view, course, reader) => ({ drawing: drawScore(view, course, reader), alt: describeScore(view, course, reader) }),
  story: tellStory,
  heading: headingOf,
  digest: tellDigest,
  refusal: tellRefusal,
  status: tellStatus,
  guide: ({ phase }, { locale }) => guideTo(phase, locale),
  result: tellResult,
  rules: rulesTopics,
  example,
}

function example(topic: string, locale: Locale): Illustration | null {
  const found = exampleOf(topic)
  if (found === null) return null
  const { view, marks } = found
  const reader = { locale, names: EXAMPLE_NAMES, viewer: view.viewer }
  return { drawing: drawBoard(view, marks, reader), alt: describePicture(view, [], reader) }
}

function inEach<T>(pick: (texts: PioneersTexts) => T): ByLocale<T> {
  const { en, fr, de } = TEXTS
  return { en: pick(en), fr: pick(fr), de: pick(de) }
}
