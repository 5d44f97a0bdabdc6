import { pointsThen } from '../../../engine/ranking.js'
import { resultBy } from '../../../game-kit/result.js'
import type { Score, View } from '../rules/types.js'
import { TEXTS } from './index.js'
import { tellStatus } from './status.js'

/** Most points, then most silver (P27). */
export const { tellResult, describeScore } = resultBy<View, Score>({
  better: pointsThen('silver'),
  texts: TEXTS,
  tellStatus,
})
