/** What an old button leads to: never nowhere. */
import { TEXTS } from '../../i18n/texts/index.js'
import { seatOf } from '../../tables/model/table.js'
import type { TableRefusal } from '../../tables/model/tables.js'
import type { Context } from '../context/context.js'
import { presentFor } from '../context/panels.js'
import { type Reply, say } from '../context/reply.js'
import { refusalAt } from '../words/refusals.js'
import { privately, type TablePress } from './press.js'

/** The reason; once the game has begun, whoever plays gets the present panel with it, in place of the one that no longer fits. */
export async function refused(context: Context, press: TablePress, refusal: TableRefusal): Promise<Reply> {
  const { user, locale } = press
  const table = (await context.tables.find(press.table.id)) ?? press.table
  const sentence = refusalAt(table, refusal, user, locale)
  if (table.status === 'lobby' || seatOf(table, user.id) === null) return say(sentence)
  const isStale = refusal.code === 'stale' && table.status === 'playing'
  const notice = isStale ? [sentence, TEXTS[locale].panel.movedOn] : [sentence]
  return privately(press, await presentFor(table, user, locale, notice, context))
}
