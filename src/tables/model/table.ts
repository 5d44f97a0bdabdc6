import type { Outcome, Seat } from '../../engine/game.js'
import type { Game, GameState } from '../../games/game.js'
import type { Locale } from '../../i18n/locale.js'
import type { Attendance, Leaver, Takeback } from './attendance.js'
import type { User } from './people.js'
import type { Pause, Proposal } from './proposal.js'
import type { Terms, Venue } from './terms.js'

/** What a table has whatever its status. */
export interface TableBase extends Venue {
  /** Eight characters of `[0-9a-z]`, short enough for every custom_id. */
  readonly id: string
  readonly game: Game
  readonly options: Readonly<Record<string, string>>
  readonly terms: Terms
  /** Language of everything public. */
  readonly locale: Locale
  readonly host: User
  /** By seat, clockwise; in a lobby the order of joining. */
  readonly players: readonly User[]
  /** By seat: which colour, from 0 to one less than the game's most seats. */
  readonly colours: readonly number[]
  /** How many seats the host wants at most. */
  readonly capacity: number
  /** Entries in the log; every accepted action and every draw adds one. In a lobby: changes so far. */
  readonly position: number
  readonly createdAt: Date
  /** The channel in which its lobby was opened; another one than it is in if it has moved into a thread. */
  readonly openedIn: string
  /** The table of which this one is the rematch, or null. */
  readonly follows: string | null
  /** The SHA-256 of the secret from which its draws follow; null at tables from before there was one. */
  readonly commitment: string | null
}

export interface Lobby extends TableBase {
  readonly status: 'lobby'
  /** Whether the players of the channel's last table were called to this one. */
  readonly invitedAgain: boolean
}

/** What a game has beside its state, from the deal on. */
export interface Play {
  readonly state: GameState
  /** By seat. */
  readonly attendance: readonly Attendance[]
  readonly leavers: readonly Leaver[]
}

export interface PlayingTable extends TableBase, Play {
  readonly status: 'playing'
  readonly proposal: Proposal | null
  readonly pauses: readonly Pause[]
  readonly takeback: Takeback | null
  /** Whether its log leads back to where it was; not if the game began under other rules than the program's. */
  readonly retraceable: boolean
}

export interface FinishedTable extends TableBase, Play {
  readonly status: 'over'
  /** Places as the table counts them: whoever resigned comes after all who stayed. */
  readonly outcome: Outcome
}

export interface CancelledTable extends TableBase {
  readonly status: 'cancelled'
  /** The last state, if the game had begun. */
  readonly state: GameState | null
}

export type Table = Lobby | PlayingTable | FinishedTable | CancelledTable

/** Whether a table is neither over nor cancelled. */
export function isLive(table: Table): table is Lobby | PlayingTable {
  return table.status === 'lobby' || table.status === 'playing'
}

/** The seat that a user holds, or null. */
export function seatOf(table: Table, userId: string): Seat | null {
  const seat = table.players.findIndex((player) => player.id === userId)
  return seat < 0 ? null : seat
}

/** The seats that have to act now; empty unless the table is playing. */
export function seatsToMove(table: Table): readonly Seat[] {
  if (table.status !== 'playing') return []
  const next = table.game.toMove(table.state)
  return next.kind === 'seats' ? next.seats : []
}

/** Whether the turn that a table is in is a seat's own: in a round that belongs to all it is everybody's. */
export function isTurnOf(table: PlayingTable, seat: Seat): boolean {
  const turn = table.game.turn(table.state)
  return turn.seat === null || turn.seat === seat
}

/** How many of its newest presses a seat may take back without asking. */
export function freeSteps(table: Table, seat: Seat): number {
  if (table.status !== 'playing' || !table.retraceable) return 0
  return table.takeback?.seat === seat ? table.takeback.steps.length : 0
}

/** Whether something that a seat's player has pressed still counts, so that the others could agree to take it back. */
export function hasPressed(table: PlayingTable, seat: Seat): boolean {
  return table.retraceable && (table.attendance[seat]?.presses ?? 0) > 0
}

/** Whether a seat's own player decides for it: they have neither resigned nor are they away. */
export function decides(table: Play, seat: Seat): boolean {
  return table.attendance[seat]?.by === 'player'
}
