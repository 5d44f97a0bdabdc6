import type { Reader, Tip } from '../../face.js'
import { ACTIONS } from '../data/cards.js'
import type { View } from '../rules/view-types.js'
import { TEXTS } from './index.js'
import { stepOf } from './status.js'

/** The tip for what the reader has to do, as far as it is done. */
export function guideTo(view: View, { viewer, locale }: Reader): Tip | null {
  const step = viewer === 'table' || !view.toMove.includes(viewer) ? null : stepOf(view)
  if (step === null) return null
  const id = step === 'cards' && !isUntouched(view) ? 'laterCards' : step
  return { id, text: TEXTS[locale].guide[id] }
}

/** Whether nothing of a first turn is spent. The first cards in a discard pile are bought ones. */
function isUntouched({ pool, players, active }: View): boolean {
  return pool.actions === ACTIONS && players[active]?.trash.length === 0
}
