/** A channel in which no table can be opened, because one is live there. */
import { TEXTS } from '../../../i18n/texts/index.js'
import { isLive } from '../../../tables/model/table.js'
import type { TableRefusal } from '../../../tables/model/tables.js'
import type { Context } from '../../context/context.js'
import { linkTo } from '../../context/links.js'
import { busyWith } from '../../words/refusals.js'
import type { Requester } from '../press.js'

type Busy = Extract<TableRefusal, { readonly code: 'channel-busy' }>

/** Says so, and what can be done with the table that is there, whose game may be another one. */
export async function channelBusy(
  context: Pick<Context, 'tables' | 'posts'>,
  { user, locale, moderator }: Pick<Requester, 'user' | 'locale' | 'moderator'>,
  refusal: Busy,
): Promise<string> {
  const table = await context.tables.find(refusal.tableId)
  // It has ended in this moment, so there is nothing to show or to end.
  if (table === null || !isLive(table)) return TEXTS[locale].refusals.plain[refusal.code]
  const link = await linkTo(table, context)
  const mayEnd = context.tables.mayNotCancel(table, user, moderator) === null
  return busyWith(table, link, user, mayEnd, locale)
}
