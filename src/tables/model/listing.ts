/** A user's tables, in the order in which they need them. */
import { waitsFor } from './proposal.js'
import { decides, isLive, type Lobby, type PlayingTable, seatOf, seatsToMove, type Table } from './table.js'

/** The most tables of a user that are read. It is more than anybody has, because the one waiting longest may be the oldest. */
export const LISTED = 500

/** The most tables that are listed for whoever looks for one, and how many are looked at for that. */
export const OFFERED = 10
export const LOOKED_AT = 40

/**
 * Whether a table is of use to whoever looks for one: a game to watch, or a lobby in which they have a seat or a seat is open. It
 * may be kept for somebody else, who may not come.
 */
export function isOffered(table: Table, userId: string): table is Lobby | PlayingTable {
  if (table.status === 'playing') return true
  if (table.status !== 'lobby') return false
  if (seatOf(table, userId) !== null) return true
  return table.players.length < table.capacity
}

/** Tables that wait for the user come first, the most urgent at the top. The others keep the given order. */
export function inUrgency(tables: readonly (Table | null)[], userId: string): readonly (Lobby | PlayingTable)[] {
  const live = tables.filter((table) => table !== null).filter(isLive)
  const ranked = live.map((table) => ({ table, due: dueFor(table, userId) }))
  return ranked.sort((one, other) => one.due - other.due).map(({ table }) => table)
}

/** When the user's time at a table runs out. Infinite if it does not wait for the user. */
function dueFor(table: Lobby | PlayingTable, userId: string): number {
  if (table.status !== 'playing') return NOT_WAITING
  const { proposal } = table
  const answerDue = proposal !== null && waitsFor(proposal, userId) ? proposal.until : NOT_WAITING
  return Math.min(moveDue(table, userId), answerDue)
}

/** When the user must have moved. Without a pace it comes after all tables with one. */
function moveDue(table: PlayingTable, userId: string): number {
  const seat = seatOf(table, userId)
  if (seat === null || !decides(table, seat) || !seatsToMove(table).includes(seat)) return NOT_WAITING
  return table.attendance[seat]?.wait?.due ?? WITHOUT_PACE
}

const WITHOUT_PACE = Number.MAX_SAFE_INTEGER - 1
const NOT_WAITING = Number.MAX_SAFE_INTEGER
