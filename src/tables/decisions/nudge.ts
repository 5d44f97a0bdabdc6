/** Nudging: a player has the table call those it waits for. */
import type { Seat } from '../../engine/game.js'
import type { Announcement } from '../model/announcement.js'
import { attending } from '../model/attendance.js'
import type { LoadedTable } from '../model/loaded-table.js'
import type { User } from '../model/people.js'
import type { TableRefusal } from '../model/refusal.js'
import { NEVER } from '../model/settings.js'
import { decides, type PlayingTable, seatsToMove } from '../model/table.js'
import { accept, type Decision, refuse } from './decision.js'
import { findSeat } from './player.js'

/** A seat is nudged at most once in this time. */
const NUDGE_PAUSE_MS = 60 * 60_000

/**
 * Calls all other players whom the table waits for. The value lists them. If none of them may be called now, the refusal gives
 * the first one's reason. `quietUntil` holds the end of the current quiet hours by user id.
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

/** Players whom a table waits for, other than `own`. */
function awaitedAt(table: PlayingTable, own: Seat): readonly Awaited[] {
  return seatsToMove(table).flatMap((seat) => {
    const user = table.players[seat]
    if (seat === own || user === undefined || !decides(table, seat)) return []
    return [{ seat, user, nudgedAt: table.attendance[seat]?.nudgedAt ?? null }]
  })
}

function refuseNudge({ nudgedAt }: Awaited, until: Date | null, at: Date): TableRefusal | null {
  // A nudge in the future dates from before the clock was set back.
  const again = nudgedAt === null || nudgedAt > at.getTime() ? 0 : nudgedAt + NUDGE_PAUSE_MS
  if (again > at.getTime()) return { code: 'nudged-already', again: new Date(again) }
  if (until === null) return null
  return until.getTime() === NEVER.getTime() ? { code: 'wants-no-calls' } : { code: 'do-not-disturb', until }
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
