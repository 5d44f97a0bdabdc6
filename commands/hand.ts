/** `/<game> hand`: shows the user's panel if it is their move, otherwise their hand. Brings back what was dismissed. */

import { handOrPanel } from '../src/discord/context/panels.js'
import type { GameSubcommand } from '../src/discord/presses/command.js'
import { withTableHere } from '../src/discord/presses/table-here.js'
import { described } from '../src/discord/wire/localizations.js'
import { sinceLastMove } from '../src/discord/words/missed.js'

export const hand: GameSubcommand = {
  data: described((texts) => texts.hand),
  options: () => [],
  place: 'private',
  execute: (game, call, context) =>
    withTableHere({ game, subcommand: 'hand' }, call, context, async (table) => {
      const { user, locale } = call
      const notice = await sinceLastMove(context.tables, table, user, locale)
      return { kind: 'private', message: await handOrPanel(table, user, locale, notice, context) }
    }),
}
