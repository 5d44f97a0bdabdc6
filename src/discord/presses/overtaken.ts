import type { Context } from '../context/context.js'
import type { TablePress } from './press.js'

/**
 * Whether the table has moved on to another turn since a question was asked. Used for answers that cannot be undone: the question
 * is then asked again.
 */
export async function isOvertaken({ tables }: Context, { table, id }: TablePress): Promise<boolean> {
  if (table.status !== 'playing') return false
  if (id.position > table.position) return true
  const { number } = table.game.turn(table.state)
  const since = await tables.log(table.id, id.position)
  return since.some(({ turn }) => turn !== number)
}
