/** `/<game> resign`: leaves the game for good, after a confirmation. */

import { say } from '../src/discord/context/reply.js'
import { atTableHere } from '../src/discord/presses/table-here.js'
import { confirmResignMessage } from '../src/discord/words/panel.js'
import { refusalAt } from '../src/discord/words/refusals.js'
import { seatOf } from '../src/tables/model/table.js'

export const resign = atTableHere('resign', async (table, call) => {
  const { user, locale } = call
  const seat = seatOf(table, user.id)
  if (seat === null) return say(refusalAt(table, { code: 'not-seated' }, user, locale))
  if (table.status === 'lobby') return say(refusalAt(table, { code: 'not-started' }, user, locale))
  if (table.attendance[seat]?.by === 'resigned') return say(refusalAt(table, { code: 'has-resigned' }, user, locale))
  return { kind: 'private', message: confirmResignMessage(table, seat, locale) }
})
