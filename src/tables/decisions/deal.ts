/** The start of a game at a table: the seating and the deal. */

import { at } from '../../engine/lists.js'
import { shuffled } from '../../engine/random.js'
import { type Attendance, PRESENT } from '../model/attendance.js'
import { isComputer } from '../model/computer.js'
import { waitedFor } from '../model/deadlines.js'
import { idleFrom } from '../model/idle.js'
import { kept, type LoadedTable } from '../model/loaded-table.js'
import type { User } from '../model/people.js'
import type { Lobby, PlayingTable } from '../model/table.js'
import { turnAnnouncements } from './announce.js'
import { accept, type Decision, type Moment, refuse } from './decision.js'
import { carryOn, logged, type Progress, progressOf } from './progress.js'

/** Deals and starts the game. `lobby` is the table with all players seated, `loaded` is the stored table. */
export function begin(loaded: LoadedTable, lobby: Lobby, moment: Moment): Decision<PlayingTable> {
  const { game, players, options, terms } = lobby
  const state = game.setup(players.length, options)
  if (state === null) return refuse({ code: 'unknown-option' })
  const attendance = attendanceOf(players)
  const play = { state, attendance, leavers: [], proposal: null, lastProposalId: 0, pauses: [], takebacks: [] } as const
  const born = { ...kept(lobby), ...play, idle: idleFrom('playing', moment.at), retraceable: true, position: 0 } as const
  const opened = progressOf({ ...born, status: 'playing' }, loaded.draws, moment)
  const progress = carryOn(terms.seating === 'shuffled' ? seatedByDraw(opened) : opened)
  const { entries, draws } = progress
  const table: PlayingTable = {
    ...progress.from,
    state: progress.state,
    position: entries.length,
    attendance: waitedFor(
      progress.attendance,
      { game, state: progress.state, isNewTurn: true, isNoticed: true },
      new Set(),
      terms,
      moment.at,
    ),
  }
  const announcements = turnAnnouncements(null, table, [])
  return accept(loaded, { table, draws, begunUnder: game.rulesVersion, entries, announcements, value: table }, moment.at)
}

function attendanceOf(players: readonly User[]): readonly Attendance[] {
  return players.map((player) => (isComputer(player) ? { ...PRESENT, by: 'computer' } : PRESENT))
}

/** Draws the seating. Everybody keeps their colour. */
function seatedByDraw(progress: Progress): Progress {
  const { from, moment, draws } = progress
  const order = shuffled(
    from.players.map((_, seat) => seat),
    moment.random(draws),
  )
  const players = order.map((seat) => at(from.players, seat))
  const colours = order.map((seat) => at(from.colours, seat))
  const seated = { ...progress, from: { ...from, players, colours }, attendance: attendanceOf(players), draws: draws + 1 }
  return logged(seated, { kind: 'seated', userIds: players.map(({ id }) => id), order })
}
