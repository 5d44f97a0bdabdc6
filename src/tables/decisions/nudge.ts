/** Nudging: a player asks the table to call those it waits for. */
import type { Seat } from '../../engine/game.js'
import type { Announcement } from '../model/announcement.js'
import { attending } from '../model/attendance.js'
import type { LoadedTable } from '../model/loaded-table.js'
import type { User } from '../model/people.js'
import type { TableRefusal } from '../model/refusal.js'
import { decides, type PlayingTable, seatsToMove } from '../model/table.js'
import { accept, type Decision, refuse } from './decision.js'
import { findSeat } from './player.js'

/** A seat is nudged at most once in this time. */
const NUDGE_PAUSE_MS = 60 * 60_000

/**
 * Calls every other player whom the table waits for; the value tells whom. Refused if there is nobody who may be called now,
 * with the reason of the first. `quietUntil` has the end of the quiet hours that a player is in, by user id.
 */
export function nudge(loaded: LoadedTable, by: User, quietUntil: ReadonlyMap<string, Date>, at: Date): Decision<readonly User[]> {
  const found = findSeat(loaded.table, by.id)
  if (!found.ok) return found
  const { table } = found
  if (table.attendance[found.seat]?.by === 'resigned') return refuse({ code: 'has-resigned' })
  const nudged: Awaited[] = []
  const refusals: TableRefusal[] = []
  for (const awaited of awaitedAt(table, found.seat)) {
    const refusal = refuseNudge(awaited, quietUntil.get(awaited.user.id) ?? null, at)
    if (refusal === null) nudged.push(awaited)
    else refusals.push(refusal)
  }
  return nudged.length === 0 ? refuse(refusals[0] ?? { code: 'nobody-to-nudge' }) : called(loaded, table, nudged, by, at)
}

interface Awaited {
  readonly seat: Seat
  readonly user: User
  readonly nudgedAt: number | null
}

/** Whom a table waits for beside `own`. */
function awaitedAt(table: PlayingTable, own: Seat): readonly Awaited[] {
  return seatsToMove(table).flatMap((seat) => {
    const user = table.players[seat]
    if (seat === own || user === undefined || !decides(table, seat)) return []
    return [{ seat, user, nudgedAt: table.attendance[seat]?.nudgedAt ?? null }]
  })
}

function refuseNudge({ nudgedAt }: Awaited, until: Date | null, at: Date): TableRefusal | null {
  // A nudge of the future was before the clock was put back.
  const again = nudgedAt === null || nudgedAt > at.getTime() ? 0 : nudgedAt + NUDGE_PAUSE_MS
  if (again > at.getTime()) return { code: 'nudged-already', again: new Date(again) }
  return until === null ? null : { code: 'do-not-disturb', until }
}

function called(
  loaded: LoadedTable,
  table: PlayingTable,
  nudged: readonly Awaited[],
  by: User,
  at: Date,
): Decision<readonly User[]> {
  const { number: turn } = table.game.turn(table.state)
  const { position } = table
  const announcements = nudged.map(({ seat }): Announcement => ({ kind: 'nudge', seat, by, turn, position }))
  const attendance = nudged.reduce((all, { seat }) => attending(all, seat, { nudgedAt: at.getTime() }), table.attendance)
  const users = nudged.map(({ user }) => user)
  const reminded = users.map(({ id }) => id)
  return accept(loaded, { table: { ...table, attendance }, announcements, reminded, value: users }, at)
}
