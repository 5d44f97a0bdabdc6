/** "I'm back": a player whose seat is on autopilot takes over again. */

import type { LoadedTable } from '../model/loaded-table.js'
import type { User } from '../model/people.js'
import type { Moved } from '../model/services.js'
import { type Decision, type Moment, refuse } from './decision.js'
import { findSeat } from './player.js'
import { arrive, carryOn, logged, progressOf, withAttendance } from './progress.js'

/** Ends the autopilot of the user's seat. A deserted table then goes on. */
export function comeBack(loaded: LoadedTable, user: User, moment: Moment): Decision<Moved> {
  const found = findSeat(loaded.table, user.id)
  if (!found.ok) return found
  const { table, seat } = found
  const by = table.attendance[seat]?.by
  if (by === 'resigned') return refuse({ code: 'has-resigned' })
  if (by !== 'autopilot') return refuse({ code: 'not-away' })
  const present = withAttendance(progressOf(table, loaded.draws, moment), seat, {
    by: 'player',
    expiries: 0,
    lateTurn: null,
    // It may be that of a computer player who was about to think.
    wait: null,
  })
  return arrive(loaded, carryOn(logged(present, { kind: 'back', seat, user })))
}
