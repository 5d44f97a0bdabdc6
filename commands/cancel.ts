/** `/<game> cancel`: ends the channel's table without a result, after a question; for its host and for moderators. */
import type { GameSubcommand } from '../src/discord/command.js'
import { described } from '../src/discord/localizations.js'
import { refusalAt } from '../src/discord/refusals.js'
import { say } from '../src/discord/reply.js'
import { withTableHere } from '../src/discord/table-here.js'
import { confirmCancelMessage } from '../src/discord/views/panel.js'

export const cancel: GameSubcommand = {
  data: described((texts) => texts.cancel),
  options: () => [],
  place: 'private',
  execute: (game, call, shell) =>
    withTableHere(game, call, shell, async (table) => {
      const { host } = table
      if (!call.moderator && host.id !== call.user.id) {
        return say(refusalAt(table, { code: 'not-the-host', host }, call.user, call.locale))
      }
      return { kind: 'private', message: confirmCancelMessage(table, call.locale) }
    }),
}
