/** A rematch: another game with the same people and options, started by one press each. */

import { isComputer, isPerson } from '../model/computer.js'
import { idleFrom } from '../model/idle.js'
import { invitationsFor } from '../model/invitation.js'
import type { LoadedTable } from '../model/loaded-table.js'
import type { User } from '../model/people.js'
import { awaitsThread, type EndedTable, isLive, type Lobby, type PlayingTable, seatOf } from '../model/table.js'
import { begin } from './deal.js'
import { type Decision, type Moment, refuse, unchanged } from './decision.js'
import { announcedFirst, type Birth, changed, noLobby, refuseSeat, seated } from './lobby.js'

/**
 * The lobby that the first press opens. The user who pressed is its host, computer players sit down again, seats are kept for the
 * others, and everything else is as at the table before.
 */
export function rematchLobby(before: EndedTable, user: User, birth: Birth): Lobby {
  const { guildId, channelId, openedIn, game, options, terms, locale, capacity } = before
  const where = { guildId, channelId, openedIn }
  const computers = before.players.filter(isComputer)
  const players = [user, ...computers]
  const colours = players.map((player) => colourOf(before, player))
  const settled = {
    game,
    options: { ...options, ...game.stamp },
    // It is played where the game was: in the thread that this had of its own, or where none was possible.
    terms: { ...terms, thread: false },
    locale,
    capacity,
    follows: before.id,
    invited: invitationsFor(othersOf(before, user), birth.createdAt).map((each) => ({
      ...each,
      colour: colourOf(before, each.user),
    })),
  }
  const idle = idleFrom('lobby', birth.createdAt)
  return { ...where, ...settled, ...birth, status: 'lobby', idle, host: user, players, colours, position: 0 }
}

/**
 * One more press: the user joins, and the game starts once everybody of the earlier table is seated, unless it awaits its thread.
 * Users who are already seated keep their seat.
 */
export function joinRematch(loaded: LoadedTable, user: User, before: EndedTable, moment: Moment): Decision<Lobby | PlayingTable> {
  const { table } = loaded
  if (isLive(table) && seatOf(table, user.id) !== null) return unchanged(loaded, table)
  if (table.status !== 'lobby') return refuse(noLobby(table))
  const refusal = refuseSeat(table, user)
  if (refusal !== null) return refuse(refusal)
  const joined = seated(table, user, colourOf(before, user))
  const missing = before.players.filter((player) => isPerson(player) && seatOf(joined, player.id) === null)
  if (missing.length > 0 || awaitsThread(joined)) return changed(loaded, joined, moment.at, 'elsewhere')
  return announcedFirst(begin(loaded, joined, moment), 'elsewhere')
}

/** Everybody of the earlier table but this user, and nobody who was forgotten. */
export function othersOf(before: EndedTable, { id }: User): readonly User[] {
  return before.players.filter((player) => player.id !== id && isPerson(player))
}

/** The colour that a user played with, or the first colour if they did not play. */
function colourOf(before: EndedTable, user: User): number {
  return before.colours[seatOf(before, user.id) ?? -1] ?? 0
}
