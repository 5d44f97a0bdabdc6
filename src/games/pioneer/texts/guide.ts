import type { Reader } from '../../face.js'
import { ACTIONS } from '../data/cards.js'
import type { View } from '../rules/view-types.js'
import { TEXTS } from './index.js'
import { stepOf } from './status.js'

/** The tip for what the reader has to do, as far as it is done. */
export function guideTo(view: View, { viewer, locale }: Reader): string | null {
  const step = viewer === 'table' || !view.toMove.includes(viewer) ? null : stepOf(view)
  const { guide } = TEXTS[locale]
  if (step === 'cards' && !isUntouched(view)) return guide.laterCards
  return step === null ? null : guide[step]
}

/** Whether nothing of a first turn is spent. The first cards in a discard pile are bought ones. */
function isUntouched({ pool, players, active }: View): boolean {
  return pool.actions === ACTIONS && players[active]?.trash.length === 0
}
