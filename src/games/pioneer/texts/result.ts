import type { Seat } from '../../../engine/game.js'
import { resultBy } from '../../../game-kit/result.js'
import type { Locale } from '../../../i18n/locale.js'
import type { Tiebreaker } from '../../face.js'
import { type Score, TIES, type Tie } from '../rules/types.js'
import type { View } from '../rules/view-types.js'
import { TEXTS } from './index.js'
import { tellStatus } from './status.js'

const telling = resultBy<View, Score, Tie>({ ties: TIES, texts: TEXTS, tellStatus })

/** Most points, then those of technologies, then systems, then cards (X22, Y26). */
export const { tellResult, describeScore } = telling

/** Whoever is left alone on the board comes first, whatever the others have (Y25). */
export function tellTieBreak(view: View, level: readonly Seat[], locale: Locale): Tiebreaker | null {
  const [winner, rival] = level.map((seat) => view.players[seat])
  const isSurvival = view.reason === 'last-one' && winner?.isOut === false && rival?.isOut === true
  return isSurvival ? { by: TEXTS[locale].state.survival, counts: [] } : telling.tellTieBreak(view, level, locale)
}
