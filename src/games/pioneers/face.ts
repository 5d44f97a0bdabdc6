import { faceOf } from '../../game-kit/face.js'
import { drawBoard } from './board/board.js'
import { drawCard } from './board/card.js'
import { drawCloseUp } from './board/close-up/close-up.js'
import { EMBLEMS } from './board/emblems.js'
import { EXAMPLES } from './board/examples.js'
import { freshIn } from './board/fresh.js'
import { drawScore } from './board/score-picture.js'
import { controls } from './controls/controls.js'
import { pointOut } from './controls/point-out.js'
import type { Fact } from './rules/facts.js'
import type { Action, RefusalCode } from './rules/types.js'
import type { Mark, View } from './rules/view-types.js'
import { describePicture } from './texts/alt.js'
import { tellDigest } from './texts/digest.js'
import { figuresOf } from './texts/figures.js'
import { tellGist } from './texts/gist.js'
import { guideTo } from './texts/guide.js'
import { describeHand, tellHand } from './texts/hand.js'
import { TEXTS } from './texts/index.js'
import { describeScore, tellResult, tellTieBreak } from './texts/result.js'
import { speech } from './texts/speech.js'
import { tellStatus } from './texts/status.js'
import { foretell, headingOf, tellStory } from './texts/story.js'
import { tellTable } from './texts/table.js'
import { topics } from './texts/topics.js'

/** What players of Pioneers see, read and press. */
export const face = faceOf<Action, View, Fact, RefusalCode, Mark>({
  speech,
  topics,
  texts: TEXTS,
  controls,
  pointOut,
  board: drawBoard,
  closeUp: drawCloseUp,
  fresh: freshIn,
  alt: describePicture,
  hand: tellHand,
  card: { draw: drawCard, describe: describeHand },
  text: tellTable,
  final: { draw: drawScore, describe: describeScore },
  story: tellStory,
  gist: tellGist,
  foretell,
  untold: ['done-buying', 'end-turn'],
  ends: ['done-buying', 'end-turn'],
  heading: headingOf,
  digest: tellDigest,
  status: tellStatus,
  guide: ({ phase, coachDuty, rides }, { locale }) => {
    // The panel says what is different for whoever has to buy a coach, or cannot, and where the stagecoach may have to stay.
    const isUsual = phase !== 'purchase' || (coachDuty === null && rides.length > 0)
    return isUsual ? guideTo(phase, locale) : null
  },
  result: tellResult,
  tieBreak: tellTieBreak,
  figures: figuresOf,
  lid: { topic: 'end', corner: { x: 156, y: 104 } },
  minutes: [45, 75],
  icons: EMBLEMS,
  examples: EXAMPLES,
})
