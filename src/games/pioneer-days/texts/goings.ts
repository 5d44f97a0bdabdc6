/** The time and whose move it is, for the alt texts of pictures. */
import type { Panel } from '../../../engine/panel.js'
import { wordsOfMove } from '../../../game-kit/alt.js'
import type { Reader } from '../../face.js'
import { DAYS, WEEKS } from '../data/dice.js'
import type { View } from '../rules/types.js'
import { TEXTS } from './index.js'
import { tellStatus } from './status.js'

const OFFERS_ROOM = 300

/**
 * The time, whose move it is and why, and a reminder to wait for readers who are not to move. `reader` gives names as they are
 * printed.
 */
export function describeGoings(view: View, reader: Reader): string {
  const move = describeMove(view, reader, null)
  return view.week === 0 ? move : `${whenOf(view, reader)} ${move}`
}

/** The week and the day. */
export function whenOf({ week, day }: View, { locale }: Reader): string {
  return TEXTS[locale].state.when({ week, weeks: WEEKS, day, days: DAYS })
}

/** Whose move it is and why, and what the reader can do. */
export function describeMove(view: View, reader: Reader, panel: Panel | null): string {
  return wordsOfMove({
    texts: TEXTS[reader.locale].alt,
    reader,
    status: [tellStatus(view, reader)],
    isOver: view.phase === 'over',
    isAwaited: reader.viewer !== 'table' && view.toMove.includes(reader.viewer),
    panel,
    room: OFFERS_ROOM,
  })
}
