/** `/<game> end`: proposes to end the game without a result, which happens once all remaining players agree. */

import { say } from '../src/discord/context/reply.js'
import type { GameSubcommand } from '../src/discord/presses/command.js'
import { withTableHere } from '../src/discord/presses/table-here.js'
import { described } from '../src/discord/wire/localizations.js'
import { proposalNotice } from '../src/discord/words/proposal.js'
import { refusalAt } from '../src/discord/words/refusals.js'

export const end: GameSubcommand = {
  data: described((texts) => texts.end),
  options: () => [],
  place: 'private',
  execute: (game, call, context) =>
    withTableHere({ game, subcommand: 'end' }, call, context, async (table) => {
      const result = await context.tables.askEnd(table.id, call.user)
      if (!result.ok) return say(refusalAt(table, result.refusal, call.user, call.locale))
      return say(proposalNotice(result.value, call.locale))
    }),
}
