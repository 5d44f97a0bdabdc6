/** Reads a log backwards, in parts. */
import type { LogEntry } from '../../tables/model/log.js'
import type { Table } from '../../tables/model/table.js'
import type { Tables } from '../../tables/model/tables.js'

/** Entries read at first. The number doubles until they reach back far enough. */
const FIRST_REACH = 64

/** The latest entries of a table, oldest first: all of them, or as many as `isEnough` asks for. */
export async function newestEntries(
  tables: Pick<Tables, 'log'>,
  table: Table,
  isEnough: (entries: readonly LogEntry[]) => boolean,
): Promise<readonly LogEntry[]> {
  for (let reach = FIRST_REACH; ; reach *= 2) {
    const after = Math.max(0, table.position - reach)
    const entries = await tables.log(table.id, after)
    if (after === 0 || isEnough(entries)) return entries
  }
}

/**
 * The entries since turn `turn` was last left. If there were entries of later turns before that, they were undone, or the game
 * would not have returned to `turn`.
 */
export function entriesAfterTurn(entries: readonly LogEntry[], turn: number): readonly LogEntry[] {
  return entries.slice(entries.findLastIndex((entry) => entry.turn <= turn) + 1)
}
