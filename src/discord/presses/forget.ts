/** The two buttons below "Erase your name and id?". */
import { TEXTS } from '../../i18n/texts/index.js'
import type { Context } from '../context/context.js'
import type { Reply } from '../context/reply.js'
import { noticeMessage } from '../words/panel.js'
import { stillSeatedAt } from '../words/refusals.js'
import { type Press, privately } from './press.js'

export async function forget(context: Context, press: Press, sure: boolean): Promise<Reply> {
  const { tables } = context
  const { mine } = TEXTS[press.locale]
  if (!sure) return privately(press, noticeMessage(null, [mine.notForgotten]))
  const result = await tables.forget(press.user.id)
  const told = result.ok ? mine.forgotten : await whyNot(context, press, result.refusal.code === 'still-named')
  return privately(press, noticeMessage(null, [told]))
}

/** Why a user is not wholly forgotten: a live table names them, or they have a seat at one. */
async function whyNot({ tables, games }: Context, { user, locale, venue }: Press, isNamed: boolean): Promise<string> {
  if (isNamed) return TEXTS[locale].refusals.plain['still-named']
  const [game = { id: '' }] = games
  return stillSeatedAt(await tables.ofUser(venue.guildId, user.id), game, locale)
}
