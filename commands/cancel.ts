/** `/<game> cancel`: ends the channel's table without a result, after a confirmation. Only its host and moderators may use it. */

import { say } from '../src/discord/context/reply.js'
import type { GameSubcommand } from '../src/discord/presses/command.js'
import { withTableHere } from '../src/discord/presses/table-here.js'
import { described } from '../src/discord/wire/localizations.js'
import { confirmCancelMessage } from '../src/discord/words/panel.js'
import { refusalAt } from '../src/discord/words/refusals.js'

export const cancel: GameSubcommand = {
  data: described((texts) => texts.cancel),
  options: () => [],
  place: 'private',
  execute: (game, call, context) =>
    withTableHere({ game, subcommand: 'cancel' }, call, context, async (table) => {
      const { host } = table
      if (!call.moderator && host.id !== call.user.id) {
        return say(refusalAt(table, { code: 'not-the-host', host }, call.user, call.locale))
      }
      return { kind: 'private', message: confirmCancelMessage(table, call.locale) }
    }),
}
