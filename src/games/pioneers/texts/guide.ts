import type { Locale } from '../../../i18n/locale.js'
import type { Tip } from '../../face.js'
import type { State } from '../rules/types.js'
import { TEXTS } from './index.js'

/** The tip for a phase of the game. Null where its own panel says enough. */
export function guideTo(phase: State['phase'], locale: Locale): Tip | null {
  const tips: Readonly<Partial<Record<State['phase'], string>>> = TEXTS[locale].guide
  const text = tips[phase]
  return text === undefined ? null : { id: phase, text }
}
