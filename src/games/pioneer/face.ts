import { faceOf } from '../../game-kit/face.js'
import { drawBoard } from './board/board.js'
import { drawCard } from './board/card.js'
import { drawCloseUp } from './board/close-up.js'
import { EMBLEMS } from './board/emblems.js'
import { EXAMPLES } from './board/examples.js'
import { drawScore } from './board/score-picture.js'
import { controls } from './controls/controls.js'
import { pointOut } from './controls/point-out.js'
import type { Fact } from './rules/facts.js'
import type { Action, Mark, RefusalCode } from './rules/types.js'
import type { View } from './rules/view-types.js'
import { describePicture } from './texts/alt.js'
import { tellDigest } from './texts/digest.js'
import { figuresOf } from './texts/figures.js'
import { isNews, tellGist } from './texts/gist.js'
import { guideTo } from './texts/guide.js'
import { describeHand, tellHand } from './texts/hand.js'
import { TEXTS } from './texts/index.js'
import { describeScore, tellResult, tellTieBreak } from './texts/result.js'
import { speech } from './texts/speech.js'
import { tellLastRound, tellStatus } from './texts/status.js'
import { deedIn, headingOf, tellStory } from './texts/story.js'
import { tellTable } from './texts/table.js'
import { topics } from './texts/topics.js'

/** What players of Pioneer see, read and press. */
export const face = faceOf<Action, View, Fact, RefusalCode, Mark>({
  speech,
  topics,
  texts: TEXTS,
  controls,
  pointOut,
  board: drawBoard,
  closeUp: drawCloseUp,
  icons: EMBLEMS,
  alt: describePicture,
  hand: tellHand,
  card: { draw: drawCard, describe: describeHand },
  text: tellTable,
  final: { draw: drawScore, describe: describeScore },
  story: tellStory,
  gist: tellGist,
  isNews,
  deedIn,
  untold: ['end-cards', 'end-moves', 'fire', 'fire-at-will', 'end-turn'],
  ends: ['end-cards', 'end-moves', 'end-turn'],
  heading: headingOf,
  digest: tellDigest,
  status: tellStatus,
  notice: tellLastRound,
  guide: guideTo,
  result: tellResult,
  tieBreak: tellTieBreak,
  figures: figuresOf,
  lid: { topic: 'picture', corner: { x: 134, y: 16 } },
  minutes: [60, 120],
  examples: EXAMPLES,
})
