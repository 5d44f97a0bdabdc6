import type { Seat } from '../../../engine/game.js'
import { nameOf, namesOf } from '../../../game-kit/reader.js'
import type { Reader } from '../../face.js'
import { COVERS_EACH } from '../data/map.js'
import { MAPS } from '../data/maps.js'
import type { View } from '../rules/view-types.js'
import type { PioneersTexts } from './en/index.js'
import { TEXTS } from './index.js'
import { chosenAction, placeName } from './naming.js'
import type { Who } from './parameters.js'

/**
 * Whose move it is and why, in one sentence, addressed to the reader if it is their move. Names the winner of a finished game.
 */
export function tellStatus(view: View, reader: Reader): string {
  const { status } = TEXTS[reader.locale]
  const winners = reader.ending?.outcome.winners ?? view.winners
  if (winners !== null) return status.over({ winners: namesOf(reader, winners), count: winners.length })
  if (view.phase === 'deal' || view.phase === 'first') return status.dealing
  const { viewer } = reader
  if (viewer === 'table') return sentence(view, reader, status.about)
  if (isToMove(view, viewer)) return sentence(view, reader, status.toYou)
  // Whoever has invited somebody reads about it in nearly the same words as everybody else.
  return sentence(view, reader, view.turn.seat === viewer ? { ...status.about, invited: status.inviting } : status.about)
}

/** Says that this round is the last, or will be if it stays idle (E26). Null if there is nothing to say or the game is over. */
export function tellEnd(view: View, reader: Reader): string | null {
  if (view.phase === 'over' || reader.ending !== undefined) return null
  const { state } = TEXTS[reader.locale]
  if (view.end !== null) return state.lastRound
  return view.idle ? state.idle : null
}

/** Whether the game waits for a seat, or for a draw in its turn. */
export function isToMove(view: View, seat: Seat): boolean {
  return moverIn(view) === seat
}

function moverIn({ toMove, turn }: View): Seat {
  return toMove ?? turn.seat
}

function sentence(view: View, reader: Reader, texts: PioneersTexts['status']['about']): string {
  const p: Who = { who: nameOf(reader, moverIn(view)) }
  const city = placeName(MAPS[view.map], view.stagecoach)
  switch (view.phase) {
    case 'covers':
      return texts.covering({ ...p, left: COVERS_EACH - (view.covered.length % COVERS_EACH) })
    case 'purchase':
      return view.coachDuty === null ? texts.buying(p) : texts.coachDuty[view.coachDuty](p)
    case 'second-road':
      return texts.secondRoad(p)
    case 'move':
      return texts.moving(p)
    case 'settle':
      return texts.settling({ ...p, city })
    case 'tile-action':
      return view.settling === null ? texts.drawing(p) : texts.action[chosenAction(view.settling.tile)](p)
    case 'turn-end':
      return texts.ending(p)
    case 'invitation':
      return view.settling === null
        ? texts.drawing(p)
        : texts.invited({ ...p, by: nameOf(reader, view.turn.seat), city, pioneer: view.settling.pioneer })
    case 'refill':
    case 'nugget':
    case 'deal':
    case 'first':
    case 'over':
      return texts.drawing(p)
  }
}
