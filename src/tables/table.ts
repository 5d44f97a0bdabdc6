import type { Outcome, Seat } from '../engine/game.js'
import type { Game, GameState } from '../games/plug.js'
import type { Locale } from '../i18n/locale.js'

/** Somebody at a table. The name is as the server shows it at the time, unescaped: hostile text. */
export interface User {
  readonly id: string
  readonly name: string
}

/** Where a table stands: the server, the channel (or thread). */
export interface Venue {
  readonly guildId: string
  readonly channelId: string
}

/** How long a seat may take for a decision: 3 minutes, 15 minutes, 24 hours, 72 hours, or as long as it likes. */
export const PACES = ['none', 'live', 'evening', 'daily', 'relaxed'] as const
export type Pace = (typeof PACES)[number]

/** Who sits where: in the order of joining, or drawn when the game begins. */
export const SEATINGS = ['joined', 'shuffled'] as const
export type Seating = (typeof SEATINGS)[number]

/** What the host settles beside the game's own options. */
export interface Terms {
  readonly pace: Pace
  readonly seating: Seating
  /** Whether the game is played in a thread of its own. */
  readonly thread: boolean
}

interface TableBase extends Venue {
  /** Eight characters of `[0-9a-z]`, short enough for every custom_id. */
  readonly id: string
  readonly game: Game
  readonly options: Readonly<Record<string, string>>
  /** Language of everything public. */
  readonly locale: Locale
  readonly host: User
  /** By seat, clockwise; in a lobby the order of joining. */
  readonly players: readonly User[]
  /** How many seats the host wants at most. */
  readonly capacity: number
  /** Entries in the log; every accepted action and every draw adds one. In a lobby: changes so far. */
  readonly position: number
  readonly createdAt: Date
}

export interface Lobby extends TableBase {
  readonly status: 'lobby'
}

export interface PlayingTable extends TableBase {
  readonly status: 'playing'
  readonly state: GameState
}

export interface FinishedTable extends TableBase {
  readonly status: 'over'
  readonly state: GameState
  readonly outcome: Outcome
}

export interface CancelledTable extends TableBase {
  readonly status: 'cancelled'
  /** The last state, if the game had begun. */
  readonly state: GameState | null
}

export type Table = Lobby | PlayingTable | FinishedTable | CancelledTable

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
