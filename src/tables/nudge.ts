/** Nudging: a player asks the table to call those it waits for. */
import type { Announcement } from './announcement.js'
import { attending } from './attendance.js'
import { accept, type Decision, refuse } from './decision.js'
import type { Held } from './held.js'
import { findSeat } from './player.js'
import { decides, seatsToMove, type User } from './table.js'

/** A seat is nudged at most once in this time. */
export const NUDGE_PAUSE_MS = 60 * 60_000

/**
 * Calls every other player whom the table waits for; the value tells whom. Refused if there is nobody who may be called now,
 * with the reason of the first. `quietUntil` is the end of a user's quiet hours, or null.
 */
export async function nudge(
  held: Held,
  by: User,
  quietUntil: (userId: string) => Promise<Date | null>,
  at: Date,
): Promise<Decision<readonly User[]>> {
  const found = findSeat(held.table, by.id)
  if (!found.ok) return found
  const { table } = found
  if (table.attendance[found.seat]?.by === 'resigned') return refuse({ code: 'has-resigned' })
  const awaited = seatsToMove(table).filter((seat) => seat !== found.seat && decides(table, seat))
  const nudged: User[] = []
  const announcements: Announcement[] = []
  const refusals: Decision<never>[] = []
  let { attendance } = table
  for (const seat of awaited) {
    const user = table.players[seat]
    const { nudgedAt = null } = table.attendance[seat] ?? {}
    if (user === undefined) continue
    const again = nudgedAt === null ? 0 : nudgedAt + NUDGE_PAUSE_MS
    const until = await quietUntil(user.id)
    if (again > at.getTime()) refusals.push(refuse({ code: 'nudged-already', again: new Date(again) }))
    else if (until !== null) refusals.push(refuse({ code: 'do-not-disturb', until }))
    else {
      nudged.push(user)
      attendance = attending(attendance, seat, { nudgedAt: at.getTime() })
      announcements.push({ kind: 'nudge', seat, by, turn: table.game.turn(table.state).number, position: table.position })
    }
  }
  if (nudged.length === 0) return refusals[0] ?? refuse({ code: 'nobody-to-nudge' })
  const reminded = nudged.map(({ id }) => id)
  return accept(held, { table: { ...table, attendance }, announcements, reminded, value: nudged }, at)
}
