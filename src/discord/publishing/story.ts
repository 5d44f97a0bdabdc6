/** What happened at a table, in its public words: since the message of an earlier turn, and within the present turn. */
import type { LogEntry } from '../../tables/log.js'
import type { Table } from '../../tables/table.js'
import type { Tables } from '../../tables/tables.js'
import { standingStory } from '../chronicle.js'
import { publicReader } from '../reading.js'

/** Entries read at first; twice as many each time that they do not reach back far enough. */
const FIRST_REACH = 64

/** The entries of turn `turn` and later, oldest first. */
export async function entriesSince(tables: Pick<Tables, 'log'>, table: Table, turn: number): Promise<readonly LogEntry[]> {
  for (let reach = FIRST_REACH; ; reach *= 2) {
    const after = Math.max(0, table.position - reach)
    const entries = await tables.log(table.id, after)
    const oldest = entries[0]
    if (after === 0 || oldest === undefined || oldest.turn < turn) return entries.filter((entry) => entry.turn >= turn)
  }
}

/** The sentences of some entries for everybody at the table. */
export function publicStory(table: Table, entries: readonly LogEntry[]): readonly string[] {
  return standingStory(table, entries, publicReader(table))
}
