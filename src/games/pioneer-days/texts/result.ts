import { resultBy } from '../../../game-kit/result.js'
import { type Score, TIES, type Tie, type View } from '../rules/types.js'
import { TEXTS } from './index.js'
import { tellStatus } from './status.js'

/** Most points, then most silver (P27). */
export const { tellResult, describeScore, tellTieBreak } = resultBy<View, Score, Tie>({
  ties: TIES,
  texts: TEXTS,
  tellStatus,
})
