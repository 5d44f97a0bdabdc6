/** The tables of a user, in the order in which they need them. */
import { waitsFor } from './proposal.js'
import { decides, isLive, type Lobby, type PlayingTable, seatOf, seatsToMove, type Table } from './table.js'

/** How many tables of a user are looked at at most: more than anybody has, for the one that has waited longest may be the oldest. */
export const LISTED = 500

/** Those that wait for the user first, the most urgent of them before the others; else in the order given. */
export function inUrgency(tables: readonly (Table | null)[], userId: string): readonly (Lobby | PlayingTable)[] {
  const live = tables.filter((table) => table !== null).filter(isLive)
  const ranked = live.map((table) => ({ table, due: dueFor(table, userId) }))
  return ranked.sort((one, other) => one.due - other.due).map(({ table }) => table)
}

/** When a table that waits for the user does so no longer; last if it does not wait. */
function dueFor(table: Lobby | PlayingTable, userId: string): number {
  if (table.status !== 'playing') return NOT_WAITING
  const { proposal } = table
  const answerDue = proposal !== null && waitsFor(proposal, userId) ? proposal.until : NOT_WAITING
  return Math.min(moveDue(table, userId), answerDue)
}

/** When the user has to have moved; without a pace after all that have one. */
function moveDue(table: PlayingTable, userId: string): number {
  const seat = seatOf(table, userId)
  if (seat === null || !decides(table, seat) || !seatsToMove(table).includes(seat)) return NOT_WAITING
  return table.attendance[seat]?.wait?.due ?? WITHOUT_PACE
}

const WITHOUT_PACE = Number.MAX_SAFE_INTEGER - 1
const NOT_WAITING = Number.MAX_SAFE_INTEGER
