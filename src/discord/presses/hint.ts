/** *Hint*: what a strong player would do, right above the buttons of the same panel. */
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
  const { table, seat } = result.value
  return privately(press, await panelFor(table, seat, [], locale, [], context, { answer: hintLines(result.value, locale) }))
}
