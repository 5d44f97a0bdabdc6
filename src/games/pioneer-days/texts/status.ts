import type { Seat } from '../../../engine/game.js'
import { namesOf } from '../../../game-kit/reader.js'
import type { Reader } from '../../face.js'
import type { View } from '../rules/types.js'
import { TEXTS } from './index.js'
import type { StatusStep } from './parameters.js'

/**
 * Who the game waits for and why, in one sentence, addressed to the reader if it is their move. Names the winner of a finished
 * game.
 */
export function tellStatus(view: View, reader: Reader): string {
  const { status } = TEXTS[reader.locale]
  const winners = reader.ending?.outcome.winners ?? view.winners
  if (winners !== null) return status.over({ winners: namesOf(reader, winners), count: winners.length })
  const { viewer } = reader
  const seat = viewer !== 'table' && view.toMove.includes(viewer) ? viewer : view.toMove[0]
  const step = seat === undefined ? null : stepOf(view, seat)
  if (step === null) return status.drawing
  if (seat === viewer) return status.toYou[step]
  const alike = view.toMove.filter((other) => stepOf(view, other) === step)
  return status.about[step]({ who: namesOf(reader, alike) })
}

/** The task of a seat that is to move. Null while the table draws. */
export function stepOf(view: View, seat: Seat): StatusStep | null {
  if (view.lacksSpace.includes(seat)) return 'room'
  switch (view.phase) {
    case 'boards':
    case 'take':
    case 'react':
    case 'use':
    case 'turn-end':
    case 'town':
      return view.phase
    case 'arrival':
      return 'room'
    case 'disaster':
      return view.resolving?.disaster === 'disease' ? 'disease' : 'storm'
    default:
      return null
  }
}
