import { resultBy } from '../../../game-kit/result.js'
import { type Score, TIES, type Tie } from '../rules/types.js'
import type { View } from '../rules/view-types.js'
import { TEXTS } from './index.js'
import { tellStatus } from './status.js'

/** Most points, then those of technologies, then systems, then cards (X22, Y26). */
export const { tellResult, describeScore, tellTieBreak } = resultBy<View, Score, Tie>({
  ties: TIES,
  texts: TEXTS,
  tellStatus,
})
