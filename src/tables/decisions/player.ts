/** Finds the seat of a user who acts at a game under way. */
import type { Seat } from '../../engine/game.js'
import type { TableRefusal } from '../model/refusal.js'
import { type PlayingTable, seatOf, type Table } from '../model/table.js'

export type Found =
  | { readonly ok: true; readonly table: PlayingTable; readonly seat: Seat }
  | { readonly ok: false; readonly refusal: TableRefusal }

/** The user's seat at a game under way, even if the table decides for it. */
export function findSeat(table: Table, userId: string): Found {
  if (table.status === 'lobby') return { ok: false, refusal: { code: 'not-started' } }
  if (table.status !== 'playing') return { ok: false, refusal: { code: 'already-over' } }
  const seat = seatOf(table, userId)
  return seat === null ? { ok: false, refusal: { code: 'not-seated' } } : { ok: true, table, seat }
}

/** The same for a user who still plays, that is, is neither away nor resigned. */
export function findPlayer(table: Table, userId: string): Found {
  const found = findSeat(table, userId)
  if (!found.ok) return found
  const by = found.table.attendance[found.seat]?.by
  if (by === 'resigned') return { ok: false, refusal: { code: 'has-resigned' } }
  return by === 'autopilot' ? { ok: false, refusal: { code: 'away' } } : found
}
