/** `/<game> resign`: leaves the game for good, after a confirmation. */

import { say } from '../src/discord/context/reply.js'
import type { GameSubcommand } from '../src/discord/presses/command.js'
import { withTableHere } from '../src/discord/presses/table-here.js'
import { described } from '../src/discord/wire/localizations.js'
import { confirmResignMessage } from '../src/discord/words/panel.js'
import { refusalAt } from '../src/discord/words/refusals.js'
import { seatOf } from '../src/tables/model/table.js'

export const resign: GameSubcommand = {
  data: described((texts) => texts.resign),
  options: () => [],
  place: 'private',
  execute: (game, call, context) =>
    withTableHere({ game, subcommand: 'resign' }, call, context, async (table) => {
      const { user, locale } = call
      const seat = seatOf(table, user.id)
      if (seat === null) return say(refusalAt(table, { code: 'not-seated' }, user, locale))
      if (table.status === 'lobby') return say(refusalAt(table, { code: 'not-started' }, user, locale))
      if (table.attendance[seat]?.by === 'resigned') return say(refusalAt(table, { code: 'has-resigned' }, user, locale))
      return { kind: 'private', message: confirmResignMessage(table, locale) }
    }),
}
