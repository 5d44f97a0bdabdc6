/** `/<game> text`: tells the whole table in words, for players who cannot see the picture. */

import { say } from '../src/discord/context/reply.js'
import type { GameSubcommand } from '../src/discord/presses/command.js'
import { withTableHere } from '../src/discord/presses/table-here.js'
import { described } from '../src/discord/wire/localizations.js'
import { readerFor } from '../src/discord/words/reader.js'
import { refusalAt } from '../src/discord/words/refusals.js'
import { textMessage } from '../src/discord/words/table-text.js'

export const text: GameSubcommand = {
  data: described((texts) => texts.text),
  options: () => [],
  place: 'private',
  execute: (game, call, context) =>
    withTableHere({ game, subcommand: 'text' }, call, context, async (table) => {
      const { user, locale } = call
      if (table.status === 'lobby') return say(refusalAt(table, { code: 'not-started' }, user, locale))
      return { kind: 'private', message: textMessage(table, readerFor(table, user, locale), 0) }
    }),
}
