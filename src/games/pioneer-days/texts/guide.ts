import type { Reader, Tip } from '../../face.js'
import type { View } from '../rules/types.js'
import { TEXTS } from './index.js'
import type { StatusStep } from './parameters.js'
import { stepOf } from './status.js'

/** The tip for the reader's current task. Null where the panel itself says enough. */
export function guideTo(view: View, { viewer, locale }: Reader): Tip | null {
  const step = viewer === 'table' || !view.toMove.includes(viewer) ? null : stepOf(view, viewer)
  const tips: Readonly<Partial<Record<StatusStep, string>>> = TEXTS[locale].guide
  const text = step === null ? undefined : tips[step]
  return step === null || text === undefined ? null : { id: step, text }
}
