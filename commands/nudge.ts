/** `/<game> nudge`: calls those for whom the table is waiting. */
import type { GameSubcommand } from '../src/discord/command.js'
import { described } from '../src/discord/localizations.js'
import { refusalAt } from '../src/discord/refusals.js'
import { say } from '../src/discord/reply.js'
import { withTableHere } from '../src/discord/table-here.js'
import { escapeName } from '../src/i18n/names.js'
import { TEXTS } from '../src/i18n/texts/index.js'
import { listed } from '../src/i18n/words.js'

export const nudge: GameSubcommand = {
  data: described((texts) => texts.nudge),
  options: () => [],
  place: 'private',
  execute: (game, call, shell) =>
    withTableHere(game, call, shell, async (table) => {
      const { user, locale } = call
      const result = await shell.tables.nudge(table.id, user)
      if (!result.ok) return say(refusalAt(table, result.refusal, user, locale))
      const names = result.value.map(({ name }) => escapeName(name))
      return say(TEXTS[locale].panel.nudgeDone(listed(locale, names)))
    }),
}
