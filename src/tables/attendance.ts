/** How the seats of a game are played: by whom, how long they have, what their players have arranged. No part of the game's state. */
import type { Seat } from '../engine/game.js'

/** The wait for a seat that has to act. Moments are milliseconds since 1970, stored as they are. */
export interface Wait {
  readonly since: number
  /** When the table decides for the seat; null without a pace. */
  readonly due: number | null
  /** Reminders that are behind it: at half time, and when a sixth of the time was left. */
  readonly reminders: number
}

export interface Attendance {
  /** Who decides for the seat: its player; the table while its player is away; the table for good. */
  readonly by: 'player' | 'autopilot' | 'resigned'
  /** How often in a row its time ran out, without a press of its player between. */
  readonly expiries: number
  /** Its standing order, for the eyes of its player alone; null: none, everything is asked. */
  readonly order: string | null
  /** Null while it has nothing to decide, or the table decides at once. */
  readonly wait: Wait | null
  /** When somebody last nudged it. */
  readonly nudgedAt: number | null
}

/** What the newest presses of a seat may be taken back to without asking, oldest first: the positions right before them. */
export interface Takeback {
  readonly seat: Seat
  readonly steps: readonly number[]
}
