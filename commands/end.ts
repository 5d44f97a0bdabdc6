/**
 * `/<game> end`: proposes to end the game without a result, which happens once all remaining players agree. A host who plays
 * against nobody but computer players is asked to confirm, because nobody else is asked.
 */

import { say } from '../src/discord/context/reply.js'
import { atTableHere } from '../src/discord/presses/table-here.js'
import { confirmCancelMessage } from '../src/discord/words/panel.js'
import { proposalNotice } from '../src/discord/words/proposal.js'
import { refusalAt } from '../src/discord/words/refusals.js'
import { isComputer } from '../src/tables/model/computer.js'
import type { User } from '../src/tables/model/people.js'
import { type Table, viewerOf } from '../src/tables/model/table.js'

export const end = atTableHere('end', async (table, call, context) => {
  if (isAlone(table, call.user))
    return { kind: 'private', message: confirmCancelMessage(table, viewerOf(table, call.user.id), call.locale) }
  const result = await context.tables.askEnd(table.id, call.user)
  if (!result.ok) return say(refusalAt(table, result.refusal, call.user, call.locale))
  return say(proposalNotice(result.value, call.locale))
})

/** Whether a host plays a game against nobody but computer players. */
function isAlone({ status, host, players }: Table, user: User): boolean {
  return status === 'playing' && host.id === user.id && players.every((player) => player.id === user.id || isComputer(player))
}
