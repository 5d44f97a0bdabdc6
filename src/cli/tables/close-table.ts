/** Closes a table for the operator, whether or not the bot is running. Makes the same change as a press would, or none. */
import type { Game } from '../../games/game.js'
import { closeByOperator } from '../../tables/decisions/lobby.js'
import { gamesById, hold, type LoadedTable, TableUnreadable } from '../../tables/model/loaded-table.js'
import { messageOf } from '../../tables/model/message-of.js'
import type { Store } from '../../tables/model/ports.js'

export type Closing = 'closed' | 'no-such-table' | 'already-over'

/** How often to retry when the bot has changed the table in between. */
const ATTEMPTS = 10

/** Ends a table without a result and queues the announcement. A table that cannot be read ends without one. */
export async function closeTable(store: Store, games: readonly Game[], tableId: string, at: Date): Promise<Closing> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    let held: LoadedTable
    try {
      const stored = await store.load(tableId)
      if (stored === null) return 'no-such-table'
      held = hold(stored, gamesById(games))
    } catch (thrown) {
      if (!(thrown instanceof TableUnreadable)) throw thrown
      await store.quarantine(tableId, messageOf(thrown))
      return (await store.discard(tableId, at)) ? 'closed' : 'already-over'
    }
    const decision = closeByOperator(held, at)
    if (!decision.ok || decision.change === null) return 'already-over'
    if ((await store.append(decision.change)) === 'stored') return 'closed'
  }
  throw new Error(`Table ${tableId} was changed ${ATTEMPTS} times in a row: try again.`)
}
