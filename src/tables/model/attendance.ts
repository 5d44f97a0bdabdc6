/**
 * How the seats of a game are played: by whom, how much time they have, and what their players have arranged. Not part of the
 * game's state.
 */
import type { Seat } from '../../engine/game.js'
import type { GameState, Ruleset } from '../../games/game.js'
import type { User } from './people.js'

/** The wait for a seat that has to act. Times are milliseconds since 1970, as stored. */
export interface Wait {
  readonly since: number
  /** When the table decides for the seat. Null without a pace. */
  readonly due: number | null
  /** The number of reminders that are past: at half time, and when a sixth of the time is left. */
  readonly reminders: number
  /** Presses that were taken back. Repeating one of them does not restart the clock. Otherwise undo would give unlimited time. */
  readonly owed: number
  /** When the table ends the turn, because its player can only do that or take something back. Absent otherwise. */
  readonly ends?: number
  /** When the clock last checked it. Absent before its first check. */
  readonly checked?: number
  /** When the clock next checks it, for a reminder, for the end of the turn, or because it is due. */
  readonly next: number | null
}

export interface Attendance {
  /** Who decides for the seat: its player, a computer player, the table while the player is away, or the table for good. */
  readonly by: 'player' | 'computer' | 'autopilot' | 'resigned'
  /** How often in a row its time ran out without a press of its player in between. After a turn of its own it was once. */
  readonly expiries: number
  /** The number of its own turn in which its time ran out, without a press of its player since. Null if there is none. */
  readonly lateTurn: number | null
  /** Its standing order, which only its player sees. Null if everything is asked. */
  readonly order: string | null
  /** Null if the seat has nothing to decide, or the table decides at once. */
  readonly wait: Wait | null
  /**
   * The total time left when the wait began, or now if there is no wait, in milliseconds. Null if none of it was needed yet, or
   * the table gives none.
   */
  readonly bank: number | null
  /** When somebody last nudged it. */
  readonly nudgedAt: number | null
  /** Presses of its present player that still count. With none there is nothing that others could agree to take back. */
  readonly presses: number
  /** How many entries of the log nobody but the seat may know of, whoever played it. */
  readonly secrets: number
  /** How often its player has taken back choices by actions of the game in a turn. Absent while nobody has. */
  readonly takenBack?: { readonly turn: number; readonly times: number }
}

/** The attendance of a player who has just sat down. */
export const PRESENT: Attendance = {
  by: 'player',
  expiries: 0,
  lateTurn: null,
  order: null,
  wait: null,
  bank: null,
  nudgedAt: null,
  presses: 0,
  secrets: 0,
}

/** A player whose seat another player took over. */
export interface Leaver {
  readonly seat: Seat
  readonly user: User
  /** Whether they had resigned. If so, the game counts as lost for them; otherwise it does not count for them at all. */
  readonly resigned: boolean
}

/** A game under way, and how its seats are played. */
export interface Attended {
  readonly game: Ruleset
  readonly state: GameState
  readonly attendance: readonly Attendance[]
}

/**
 * Whether no person decides for any seat. Such a table waits for the first player who comes back. Whoever is out of the game
 * keeps no table awake for those who may come back, but may watch computer players to the end.
 */
export function isDeserted({ game, state, attendance }: Attended): boolean {
  const playOn = attendance.filter((_, seat) => !game.isOut(state, seat))
  if (playOn.some(({ by }) => by === 'player')) return false
  return playOn.some(({ by }) => by === 'autopilot') || attendance.every(({ by }) => by !== 'player')
}

/** The presses that a seat may take back freely: the positions right before each of them, oldest first. */
export interface Takeback {
  readonly seat: Seat
  readonly steps: readonly number[]
}

/** The attendance with one seat's part changed. */
export function attending(attendance: readonly Attendance[], seat: Seat, change: Partial<Attendance>): readonly Attendance[] {
  return attendance.map((own, index) => (index === seat ? { ...own, ...change } : own))
}
