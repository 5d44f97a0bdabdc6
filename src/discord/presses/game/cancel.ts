/** The two buttons below "End this table?". */
import { TEXTS } from '../../../i18n/texts/index.js'
import { isLive, seatOf, viewerOf } from '../../../tables/model/table.js'
import type { Context } from '../../context/context.js'
import type { Reply } from '../../context/reply.js'
import { confirmCancelMessage, noticeMessage } from '../../words/panel.js'
import { presented, privately, type TablePress } from '../press.js'
import { refused } from '../refused.js'
import { isOvertaken } from './overtaken.js'

/** *Yes* below that question. */
export async function confirmCancel(context: Context, press: TablePress): Promise<Reply> {
  const { table, user, locale, moderator } = press
  // Others are refused without a question.
  if (context.tables.mayNotCancel(table, user, moderator) === null && (await isOvertaken(context, press))) {
    return privately(press, confirmCancelMessage(table, viewerOf(table, user.id), locale, [TEXTS[locale].panel.askedAgain]))
  }
  const result = await context.tables.cancel(table.id, user, moderator)
  if (!result.ok) return refused(context, press, result.refusal)
  return privately(press, noticeMessage(null, [TEXTS[locale].panel.cancelled]))
}

/**
 * *No* below that question, and below "Resign?". Nothing else is to be shown, unless the table has ended meanwhile, or the
 * question was asked at a lobby and the game has begun.
 */
export async function keepPlaying(context: Context, press: TablePress): Promise<Reply> {
  const { table, locale } = press
  const { kept, keptOpen } = TEXTS[locale].panel
  if (!isLive(table) || wasAskedElsewhere(press)) return presented(context, press, table, [])
  return privately(press, noticeMessage(null, [table.status === 'lobby' ? keptOpen : kept]))
}

/** Whether a player was asked at a lobby, or by a message from before buttons named the seat: in a game they do. */
function wasAskedElsewhere({ table, user, id }: TablePress): boolean {
  return table.status === 'playing' && id.seat === undefined && seatOf(table, user.id) !== null
}
