/** Answers to presses on old buttons. Each gets some answer. */
import { TEXTS } from '../../i18n/texts/index.js'
import { seatOf } from '../../tables/model/table.js'
import type { TableRefusal } from '../../tables/model/tables.js'
import type { Context } from '../context/context.js'
import { type Reply, say } from '../context/reply.js'
import { refusalAt } from '../words/refusals.js'
import { channelBusy } from './busy-channel.js'
import { presented, type TablePress } from './press.js'

/** The reason for the refusal. If the game has begun, a player also gets the present panel in place of the outdated one. */
export async function refused(context: Context, press: TablePress, refusal: TableRefusal): Promise<Reply> {
  const { user, locale } = press
  const table = (await context.tables.find(press.table.id)) ?? press.table
  const isBusy = refusal.code === 'channel-busy'
  const sentence = isBusy ? await channelBusy(context, press, refusal) : refusalAt(table, refusal, user, locale)
  if (table.status === 'lobby' || seatOf(table, user.id) === null) return say(sentence)
  const isStale = refusal.code === 'stale' && table.status === 'playing'
  const notice = isStale ? [sentence, TEXTS[locale].panel.movedOn] : [sentence]
  return presented(context, press, table, notice)
}
