/** `/<game> cancel`: ends the channel's table without a result, after a confirmation. Only its host and moderators may use it. */

import { say } from '../src/discord/context/reply.js'
import { atTableHere } from '../src/discord/presses/table-here.js'
import { confirmCancelMessage } from '../src/discord/words/panel.js'
import { refusalAt } from '../src/discord/words/refusals.js'
import { viewerOf } from '../src/tables/model/table.js'

export const cancel = atTableHere('cancel', async (table, call, { tables }) => {
  const refusal = tables.mayNotCancel(table, call.user, call.moderator)
  if (refusal !== null) return say(refusalAt(table, refusal, call.user, call.locale))
  return { kind: 'private', message: confirmCancelMessage(table, viewerOf(table, call.user.id), call.locale) }
})
