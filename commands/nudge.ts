/** `/<game> nudge`: pings the players for whom the table is waiting. */

import { say } from '../src/discord/context/reply.js'
import { atTableHere } from '../src/discord/presses/table-here.js'
import { refusalAt } from '../src/discord/words/refusals.js'
import { escapeName } from '../src/i18n/names.js'
import { TEXTS } from '../src/i18n/texts/index.js'
import { listed } from '../src/i18n/words.js'

export const nudge = atTableHere('nudge', async (table, call, context) => {
  const { user, locale } = call
  const result = await context.tables.nudge(table.id, user)
  if (!result.ok) return say(refusalAt(table, result.refusal, user, locale))
  const names = result.value.map(({ name }) => escapeName(name))
  return say(TEXTS[locale].panel.nudgeDone(listed(locale, names)))
})
