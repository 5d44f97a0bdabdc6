/** A press that is answered by a panel in words, without Discord. */
import { setImmediate } from 'node:timers/promises'
import type { Paint } from '../../../discord/context/painting.js'
import { presentFor } from '../../../discord/context/panels.js'
import { at } from '../../../engine/lists.js'
import type { Random } from '../../../engine/random.js'
import { choice, good, type House } from '../storage/stored-tables.js'

const unpainted: Paint = async ({ alt }) => ({ png: new Uint8Array(), alt })

/** Makes a random press at a table. Resolves with the milliseconds until the panel that answers it was there. */
export async function pressTime({ tables, settings }: House, tableId: string, random: Random): Promise<number> {
  const table = await tables.find(tableId)
  if (table?.status !== 'playing') throw new Error('The game is over already.')
  const { seat, action } = choice(table, random)
  const user = at(table.players, seat)
  const start = performance.now()
  const moved = good(await tables.act(tableId, user, table.position, action))
  await presentFor(moved.table, user, 'en', [], { tables, settings, paint: unpainted, emojis: () => undefined })
  const ms = performance.now() - start
  // Deliveries caused by this press run between presses, not during the next one.
  await setImmediate()
  await setImmediate()
  return ms
}
