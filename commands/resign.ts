/** `/<game> resign`: leaves the game for good, after a question. */
import type { GameSubcommand } from '../src/discord/command.js'
import { described } from '../src/discord/localizations.js'
import { refusalAt } from '../src/discord/refusals.js'
import { say } from '../src/discord/reply.js'
import { withTableHere } from '../src/discord/table-here.js'
import { confirmResignMessage } from '../src/discord/views/panel.js'
import { seatOf } from '../src/tables/model/table.js'

export const resign: GameSubcommand = {
  data: described((texts) => texts.resign),
  options: () => [],
  place: 'private',
  execute: (game, call, shell) =>
    withTableHere(game, call, shell, async (table) => {
      const { user, locale } = call
      const seat = seatOf(table, user.id)
      if (seat === null) return say(refusalAt(table, { code: 'not-seated' }, user, locale))
      if (table.status === 'lobby') return say(refusalAt(table, { code: 'not-started' }, user, locale))
      if (table.attendance[seat]?.by === 'resigned') return say(refusalAt(table, { code: 'has-resigned' }, user, locale))
      return { kind: 'private', message: confirmResignMessage(table, locale) }
    }),
}
