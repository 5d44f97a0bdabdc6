import type { Outcome, Seat, Viewer } from '../../engine/game.js'
import type { Game, GameState } from '../../games/game.js'
import type { Locale } from '../../i18n/locale.js'
import type { Attendance, Leaver, Takeback } from './attendance.js'
import { isComputer, isPerson } from './computer.js'
import type { Invitation } from './invitation.js'
import type { User } from './people.js'
import type { Pause, Proposal } from './proposal.js'
import type { Terms, Venue } from './terms.js'

/** The part of a table that does not depend on its status. */
export interface TableBase extends Venue {
  /** Eight characters of `[0-9a-z]`, short enough for every custom_id. */
  readonly id: string
  readonly game: Game
  readonly options: Readonly<Record<string, string>>
  readonly terms: Terms
  /** The language of everything public. */
  readonly locale: Locale
  readonly host: User
  /** By seat, clockwise. In a lobby, in order of joining. */
  readonly players: readonly User[]
  /** The colour of each seat, from 0 to one less than the game's highest number of seats. */
  readonly colours: readonly number[]
  /** The highest number of seats that the host wants. */
  readonly capacity: number
  /** The number of log entries: one for each accepted action and each draw. In a lobby, the number of changes so far. */
  readonly position: number
  readonly createdAt: Date
  /** The channel in which its lobby was opened. It differs from its present channel if the table moved into a thread. */
  readonly openedIn: string
  /** The table of which this one is a rematch, or null. */
  readonly follows: string | null
  /** The SHA-256 of the secret from which its draws follow. Null for tables from before there was one. */
  readonly commitment: string | null
}

/** When the clock turns to a table at which nothing else comes due, because nobody does anything there. */
export interface Idle {
  /** In milliseconds since 1970. */
  readonly until: number
  /** Whether everybody was told that the table ends then. If not, that is to be told then. */
  readonly isTold: boolean
  /** Whether telling it was put off because of quiet hours, which is done once. */
  readonly putOff?: true
}

export interface Lobby extends TableBase {
  readonly status: 'lobby'
  readonly idle: Idle
  /** Those who were called to it and have no seat yet. */
  readonly invited: readonly Invitation[]
}

/** What a game has besides its state, from the deal on. */
export interface Play {
  readonly state: GameState
  /** By seat. */
  readonly attendance: readonly Attendance[]
  readonly leavers: readonly Leaver[]
}

export interface PlayingTable extends TableBase, Play {
  readonly status: 'playing'
  readonly idle: Idle
  readonly proposal: Proposal | null
  /**
   * The highest id of a proposal so far. Proposals have a count of their own, because a count of all changes would tell everybody
   * what others did in secret.
   */
  readonly lastProposalId: number
  readonly pauses: readonly Pause[]
  /** What seats may take back freely: one for each seat at most. */
  readonly takebacks: readonly Takeback[]
  /** Whether its log leads to its state. False if the game began under rules other than the program's. */
  readonly retraceable: boolean
}

export interface FinishedTable extends TableBase, Play {
  readonly status: 'over'
  /** Places as the table counts them. Players who resigned come after all who stayed. */
  readonly outcome: Outcome
}

export interface CancelledTable extends TableBase {
  readonly status: 'cancelled'
  /** The last state, if the game had begun. */
  readonly state: GameState | null
}

/** A table whose game has ended, with a result or without one. A lobby that was closed has no state. */
export type EndedTable = FinishedTable | CancelledTable

export type Table = Lobby | PlayingTable | FinishedTable | CancelledTable

/** Whether a table was closed before its game began. */
export function isClosedLobby(table: Table): boolean {
  return table.status === 'cancelled' && table.state === null
}

/** Whether a table is neither over nor cancelled. */
export function isLive(table: Table): table is Lobby | PlayingTable {
  return table.status === 'lobby' || table.status === 'playing'
}

/** Whether a lobby is still to move to a thread of its own, which its host's *Start* opens. */
export function awaitsThread({ terms, channelId, openedIn }: Lobby): boolean {
  return terms.thread && channelId === openedIn
}

/** The seat that a user holds, or null. */
export function seatOf(table: Table, userId: string): Seat | null {
  const seat = table.players.findIndex((player) => player.id === userId)
  return seat < 0 ? null : seat
}

/** As whom a user sees a table: as its seat, or as everybody who watches. */
export function viewerOf(table: Table, userId: string): Viewer {
  return seatOf(table, userId) ?? 'table'
}

/** The seats that have to act now; empty unless the table is playing. */
export function seatsToMove(table: Table): readonly Seat[] {
  if (table.status !== 'playing') return []
  const next = table.game.toMove(table.state)
  return next.kind === 'seats' ? next.seats : []
}

/** The seats that are asked something in another seat's turn. */
export function askedIn(table: PlayingTable): readonly Seat[] {
  return seatsToMove(table).filter((seat) => !isTurnOf(table, seat))
}

/** Whether the present turn is a seat's own and nobody else's. */
export function isOwnTurn(table: PlayingTable, seat: Seat): boolean {
  return table.game.turn(table.state).seat === seat
}

/** Whether the present turn is a seat's own. A round that belongs to all is every seat's. */
export function isTurnOf(table: PlayingTable, seat: Seat): boolean {
  const turn = table.game.turn(table.state)
  return turn.seat === null || turn.seat === seat
}

/** Whether a seat's turn is over: the one with that number. While others answer in it, it is not. */
export function isTurnOver(table: PlayingTable, seat: Seat, number: number): boolean {
  return table.game.turn(table.state).number !== number || !isTurnOf(table, seat)
}

/** The position of a game as far as a viewer may know it: without what others did in secret, which its number would tell. */
export function positionFor({ position, attendance }: PlayingTable, viewer: Viewer): number {
  return attendance.reduce((seen, { secrets }, seat) => (seat === viewer ? seen : seen - secrets), position)
}

/** For whom a table's position is told. */
interface SeenFrom {
  /** Absent for everybody who watches, and unless the game goes on. */
  readonly seat?: Seat | undefined
}

/** The table with its position as far as a viewer may know it, and with their seat, for the buttons that they get. */
export function withPositionFor(table: PlayingTable, viewer: Viewer): PlayingTable & SeenFrom
export function withPositionFor(table: Table, viewer: Viewer): Table & SeenFrom
export function withPositionFor(table: Table, viewer: Viewer): Table & SeenFrom {
  if (table.status !== 'playing') return table
  return { ...table, position: positionFor(table, viewer), seat: viewer === 'table' ? undefined : viewer }
}

/** How many of its latest presses a seat may take back freely. */
export function freeSteps(table: Table, seat: Seat): number {
  if (table.status !== 'playing' || !table.retraceable) return 0
  return stepsBack(table, seat).length
}

/** The positions right before the presses that a seat may take back freely, oldest first. */
export function stepsBack({ takebacks }: Pick<PlayingTable, 'takebacks'>, seat: Seat): readonly number[] {
  return takebacks.find((own) => own.seat === seat)?.steps ?? []
}

/** Whether a press of the seat's player still counts, so that the others could agree to take it back. */
export function hasPressed(table: PlayingTable, seat: Seat): boolean {
  return table.retraceable && (table.attendance[seat]?.presses ?? 0) > 0
}

/** Whether a seat's own player decides for it, that is, has not resigned and is not away. */
export function decides(table: Play, seat: Seat): boolean {
  return table.attendance[seat]?.by === 'player'
}

/** Whether its players may ask for hints. */
export function givesHints({ terms, players }: Pick<Table, 'terms' | 'players'>): boolean {
  return terms.hints === 'always' || (terms.hints === 'practice' && players.some(isComputer))
}

/** The people who stayed until the end of a game and were not forgotten since. */
export function stayedAt({ players, attendance }: FinishedTable): readonly User[] {
  return players.filter((player, seat) => attendance[seat]?.by !== 'resigned' && isPerson(player))
}
