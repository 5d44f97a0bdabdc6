import type { Seat } from '../../../engine/game.js'
import { at } from '../../../engine/lists.js'
import { namesOf } from '../../../game-kit/reader.js'
import type { Reader } from '../../face.js'
import { WAGON_SIZES } from '../data/wagons.js'
import type { View } from '../rules/types.js'
import { TEXTS } from './index.js'
import type { StatusStep } from './parameters.js'

/**
 * Who the game waits for and why, addressed to the reader if it is their move: in one sentence, or in one for each of the tasks
 * that the players have. Names the winner of a finished game.
 */
export function tellStatus(view: View, reader: Reader): string {
  const { status } = TEXTS[reader.locale]
  const winners = reader.ending?.outcome.winners ?? view.winners
  if (winners !== null) return status.over({ winners: namesOf(reader, winners), count: winners.length })
  const { viewer } = reader
  const own = viewer !== 'table' && view.toMove.includes(viewer) ? taskOf(view, viewer) : null
  if (own !== null) return status.toYou[own]
  const tasks = new Set(view.toMove.flatMap((seat) => taskOf(view, seat) ?? []))
  if (tasks.size === 0) return status.drawing
  const withTask = (task: Task) => view.toMove.filter((seat) => taskOf(view, seat) === task)
  return [...tasks].map((task) => status.about[task]({ who: namesOf(reader, withTask(task)) })).join(' ')
}

type Task = StatusStep | 'only-end'

/** The same as {@link stepOf}, but for an end of a turn at which nothing else can be done. */
function taskOf(view: View, seat: Seat): Task | null {
  const step = stepOf(view, seat)
  return step === 'turn-end' && !canBuyWagon(view, seat) ? 'only-end' : step
}

function canBuyWagon({ players, wagonsLeft }: View, seat: Seat): boolean {
  const { silver, wagonPrices } = at(players, seat)
  return WAGON_SIZES.some((size) => wagonsLeft[size] > 0 && silver >= wagonPrices[size])
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
