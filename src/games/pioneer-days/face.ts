import { asCounted } from '../../game-kit/final-words.js'
import type { ByLocale, Locale } from '../../i18n/locale.js'
import type { GameFace, Illustration, PointsByTurn, Reader } from '../plug.js'
import { drawBoard } from './board/board.js'
import { drawCard } from './board/card.js'
import { EXAMPLE_NAMES, exampleOf } from './board/examples.js'
import { drawScore } from './board/score-picture.js'
import { controls } from './controls/controls.js'
import type { Action, Fact, Mark, RefusalCode, View } from './rules/types.js'
import { describePicture } from './texts/alt.js'
import { tellDigest } from './texts/digest.js'
import type { PioneerDaysTexts } from './texts/en.js'
import { FIGURE_TEXTS, figuresOf } from './texts/figures.js'
import { guideTo } from './texts/guide.js'
import { describeHand, tellHand } from './texts/hand.js'
import { TEXTS } from './texts/index.js'
import { describeScore, tellResult } from './texts/result.js'
import { rulesTopics, tellRefusal } from './texts/rules.js'
import { tellStatus } from './texts/status.js'
import { headingOf, tellStory } from './texts/story.js'
import { tellTable } from './texts/table.js'

/** What players of Pioneer Days see, read and press. */
export const face: GameFace<Action, View, Fact, RefusalCode, Mark> = {
  name: inEach(({ name }) => name),
  pitch: inEach(({ pitch }) => pitch),
  handName: inEach(({ handName }) => handName),
  optionTexts: inEach(({ options }) => options),
  colourNames: inEach(({ colours }) => colours),
  controls,
  board: (view, marks, reader) => drawBoard(asCounted(view, reader), marks, reader),
  alt: describePicture,
  hand: tellHand,
  card: (view, seat, reader) => ({ drawing: drawCard(view, seat, reader), alt: describeHand(view, seat, reader) }),
  text: tellTable,
  final: finalScore,
  story: tellStory,
  heading: headingOf,
  digest: tellDigest,
  refusal: tellRefusal,
  status: tellStatus,
  guide: guideTo,
  result: tellResult,
  figures: figuresOf,
  figureTexts: FIGURE_TEXTS,
  rules: rulesTopics,
  example,
}

/** Null for a game that ended before its scoring. */
function finalScore(view: View, course: PointsByTurn, reader: Reader): Illustration | null {
  if (view.scores === null) return null
  return { drawing: drawScore(asCounted(view, reader), course, reader), alt: describeScore(view, course, reader) }
}

function example(topic: string, locale: Locale): Illustration | null {
  const found = exampleOf(topic)
  if (found === null) return null
  const { view, marks } = found
  const reader = { locale, names: EXAMPLE_NAMES, viewer: view.viewer }
  return { drawing: drawBoard(view, marks, reader), alt: describePicture(view, [], reader) }
}

function inEach<T>(pick: (texts: PioneerDaysTexts) => T): ByLocale<T> {
  const { en, fr, de } = TEXTS
  return { en: pick(en), fr: pick(fr), de: pick(de) }
}
