/** Continues games begun under earlier rules under the present ones. SOURCES.md lists the changes. */
import type { State } from './types.js'

/** What states of version 1 had besides: whether a star was turned up in the round. */
interface Dropped {
  readonly hasTurnedUp?: boolean
}

/**
 * Upgrades a stored state of version 1, 2 or 3. Cards, levels and stars stay what they are, and count by the present numbers from
 * now on. A battle that has begun is fought with the attack that was announced. A galaxy keeps its stars, even if it would be
 * laid out otherwise now.
 */
export function upgrade(old: unknown): State {
  const { hasTurnedUp: _, ...state } = old as State & Dropped
  return state
}
