import { at } from '../../../engine/lists.js'
import { resultBy } from '../../../game-kit/result.js'
import { better } from '../rules/scoring.js'
import type { Score } from '../rules/types.js'
import type { View } from '../rules/view-types.js'
import { TEXTS } from './index.js'
import { tellStatus } from './status.js'

export const { tellResult, describeScore } = resultBy<View, Score>({
  better,
  texts: TEXTS,
  pointsSoFar: (view, seat) => at(view.players, seat).score.total,
  tellStatus,
})
