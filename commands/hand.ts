/** `/<game> hand`: shows the user's panel if it is their move, otherwise their hand. Brings back what was dismissed. */

import { handOrPanel } from '../src/discord/context/panels.js'
import { atTableHere } from '../src/discord/presses/table-here.js'
import { sinceLastMove } from '../src/discord/words/missed.js'

export const hand = atTableHere('hand', async (table, call, context) => {
  const { user, locale } = call
  const notice = await sinceLastMove(context.tables, table, user, locale)
  return { kind: 'private', message: await handOrPanel(table, user, locale, notice, context) }
})
