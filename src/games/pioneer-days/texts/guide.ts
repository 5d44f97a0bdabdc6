import type { Reader } from '../../face.js'
import type { View } from '../rules/types.js'
import { TEXTS } from './index.js'
import type { StatusStep } from './parameters.js'
import { stepOf } from './status.js'

/** The tip for the reader's current task. Null where the panel itself says enough. */
export function guideTo(view: View, { viewer, locale }: Reader): string | null {
  const step = viewer === 'table' || !view.toMove.includes(viewer) ? null : stepOf(view, viewer)
  const tips: Readonly<Partial<Record<StatusStep, string>>> = TEXTS[locale].guide
  return step === null ? null : (tips[step] ?? null)
}
