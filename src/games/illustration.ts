/** What games draw, and the words for it. */
import type { Drawing } from '../pictures/drawing.js'

/** A picture with its alt text (at most `ALT_TEXT_LIMIT` characters). */
export interface Illustration {
  readonly drawing: Drawing
  readonly alt: string
}

/** Whether somebody waits for a picture. */
export type { Wanted } from '../pictures/encoding/in-turn.js'
/** Only for finished games, because secrets are included. */
export type { PointsByTurn } from '../pictures/scores/points-chart.js'
