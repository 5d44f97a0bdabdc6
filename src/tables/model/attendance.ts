/** How the seats of a game are played: by whom, how long they have, what their players have arranged. No part of the game's state. */
import type { Seat } from '../../engine/game.js'
import type { User } from './people.js'

/** The wait for a seat that has to act. Moments are milliseconds since 1970, stored as they are. */
export interface Wait {
  readonly since: number
  /** When the table decides for the seat; null without a pace. */
  readonly due: number | null
  /** Reminders that are behind it: at half time, and when a sixth of the time was left. */
  readonly reminders: number
  /** Presses that were taken back: making one of them again does not restart the clock, or undo would give time without end. */
  readonly owed: number
  /** When the clock looks at it next: for a reminder or because it is due. */
  readonly next: number | null
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
  /** Presses of its present player that still count: with none there is nothing that others could agree to take back. */
  readonly presses: number
}

/** Somebody who has just sat down. */
export const PRESENT: Attendance = { by: 'player', expiries: 0, order: null, wait: null, nudgedAt: null, presses: 0 }

/** Somebody whose seat another player took over. */
export interface Leaver {
  readonly seat: Seat
  readonly user: User
  /** Whether they had resigned: then the game counts as lost for them, else it does not count for them at all. */
  readonly resigned: boolean
}

/** Whether nobody decides for any seat: such a table waits for the first who comes back. */
export function isDeserted(attendance: readonly Attendance[]): boolean {
  return attendance.every(({ by }) => by !== 'player')
}

/** What the newest presses of a seat may be taken back to without asking, oldest first: the positions right before them. */
export interface Takeback {
  readonly seat: Seat
  readonly steps: readonly number[]
}

/** The attendance with something of one seat's changed. */
export function attending(attendance: readonly Attendance[], seat: Seat, change: Partial<Attendance>): readonly Attendance[] {
  return attendance.map((own, index) => (index === seat ? { ...own, ...change } : own))
}
