/** The two buttons under "End this table?". */
import { TEXTS } from '../../i18n/texts/index.js'
import { isLive } from '../../tables/table.js'
import { presentFor } from '../panels.js'
import type { Reply } from '../reply.js'
import type { Shell } from '../shell.js'
import { noticeMessage } from '../views/panel.js'
import { privately, type TablePress } from './press.js'
import { refused } from './refused.js'

export async function confirmCancel(shell: Shell, press: TablePress): Promise<Reply> {
  const { table, user, locale, moderator } = press
  const result = await shell.tables.cancel(table.id, user, moderator)
  if (!result.ok) return refused(shell, press, result.refusal)
  return privately(press, noticeMessage(null, [TEXTS[locale].panel.cancelled]))
}

/** The table goes on, unless it has ended meanwhile. */
export async function keepPlaying(shell: Shell, press: TablePress): Promise<Reply> {
  const { table, user, locale } = press
  const notice = isLive(table) ? [TEXTS[locale].panel.kept] : []
  return privately(press, await presentFor(table, user, locale, notice, shell))
}
