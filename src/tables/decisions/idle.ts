/** What becomes of tables at which nobody does anything any more: everybody is told that they will end, and then they do. */
import type { Announcement } from '../model/announcement.js'
import { isDeserted } from '../model/attendance.js'
import { isIdleDue } from '../model/deadlines.js'
import { idleTold } from '../model/idle.js'
import type { LoadedTable } from '../model/loaded-table.js'
import type { User } from '../model/people.js'
import { NEVER } from '../model/settings.js'
import { decides, isLive, type Lobby, type PlayingTable, seatsToMove, type Table } from '../model/table.js'
import { accept, type Decision, type Times, unchanged } from './decision.js'
import { cancelled } from './lobby.js'

/** An end that comes later than this, in milliseconds, is told anew: the bot was away, and nobody could do anything. */
const LATE_MS = 60 * 60_000
/** So long the bot has to run before it ends a table: while it was away, nobody could do anything either. In milliseconds. */
const RUN_MS = 60 * 60_000

/** By how much the end of a table may be put off only because the bot was away. In milliseconds. */
export const PUT_OFF_MS = LATE_MS + RUN_MS

/** Whom a game waits for, who are called when it is to end. Nobody at a lobby, or while all have left or are away. */
export function missedAt(table: Table): readonly User[] {
  return table.status === 'playing' ? table.players.filter((_, seat) => isMissed(table, seat)) : []
}

function isMissed(table: PlayingTable, seat: number): boolean {
  return !isDeserted(table) && seatsToMove(table).includes(seat) && decides(table, seat)
}

/**
 * Tells a table at which nobody does anything that it will end, or ends it if it was told. Changes nothing if it is too early.
 * If the bot has only just started, it does not end the table yet, but tells it a later end.
 *
 * Those whom it waits for are called. If some of them have quiet hours, whose ends `quietUntil` holds by user id, it is told
 * after those. That is put off only once: then it is told whatever the hour, and whoever has quiet hours is not called.
 */
export function closeIdle(
  loaded: LoadedTable,
  quietUntil: ReadonlyMap<string, Date>,
  { at, startedAt }: Times,
): Decision<Table | null> {
  const { table } = loaded
  if (!isLive(table) || !isIdleDue(table, at)) return unchanged(loaded, null)
  const { until, isTold, putOff = false } = table.idle
  if (isTold && at.getTime() <= until + LATE_MS) {
    const fair = startedAt.getTime() + RUN_MS
    const isFair = fair <= at.getTime() || startedAt > at
    return isFair
      ? cancelled(loaded, table, 'idle', at)
      : told(loaded, { ...table, idle: { until: fair, isTold } }, quietUntil, at)
  }
  const later = putOff ? null : quietHoursEnd(table, quietUntil)
  if (later !== null && table.status === 'playing') return toldLater(loaded, table, later, at)
  return told(loaded, { ...table, idle: idleTold(table.status, at) }, quietUntil, at)
}

/** When the quiet hours of all whom a game waits for are over. Null if none of them has any now. */
function quietHoursEnd(table: Table, quietUntil: ReadonlyMap<string, Date>): number | null {
  const ends = missedAt(table).flatMap(({ id }) => quietUntil.get(id)?.getTime() ?? [])
  const ending = ends.filter((end) => end !== NEVER.getTime())
  return ending.length === 0 ? null : Math.max(...ending)
}

function toldLater(loaded: LoadedTable, game: PlayingTable, until: number, at: Date): Decision<Table> {
  const table: PlayingTable = { ...game, idle: { until, isTold: false, putOff: true } }
  return accept(loaded, { table, isIdle: true, value: table }, at)
}

/** Tells when a table ends, as `after` says. */
function told(
  loaded: LoadedTable,
  after: Lobby | PlayingTable,
  quietUntil: ReadonlyMap<string, Date>,
  at: Date,
): Decision<Table> {
  return after.status === 'lobby' ? toldLobby(loaded, after, at) : toldGame(loaded, after, quietUntil, at)
}

function toldLobby(loaded: LoadedTable, lobby: Lobby, at: Date): Decision<Table> {
  const table: Lobby = { ...lobby, position: lobby.position + 1 }
  const announcements: readonly Announcement[] = [{ kind: 'lobby', position: table.position }]
  return accept(loaded, { table, announcements, isIdle: true, value: table }, at)
}

function toldGame(loaded: LoadedTable, table: PlayingTable, quietUntil: ReadonlyMap<string, Date>, at: Date): Decision<Table> {
  const { number: turn } = table.game.turn(table.state)
  const { position, players } = table
  const called = players.flatMap(({ id }, seat) => (isMissed(table, seat) && !quietUntil.has(id) ? [seat] : []))
  const due = table.idle.until
  const announcements: readonly Announcement[] = [
    { kind: 'progress', turn, position },
    ...called.map((seat): Announcement => ({ kind: 'reminder', seat, stage: 'last', due, turn, position })),
  ]
  const reminded = players.flatMap(({ id }, seat) => (called.includes(seat) ? [id] : []))
  return accept(loaded, { table, announcements, reminded, isIdle: true, value: table }, at)
}
