/** Leaving a game for good, and coming back to a seat that the table has played meanwhile. */
import type { Seat } from '../../../engine/game.js'
import { TEXTS } from '../../../i18n/texts/index.js'
import { waitsFor } from '../../../tables/model/proposal.js'
import { type PlayingTable, seatOf } from '../../../tables/model/table.js'
import type { Context } from '../../context/context.js'
import type { Reply } from '../../context/reply.js'
import { confirmResignMessage } from '../../words/panel.js'
import { presented, privately, type TablePress } from '../press.js'
import { refused } from '../refused.js'
import { isOvertaken } from './overtaken.js'

/** *I'm back*: the panel follows if it is the player's move. */
export async function comeBack(context: Context, press: TablePress): Promise<Reply> {
  const { table, user, locale } = press
  const result = await context.tables.comeBack(table.id, user)
  if (!result.ok) return refused(context, press, result.refusal)
  const { table: after } = result.value
  const proposal = after.status === 'playing' ? after.proposal : null
  const isAsked = proposal !== null && waitsFor(proposal, user.id)
  const notice = [TEXTS[locale].panel.youAreBack, ...(isAsked ? [TEXTS[locale].proposal.awaitsYou] : [])]
  return presented(context, press, after, notice)
}

/** *Yes* below "Resign?". */
export async function confirmResign(context: Context, press: TablePress): Promise<Reply> {
  const { table, user, locale } = press
  const seat = seatOf(table, user.id)
  if (table.status === 'playing' && mayResign(table, seat) && (await isOvertaken(context, press))) {
    return privately(press, confirmResignMessage(table, seat, locale, [TEXTS[locale].panel.askedAgain]))
  }
  const result = await context.tables.resign(table.id, user)
  if (!result.ok) return refused(context, press, result.refusal)
  return presented(context, press, result.value.table, [TEXTS[locale].panel.resigned])
}

/** Other users are refused without a question. */
function mayResign({ attendance }: PlayingTable, seat: Seat | null): seat is Seat {
  return seat !== null && attendance[seat]?.by !== 'resigned'
}
