import type { Context } from '../context/context.js'
import type { TablePress } from './press.js'

/**
 * Whether a table has come to another turn since a question about it was asked, by the press that answers it: what cannot be
 * undone is then asked once more.
 */
export async function isOvertaken({ tables }: Context, { table, id }: TablePress): Promise<boolean> {
  if (table.status !== 'playing') return false
  if (id.position > table.position) return true
  const { number } = table.game.turn(table.state)
  const since = await tables.log(table.id, id.position)
  return since.some(({ turn }) => turn !== number)
}
