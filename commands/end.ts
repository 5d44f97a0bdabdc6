/**
 * `/<game> end`: proposes to end the game without a result, which happens once all remaining players agree. Whoever is
 * left with nobody but computer players is asked to confirm, because nobody else is asked.
 */

import { say } from '../src/discord/context/reply.js'
import { atTableHere } from '../src/discord/presses/table-here.js'
import { confirmCancelMessage } from '../src/discord/words/panel.js'
import { proposalNotice } from '../src/discord/words/proposal.js'
import { refusalAt } from '../src/discord/words/refusals.js'
import { isLeftAlone } from '../src/tables/decisions/consent.js'
import { viewerOf } from '../src/tables/model/table.js'

export const end = atTableHere('end', async (table, call, context) => {
  if (isLeftAlone(table, call.user))
    return { kind: 'private', message: confirmCancelMessage(table, viewerOf(table, call.user.id), call.locale) }
  const result = await context.tables.askEnd(table.id, call.user)
  if (!result.ok) return say(refusalAt(table, result.refusal, call.user, call.locale))
  return say(proposalNotice(result.value, call.locale))
})
