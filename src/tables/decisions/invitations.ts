/** What becomes of the seats that a lobby keeps for those who were called: they are declined, or freed by the clock. */
import { KEPT_MS } from '../model/invitation.js'
import type { LoadedTable } from '../model/loaded-table.js'
import type { User } from '../model/people.js'
import { type Lobby, seatOf } from '../model/table.js'
import { type Decision, type Moment, refuse, unchanged } from './decision.js'
import { fairFrom } from './grace.js'
import { changed, noLobby } from './lobby.js'

/** *No, thanks*: the seat is free for others. Saying it again changes nothing, and whoever changes their mind may still join. */
export function decline(loaded: LoadedTable, user: User, at: Date): Decision<Lobby> {
  const { table } = loaded
  if (table.status !== 'lobby') return refuse(noLobby(table))
  if (seatOf(table, user.id) !== null) return refuse({ code: 'already-seated' })
  const own = table.invited.find((each) => each.user.id === user.id)
  if (own === undefined) return refuse({ code: 'not-invited' })
  if (own.hasDeclined === true) return unchanged(loaded, table)
  const invited = table.invited.map((each) => (each === own ? { ...each, until: null, hasDeclined: true } : each))
  return changed(loaded, { ...table, invited }, at, 'elsewhere')
}

/** Frees the seats of those who did not answer in time. Changes nothing if it is too early. */
export function freeSeats(loaded: LoadedTable, moment: Moment): Decision<Lobby | null> {
  const { at } = moment
  const { table } = loaded
  const isDue = (until: number | null) => until !== null && until <= at.getTime()
  if (table.status !== 'lobby' || !table.invited.some(({ until }) => isDue(until))) return unchanged(loaded, null)
  const fair = fairFrom(moment, KEPT_MS)
  const next = fair > at.getTime() ? fair : null
  const invited = table.invited.map((each) => (isDue(each.until) ? { ...each, until: next, hasDeclined: false } : each))
  return changed(loaded, { ...table, invited }, at, 'elsewhere')
}
