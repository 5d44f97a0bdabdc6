import { at } from '../../../engine/lists.js'
import { pointsThen } from '../../../engine/ranking.js'
import { resultBy } from '../../../game-kit/result.js'
import { pointsSoFar } from '../board/points.js'
import type { Score, View } from '../rules/types.js'
import { TEXTS } from './index.js'
import { tellStatus } from './status.js'

/** Most points, then most silver (P27). */
export const { tellResult, describeScore } = resultBy<View, Score>({
  better: pointsThen('silver'),
  texts: TEXTS,
  pointsSoFar: (view, seat) => pointsSoFar(at(view.players, seat)).total,
  tellStatus,
})
