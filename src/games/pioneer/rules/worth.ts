/** What units are worth to whoever destroys them, and to whoever loses them: about what they cost. */
import type { Unit } from '../data/units.js'
import type { Hit } from './types.js'

export const WORTH: Readonly<Record<Unit, number>> = { scout: 2, bomber: 6, colonizer: 7, warship: 6, colony: 14 }

/** What all of these units are worth together. */
export function worthOf(hits: readonly Hit[]): number {
  return hits.reduce((sum, { unit, count }) => sum + count * WORTH[unit], 0)
}
