/** Choosing a standing order, on the panel of a question or below the hand. */
import { TEXTS } from '../../../i18n/texts/index.js'
import { seatOf } from '../../../tables/model/table.js'
import type { Context } from '../../context/context.js'
import { handMessage, presentFor } from '../../context/panels.js'
import type { Reply } from '../../context/reply.js'
import { standingStory } from '../../words/chronicle.js'
import { readerFor } from '../../words/reader.js'
import { isOfOtherSeat, presentedOnHand, privately, type TablePress } from '../press.js'
import { refused } from '../refused.js'

/** Sets the presser's order. `on` is where the menu was, which is shown again. */
export async function order(context: Context, press: TablePress, on: 'panel' | 'hand'): Promise<Reply> {
  const { user, locale } = press
  const chosen = press.chosen ?? ''
  const present = on === 'hand' ? presentedOnHand : undefined
  // Orders hold for a whole game, so an old menu sets them as well as a new one, but not those of another seat.
  if (isOfOtherSeat(press)) return refused(context, press, { code: 'stale' }, present)
  const result = await context.tables.setOrder(press.table.id, user, chosen)
  if (!result.ok) return refused(context, press, result.refusal, present)
  const { table, entries } = result.value
  const texts = table.game.orderTexts?.[locale]
  const words = texts?.choices[chosen] ?? chosen
  const notice = [TEXTS[locale].panel.ordered(words), ...standingStory(table, entries, readerFor(table, user, locale))]
  const seat = seatOf(table, user.id)
  if (on === 'hand' && seat !== null) return privately(press, await handMessage(table, seat, locale, notice, context))
  return privately(press, await presentFor(table, user, locale, notice, context, { orders: true }))
}
