/** `/<game> end`: proposes to end the game without a result; done when all who still play agree. */
import type { GameSubcommand } from '../src/discord/command.js'
import { described } from '../src/discord/localizations.js'
import { refusalAt } from '../src/discord/refusals.js'
import { say } from '../src/discord/reply.js'
import { withTableHere } from '../src/discord/table-here.js'
import { proposalNotice } from '../src/discord/views/proposal.js'

export const end: GameSubcommand = {
  data: described((texts) => texts.end),
  options: () => [],
  place: 'private',
  execute: (game, call, shell) =>
    withTableHere(game, call, shell, async (table) => {
      const result = await shell.tables.askEnd(table.id, call.user)
      if (!result.ok) return say(refusalAt(table, result.refusal, call.user, call.locale))
      return say(proposalNotice(result.value, call.locale))
    }),
}
