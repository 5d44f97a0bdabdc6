/** The two buttons under "End this table?". */
import { TEXTS } from '../../i18n/texts/index.js'
import { refusalAt } from '../refusals.js'
import type { Reply } from '../reply.js'
import type { Shell } from '../shell.js'
import { noticeMessage } from '../views/panel.js'
import { privately, type TablePress } from './press.js'

export async function confirmCancel({ tables }: Shell, press: TablePress): Promise<Reply> {
  const { table, user, locale, moderator } = press
  const result = await tables.cancel(table.id, user, moderator)
  const sentence = result.ok ? TEXTS[locale].panel.cancelled : refusalAt(table, result.refusal, user, locale)
  return privately(press, noticeMessage(null, [sentence]))
}

export async function keepPlaying(_shell: Shell, press: TablePress): Promise<Reply> {
  return privately(press, noticeMessage(null, [TEXTS[press.locale].panel.kept]))
}
