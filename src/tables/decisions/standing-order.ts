/** Standing orders: decisions that a player makes once for a whole game. Others see only the actions that follow. */

import type { LoadedTable } from '../model/loaded-table.js'
import type { User } from '../model/people.js'
import type { Moved } from '../model/services.js'
import { type Decision, type Moment, refuse } from './decision.js'
import { findPlayer } from './player.js'
import { arrive, carryOn, progressOf, withAttendance } from './progress.js'

/** Gives the user's seat a standing order. The order itself is not logged, but the actions that follow at once are. */
export function setOrder(loaded: LoadedTable, user: User, order: string, moment: Moment): Decision<Moved> {
  const found = findPlayer(loaded.table, user.id)
  if (!found.ok) return found
  const { table, seat } = found
  const ids = table.game.standingOrders
  if (!ids.includes(order)) return refuse({ code: 'unknown-order' })
  const progress = carryOn(
    withAttendance(progressOf(table, loaded.draws, moment), seat, { order: order === ids[0] ? null : order }),
  )
  return arrive(loaded, progress)
}
