/** How long seats are waited for, and when the clock must check a table. */
import type { Seat } from '../../engine/game.js'
import type { Game, GameState } from '../../games/game.js'
import type { Attendance, Wait } from './attendance.js'
import { keptSeats } from './invitation.js'
import type { Table } from './table.js'
import type { Pace } from './terms.js'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Time for one decision in milliseconds. Null for no limit. */
export const PACE_MS: Readonly<Record<Pace, number | null>> = {
  none: null,
  live: 3 * MINUTE,
  evening: 15 * MINUTE,
  hourly: HOUR,
  'six-hourly': 6 * HOUR,
  daily: 24 * HOUR,
  relaxed: 72 * HOUR,
}

/** The part of a wait that is left at each of its reminders. */
const REMINDERS: readonly number[] = [1 / 2, 1 / 6]

/** A wait that begins at `at`, in milliseconds since 1970. */
function newWait(pace: Pace, at: number): Wait {
  const ms = PACE_MS[pace]
  return awaiting({ since: at, due: ms === null ? null : at + ms, reminders: 0, owed: 0 })
}

/** The wait with the time of its next check: its next reminder, or else when it is due. */
export function awaiting({ since, due, reminders, owed }: Omit<Wait, 'next'>): Wait {
  const left = REMINDERS[reminders]
  const next = due === null || left === undefined ? due : due - Math.round((due - since) * left)
  return { since, due, reminders, owed, next }
}

/** The number of reminders of a wait whose time has passed, whether or not they were sent. */
export function remindersBy({ since, due }: Wait, at: Date): number {
  if (due === null) return 0
  return REMINDERS.filter((left) => due - Math.round((due - since) * left) <= at.getTime()).length
}

/**
 * The attendance after a change. Every seat that has to act and whose player decides has a wait. A wait goes on while the seat
 * does nothing, whatever others do. It restarts after each action of the seat, unless that action only repeats one taken back in
 * the same turn.
 */
export function waitedFor(
  attendance: readonly Attendance[],
  { game, state, isNewTurn }: { readonly game: Game; readonly state: GameState; readonly isNewTurn: boolean },
  acted: ReadonlySet<Seat>,
  pace: Pace,
  at: Date,
): readonly Attendance[] {
  const next = game.toMove(state)
  const awaited = next.kind === 'seats' ? next.seats : []
  return attendance.map((own, seat) => {
    const { wait } = own
    if (own.by !== 'player' || !awaited.includes(seat)) return wait === null ? own : { ...own, wait: null }
    if (wait !== null && !acted.has(seat)) return own
    if (wait !== null && wait.owed > 0 && !isNewTurn) return { ...own, wait: { ...wait, owed: wait.owed - 1 } }
    return { ...own, wait: newWait(pace, at.getTime()) }
  })
}

/** When the clock has something to do at a table. Null for never. */
export function wakeAtOf(table: Table): Date | null {
  if (table.status === 'lobby') return earliest(keptSeats(table).map(({ until }) => until))
  if (table.status !== 'playing') return null
  const waits = table.attendance.flatMap(({ wait }) => (wait === null || wait.next === null ? [] : [wait.next]))
  const moments = table.proposal === null ? waits : [...waits, table.proposal.until]
  return earliest(moments)
}

function earliest(moments: readonly number[]): Date | null {
  return moments.length === 0 ? null : new Date(Math.min(...moments))
}
