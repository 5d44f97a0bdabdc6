/** `/<game> hand`: what is private or has vanished, once more: the panel if it is the user's move, otherwise the hand. */
import type { GameSubcommand } from '../src/discord/command.js'
import { described } from '../src/discord/localizations.js'
import { handOrPanel } from '../src/discord/panels.js'
import { sinceLastMove } from '../src/discord/since.js'
import { withTableHere } from '../src/discord/table-here.js'

export const hand: GameSubcommand = {
  data: described((texts) => texts.hand),
  options: () => [],
  place: 'private',
  execute: (game, call, shell) =>
    withTableHere(game, call, shell, async (table) => {
      const { user, locale } = call
      const notice = await sinceLastMove(shell.tables, table, user, locale)
      return { kind: 'private', message: await handOrPanel(table, user, locale, notice, shell) }
    }),
}
