/** What happened at a table, in public words: since the message of an earlier turn, and within the present turn. */
import type { LogEntry } from '../../tables/model/log.js'
import type { Table } from '../../tables/model/table.js'
import type { Tables } from '../../tables/model/tables.js'
import { standingStory } from '../words/chronicle.js'
import { entriesAfterTurn, newestEntries } from '../words/log-reach.js'
import { publicReader } from '../words/reader.js'

/** The entries of turn `turn` and later, oldest first, since the game last reached that turn. */
export async function entriesSince(tables: Pick<Tables, 'log'>, table: Table, turn: number): Promise<readonly LogEntry[]> {
  const entries = await newestEntries(tables, table, ([oldest]) => oldest === undefined || oldest.turn < turn)
  return entriesAfterTurn(entries, turn - 1)
}

/** The public sentences of some entries. */
export function publicStory(table: Table, entries: readonly LogEntry[]): readonly string[] {
  return standingStory(table, entries, publicReader(table))
}
