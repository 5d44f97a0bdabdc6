import type { Reader } from '../../plug.js'
import type { View } from '../rules/view-types.js'
import { TEXTS } from './index.js'
import { stepOf } from './status.js'

/** The tip for what the reader has to do. */
export function guideTo(view: View, { viewer, locale }: Reader): string | null {
  const step = viewer === 'table' || !view.toMove.includes(viewer) ? null : stepOf(view)
  return step === null ? null : TEXTS[locale].guide[step]
}
