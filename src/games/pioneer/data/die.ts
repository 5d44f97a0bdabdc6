/** The die of the Infinite Improbability Drive (X24, Z6). */
import type { Effect } from './cards.js'

/** What a face does: the ship that moved is lost, or an effect. */
export type DieResult = { readonly lost: true } | { readonly lost: false; readonly effect: Effect }

const RESULTS: readonly DieResult[] = [
  { lost: true },
  { lost: false, effect: {} },
  { lost: false, effect: { money: 3 } },
  { lost: false, effect: { draw: 2 } },
  { lost: false, effect: { actions: 2 } },
  { lost: false, effect: { draw: 1, actions: 1, money: 2 } },
]

export const DIE_FACES = RESULTS.length

/** What a roll from 1 to 6 does; throws on any other number. */
export function resultOf(face: number): DieResult {
  const result = RESULTS[face - 1]
  if (result === undefined) throw new RangeError(`a die has no face ${face}`)
  return result
}
