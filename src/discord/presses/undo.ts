/** Undoing one's own presses. */
import { TEXTS } from '../../i18n/texts/index.js'
import type { Context } from '../context/context.js'
import { presentFor } from '../context/panels.js'
import type { Reply } from '../context/reply.js'
import { proposalNotice } from '../words/proposal.js'
import { privately, type TablePress } from './press.js'
import { refused } from './refused.js'

/** Takes back the latest press. If a barrier blocks that, shows the reason above a fresh panel. */
export async function undo(context: Context, press: TablePress): Promise<Reply> {
  const { table, user, locale, id } = press
  const result = await context.tables.undo(table.id, user, id.position)
  if (!result.ok) return refused(context, press, result.refusal)
  const notice = [TEXTS[locale].panel.undoDone]
  return privately(press, await presentFor(result.value.table, user, locale, notice, context))
}

/** Asks the others for consent in the channel. The panel stays. */
export async function askUndo(context: Context, press: TablePress): Promise<Reply> {
  const { table, user, locale, id } = press
  const result = await context.tables.askUndo(table.id, user, id.position)
  if (!result.ok) return refused(context, press, result.refusal)
  const notice = [proposalNotice(result.value, locale)]
  return privately(press, await presentFor(result.value.table, user, locale, notice, context))
}
