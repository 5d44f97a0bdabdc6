/** The two buttons under "End this table?". */
import { TEXTS } from '../../i18n/texts/index.js'
import { isLive } from '../../tables/model/table.js'
import { presentFor } from '../panels.js'
import type { Reply } from '../reply.js'
import type { Shell } from '../shell.js'
import { confirmCancelMessage, noticeMessage } from '../views/panel.js'
import { isOvertaken } from './overtaken.js'
import { privately, type TablePress } from './press.js'
import { refused } from './refused.js'

/** The yes under it. */
export async function confirmCancel(shell: Shell, press: TablePress): Promise<Reply> {
  const { table, user, locale, moderator } = press
  if (mayCancel(press) && (await isOvertaken(shell, press))) {
    return privately(press, confirmCancelMessage(table, locale, [TEXTS[locale].panel.askedAgain]))
  }
  const result = await shell.tables.cancel(table.id, user, moderator)
  if (!result.ok) return refused(shell, press, result.refusal)
  return privately(press, noticeMessage(null, [TEXTS[locale].panel.cancelled]))
}

/** Nobody else is asked again: they are refused. */
function mayCancel({ table, user, moderator }: TablePress): boolean {
  return moderator || table.host.id === user.id
}

/** The table goes on, unless it has ended meanwhile. */
export async function keepPlaying(shell: Shell, press: TablePress): Promise<Reply> {
  const { table, user, locale } = press
  const notice = isLive(table) ? [TEXTS[locale].panel.kept] : []
  return privately(press, await presentFor(table, user, locale, notice, shell))
}
