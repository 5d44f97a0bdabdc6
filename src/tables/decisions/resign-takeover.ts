/** Seats that change hands during a game, by resignation or takeover. */
import type { Seat } from '../../engine/game.js'
import { PRESENT } from '../model/attendance.js'
import type { LoadedTable } from '../model/loaded-table.js'
import type { User } from '../model/people.js'
import type { Moved } from '../model/services.js'
import { type Decision, type Moment, refuse } from './decision.js'
import { findSeat } from './player.js'
import { arrive, carryOn, logged, type Progress, progressOf, withAttendance } from './progress.js'

/** The table plays the user's seat from now on, for good. The game ends if that leaves one player. */
export function resign(loaded: LoadedTable, user: User, moment: Moment): Decision<Moved> {
  const found = findSeat(loaded.table, user.id)
  if (!found.ok) return found
  const { table, seat } = found
  if (table.attendance[seat]?.by === 'resigned') return refuse({ code: 'has-resigned' })
  const resigned = withAttendance(logged(progressOf(table, loaded.draws, moment), { kind: 'resigned', seat, user }), seat, {
    by: 'resigned',
    order: null,
    wait: null,
  })
  return arrive(loaded, carryOn(table.host.id === user.id ? withNextHost(resigned) : resigned))
}

/** If the host left the game, makes the next player who still plays host, or else the next who has not resigned. */
function withNextHost(progress: Progress): Progress {
  const { from, attendance } = progress
  const holder = (wanted: readonly string[]) => from.players.find((_, seat) => wanted.includes(attendance[seat]?.by ?? ''))
  return { ...progress, from: { ...from, host: holder(['player']) ?? holder(['autopilot']) ?? from.host } }
}

/** Gives a seat to `to`, with fresh time, orders and presses. If its player had resigned, the game stays lost for that player. */
export function takeOver(progress: Progress, seat: Seat, to: User): Progress {
  const { from: table, attendance } = progress
  const from = table.players[seat]
  if (from === undefined) return progress
  const players = table.players.map((player, index) => (index === seat ? to : player))
  const host = table.host.id === from.id ? to : table.host
  const leavers = [...table.leavers, { seat, user: from, resigned: attendance[seat]?.by === 'resigned' }]
  const takebacks = table.takebacks.filter((own) => own.seat !== seat)
  const taken = { ...progress, from: { ...table, players, host, leavers, takebacks } }
  const { secrets } = attendance[seat] ?? PRESENT
  return withAttendance(logged(taken, { kind: 'replaced', seat, from, to }), seat, { ...PRESENT, secrets })
}
