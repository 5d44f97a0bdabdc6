/** *Hint*: what a strong player would do, right above the buttons, on the panel that offers it. The picture points it out. */
import { findPlayer } from '../../../tables/decisions/player.js'
import type { Context } from '../../context/context.js'
import { panelFor } from '../../context/panels.js'
import type { Reply } from '../../context/reply.js'
import { hinted, hintLines } from '../../words/hint.js'
import { privately, type TablePress } from '../press.js'
import { refused } from '../refused.js'
import { meanwhile, stillHolds } from './overtaken.js'

export async function hint(context: Context, press: TablePress): Promise<Reply> {
  const { table: seen, user, id, locale } = press
  const found = findPlayer(seen, user.id)
  const holds = found.ok && (await stillHolds(context, press, found.table, found.seat))
  const result = await context.tables.hint(seen.id, user, holds ? seen.position : id.position)
  if (!result.ok) return refused(context, press, result.refusal)
  const { table, seat } = result.value
  const besides = { answer: hintLines(result.value, locale), hinted: hinted(result.value) }
  const notice = await meanwhile(context, press, table)
  return privately(press, await panelFor(table, seat, [], locale, notice, context, besides))
}
