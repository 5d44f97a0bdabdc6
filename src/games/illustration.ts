/** What games draw, and the words for it. */
import type { Drawing } from '../pictures/drawing.js'

/** A picture with its alt text (at most `ALT_TEXT_LIMIT` characters). */
export interface Illustration {
  readonly drawing: Drawing
  readonly alt: string
}

/**
 * What each seat would have scored if the game had ended at that moment: as the first turn begins, then after each turn. Only for
 * finished games, because secrets are included.
 */
export type PointsByTurn = readonly (readonly number[])[]
