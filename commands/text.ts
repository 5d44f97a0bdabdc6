/** `/<game> text`: tells the whole table in words, for players who cannot see the picture. */

import { say } from '../src/discord/context/reply.js'
import { atTableHere } from '../src/discord/presses/table-here.js'
import { readerFor } from '../src/discord/words/reader.js'
import { refusalAt } from '../src/discord/words/refusals.js'
import { textMessage } from '../src/discord/words/table-text.js'

export const text = atTableHere('text', async (table, call) => {
  const { user, locale } = call
  if (table.status === 'lobby') return say(refusalAt(table, { code: 'not-started' }, user, locale))
  return { kind: 'private', message: textMessage(table, readerFor(table, user, locale), 0) }
})
