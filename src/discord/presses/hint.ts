/** *Hint*: what a strong player would do, right above the buttons, on the panel that offers it. The picture points it out. */
import type { Context } from '../context/context.js'
import { panelFor } from '../context/panels.js'
import type { Reply } from '../context/reply.js'
import { hintLines } from '../words/hint.js'
import { privately, type TablePress } from './press.js'
import { refused } from './refused.js'

export async function hint(context: Context, press: TablePress): Promise<Reply> {
  const { locale } = press
  const result = await context.tables.hint(press.table.id, press.user, press.id.position)
  if (!result.ok) return refused(context, press, result.refusal)
  const { table, seat, candidates } = result.value
  const besides = { answer: hintLines(result.value, locale), hinted: candidates[0]?.action ?? null }
  return privately(press, await panelFor(table, seat, [], locale, [], context, besides))
}
