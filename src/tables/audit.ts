/** Checks that a stored table is what its log says: the replay of the log equals the snapshot. */
import { isDeepStrictEqual } from 'node:util'
import type { Game } from '../games/plug.js'
import { type GameById, hold, messageOf, TableUnreadable } from './held.js'
import { counting, type LogEntry } from './log.js'
import type { Logger, Snapshot, Store, StoredTable } from './ports.js'
import { replay } from './replay.js'

export type Audit =
  | { readonly kind: 'sound' }
  | { readonly kind: 'no-such-table' }
  /** Begun or saved under other rules: its log may replay differently, so only its snapshot counts. */
  | { readonly kind: 'other-rules' }
  /** The table cannot be played with; the reason says why. */
  | { readonly kind: 'unreadable'; readonly reason: string }
  /** It can be played with, but its log does not lead to its snapshot. */
  | { readonly kind: 'differs'; readonly reason: string }

/** Audits one table, live or not. Costs one replay of its game. */
export async function auditTable(store: Pick<Store, 'load' | 'log'>, gameById: GameById, tableId: string): Promise<Audit> {
  const stored = await store.load(tableId)
  if (stored === null) return { kind: 'no-such-table' }
  try {
    const { game } = hold(stored, gameById).table
    if (stored.snapshot === null) return { kind: 'sound' }
    if (stored.begunUnder !== game.rulesVersion || stored.snapshot.rulesVersion !== game.rulesVersion)
      return { kind: 'other-rules' }
    // The log only grows: what was added since the table was read is not the snapshot's.
    const entries = (await store.log(tableId, 0)).filter((entry) => entry.position <= stored.position)
    return compare(stored, stored.snapshot, game, entries)
  } catch (thrown) {
    if (thrown instanceof TableUnreadable) return { kind: 'unreadable', reason: thrown.message }
    throw thrown
  }
}

function compare(stored: StoredTable, snapshot: Snapshot, game: Game, entries: readonly LogEntry[]): Audit {
  const gap = entries.findIndex((entry, index) => entry.position !== index + 1)
  if (gap >= 0 || entries.length !== stored.position) {
    return {
      kind: 'differs',
      reason: `the log has a gap at position ${(gap < 0 ? entries.length : gap) + 1} of ${stored.position}`,
    }
  }
  const replayed = replayLog(stored, game, entries)
  if (typeof replayed !== 'string') return { kind: 'differs', reason: `the log cannot be replayed: ${replayed.problem}` }
  const equal = isDeepStrictEqual(JSON.parse(replayed), JSON.parse(snapshot.state))
  return equal ? { kind: 'sound' } : { kind: 'differs', reason: 'the replay of the log is not the snapshot' }
}

/** The state that the log leads to, saved; or why it leads nowhere. */
function replayLog(stored: StoredTable, game: Game, entries: readonly LogEntry[]): string | { readonly problem: string } {
  try {
    const state = game.setup(stored.seats.length, stored.options)
    if (state === null) return { problem: 'the game does not know its options' }
    return game.save(replay(game, state, counting(entries)))
  } catch (thrown) {
    return { problem: messageOf(thrown) }
  }
}

/** Audits the live tables one after the other and reports the unsound ones, until `stopped`. */
export async function auditLive(
  store: Pick<Store, 'load' | 'log' | 'live'>,
  gameById: GameById,
  logger: Logger,
  stopped: () => boolean,
): Promise<void> {
  for (const tableId of await store.live()) {
    if (stopped()) return
    const audit = await auditTable(store, gameById, tableId)
    if (audit.kind === 'unreadable' || audit.kind === 'differs') logger.error({ table: tableId, audit: audit.kind }, audit.reason)
    // Presses come first: others get their turn between two audits.
    await new Promise((resolve) => setImmediate(resolve))
  }
}
