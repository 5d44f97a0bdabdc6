import { pointsThen } from '../../../engine/ranking.js'
import { resultBy } from '../../../game-kit/result.js'
import type { Score } from '../rules/types.js'
import type { View } from '../rules/view-types.js'
import { TEXTS } from './index.js'
import { tellStatus } from './status.js'

/** Most points, then those of technologies, then systems, then cards (X22, Y26). */
export const { tellResult, describeScore } = resultBy<View, Score>({
  better: pointsThen('technologies', 'colonies', 'cards'),
  texts: TEXTS,
  tellStatus,
})
