/** Reads a log backwards, in parts. */
import type { Seat } from '../../engine/game.js'
import { counting, type GameEntry, isContinued, type LogEntry, latestPress } from '../../tables/model/log.js'
import type { Table } from '../../tables/model/table.js'
import type { Tables } from '../../tables/model/tables.js'

/** Entries read at first. The number doubles until they reach back far enough. */
const FIRST_REACH = 64

/** The latest entries of a table, oldest first: all of them, or as many as `isEnough` asks for. `reach` are read at first. */
export async function newestEntries(
  tables: Pick<Tables, 'log'>,
  table: Table,
  isEnough: (entries: readonly LogEntry[]) => boolean,
  reach = FIRST_REACH,
): Promise<readonly LogEntry[]> {
  for (let most = reach; ; most *= 2) {
    const after = Math.max(0, table.position - most)
    const entries = await tables.log(table.id, after)
    if (after === 0 || isEnough(entries)) return entries
  }
}

/** The latest press of a seat's player and all that came after it, as far as it still counts. Empty if there is none. */
export async function sinceLatestPress(tables: Pick<Tables, 'log'>, table: Table, seat: Seat): Promise<readonly GameEntry[]> {
  const isWhole = (entries: readonly LogEntry[]) => {
    const [first] = latestPress(entries, seat)
    return first !== undefined && !isContinued(first)
  }
  const entries = await newestEntries(tables, table, isWhole)
  const counted = counting(entries)
  const [first] = latestPress(entries, seat)
  return first === undefined ? [] : counted.slice(counted.indexOf(first))
}

/**
 * The entries since turn `turn` was last left. If there were entries of later turns before that, they were undone, or the game
 * would not have returned to `turn`.
 */
export function entriesAfterTurn(entries: readonly LogEntry[], turn: number): readonly LogEntry[] {
  return entries.slice(entries.findLastIndex((entry) => entry.turn <= turn) + 1)
}
