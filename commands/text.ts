/** `/<game> text`: the whole table in words, for whoever does not see the picture. */
import type { GameSubcommand } from '../src/discord/command.js'
import { described } from '../src/discord/localizations.js'
import { readerFor } from '../src/discord/reading.js'
import { refusalAt } from '../src/discord/refusals.js'
import { say } from '../src/discord/reply.js'
import { withTableHere } from '../src/discord/table-here.js'
import { textMessage } from '../src/discord/views/table-text.js'

export const text: GameSubcommand = {
  data: described((texts) => texts.text),
  options: () => [],
  place: 'private',
  execute: (game, call, shell) =>
    withTableHere(game, call, shell, async (table) => {
      const { user, locale } = call
      if (table.status === 'lobby') return say(refusalAt(table, { code: 'not-started' }, user, locale))
      return { kind: 'private', message: textMessage(table, readerFor(table, user, locale), 0) }
    }),
}
