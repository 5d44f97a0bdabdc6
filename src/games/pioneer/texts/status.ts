import { namesOf } from '../../../game-kit/reader.js'
import type { Reader } from '../../face.js'
import { isLastRound } from '../data/game-length.js'
import type { View } from '../rules/view-types.js'
import { TEXTS } from './index.js'
import type { StatusStep } from './parameters.js'

/**
 * Whom the game waits for and what for, in one sentence; to the reader, if the reader has to act. Of a game that is over, who
 * won.
 */
export function tellStatus(view: View, reader: Reader): string {
  const { status } = TEXTS[reader.locale]
  const winners = reader.ending?.outcome.winners ?? view.winners
  if (winners !== null) return status.over({ winners: namesOf(reader, winners), count: winners.length })
  const step = stepOf(view)
  if (step === null) return status.drawing
  const isAsked = reader.viewer !== 'table' && view.toMove.includes(reader.viewer)
  return isAsked ? status.toYou[step] : status.about[step]({ who: namesOf(reader, view.toMove) })
}

/** Whether the game goes on and ends with this round: all stars are known, or are turned up after it (Y23, Y24). */
export function isInLastRound({ tiles, faceDown, round, seats, phase }: View, { ending }: Reader): boolean {
  if (phase === 'over' || ending !== undefined || tiles.length === 0) return false
  return faceDown === 0 || isLastRound(round, seats, tiles.length - seats)
}

/** That the game ends with this round, while it does. */
export function tellLastRound(view: View, reader: Reader): string | null {
  return isInLastRound(view, reader) ? TEXTS[reader.locale].panel.cards.lastRound : null
}

/** What seats are asked for; null while the table draws. */
export function stepOf({ phase, toMove }: Pick<View, 'phase' | 'toMove'>): StatusStep | null {
  if (toMove.length === 0) return null
  switch (phase) {
    case 'cards':
    case 'drive':
    case 'moves':
    case 'battle':
    case 'colonies':
      return phase
    default:
      return null
  }
}
