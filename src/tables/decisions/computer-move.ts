/** The moves of computer players: when they think, and what they do then. */
import type { Seat } from '../../engine/game.js'
import { isDeserted } from '../model/attendance.js'
import { levelAt } from '../model/computer-seats.js'
import type { LoadedTable } from '../model/loaded-table.js'
import type { Moved } from '../model/services.js'
import { seatsToMove, type Table } from '../model/table.js'
import { type Decision, type Moment, unchanged } from './decision.js'
import { arrive, carryOn, perform, progressOf } from './progress.js'

/** A seat to move for which a computer player decides. Null if there is none, or nobody is there to watch it. */
export function computerToMove(table: Table): Seat | null {
  if (table.status !== 'playing' || isDeserted(table)) return null
  return seatsToMove(table).find((seat) => levelAt(table, seat) !== null) ?? null
}

/** Whether the table waits for computer players alone, which will move before long. */
export function isOnlyComputersMove(table: Table): boolean {
  return table.status === 'playing' && computerToMove(table) !== null && seatsToMove(table).every((seat) => levelAt(table, seat))
}

/** What a computer player has decided, at the position for which it did. */
export interface ComputerMove {
  readonly seat: Seat
  readonly position: number
  readonly action: string
}

/** Performs it. Changes nothing if the table has gone on meanwhile. Throws if the rules refuse it, which is a bug. */
export function moveComputer(
  loaded: LoadedTable,
  { seat, position, action }: ComputerMove,
  moment: Moment,
): Decision<Moved | null> {
  const { table } = loaded
  if (table.status !== 'playing' || table.position !== position || computerToMove(table) !== seat) return unchanged(loaded, null)
  const cause = table.attendance[seat]?.by === 'computer' ? 'computer' : 'autopilot'
  const progress = carryOn(perform(progressOf(table, loaded.draws, moment), seat, action, cause))
  return arrive(loaded, progress)
}
