/** Reads a log backwards, in parts. */
import { counting, type GameEntry, isContinued, type LogEntry, latestPress } from '../../tables/model/log.js'
import type { User } from '../../tables/model/people.js'
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

/** The user's latest press and everything after it, as far as it still counts. Empty if there is no such press. */
export async function sinceLatestPress(tables: Pick<Tables, 'log'>, table: Table, user: User): Promise<readonly GameEntry[]> {
  const firstOf = (entries: readonly GameEntry[]) => latestPress(entries, user)[0]
  const isWhole = (entries: readonly LogEntry[]) => {
    const first = firstOf(counting(entries))
    return first !== undefined && !isContinued(first)
  }
  const counted = counting(await newestEntries(tables, table, isWhole))
  const first = firstOf(counted)
  return first === undefined ? [] : counted.slice(counted.indexOf(first))
}

/**
 * The entries since turn `turn` was last left. If there were entries of later turns before that, they were undone, or the game
 * would not have returned to `turn`.
 */
export function entriesAfterTurn(entries: readonly LogEntry[], turn: number): readonly LogEntry[] {
  return entries.slice(entries.findLastIndex((entry) => entry.turn <= turn) + 1)
}
