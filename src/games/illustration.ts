/** What games draw, with its words. */
import type { Drawing } from '../pictures/drawing.js'

/** A picture together with the words that say the same (at most `ALT_TEXT_LIMIT` characters). */
export interface Illustration {
  readonly drawing: Drawing
  readonly alt: string
}

/**
 * What each seat would have scored if the game had ended there: as the first turn begins, then after each turn. Only for
 * games that are over: secrets count.
 */
export type PointsByTurn = readonly (readonly number[])[]
