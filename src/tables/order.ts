/** Standing orders: what a player decides once for a whole game. Nobody else sees them, only what they lead to. */
import { arrive, carryOn, courseOf, withAttendance } from './course.js'
import { type Decision, type Moment, refuse } from './decision.js'
import type { Held } from './held.js'
import { findPlayer } from './player.js'
import type { Moved } from './services.js'
import type { User } from './table.js'

/** Gives the user's seat a standing order. Giving it is no entry of the log, what it leads to at once is. */
export function setOrder(held: Held, user: User, order: string, moment: Moment): Decision<Moved> {
  const found = findPlayer(held.table, user.id)
  if (!found.ok) return found
  const { table, seat } = found
  const ids = table.game.standingOrders
  if (!ids.includes(order)) return refuse({ code: 'unknown-order' })
  const course = carryOn(withAttendance(courseOf(table, held.draws, moment), seat, { order: order === ids[0] ? null : order }))
  return arrive(held, course)
}
