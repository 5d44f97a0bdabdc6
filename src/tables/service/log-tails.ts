/** The newest log entries of the tables in use, so that what a press is answered with need not read them again. */

import { createRecent } from '../../recent.js'
import type { LogEntry } from '../model/log.js'
import type { Store } from '../model/ports.js'

export interface LogTails {
  /** The log entries of a table after position `after`, oldest first; the table itself is known to be at `position`. */
  read(tableId: string, after: number, position: number): Promise<readonly LogEntry[]>
  /** The table's log has grown by these. */
  add(tableId: string, entries: readonly LogEntry[]): void
  /** The store knows better. */
  forget(): void
  /** The same of one table. */
  forgetTable(tableId: string): void
}

/** All entries of a table after position `after`. */
interface Tail {
  readonly after: number
  readonly entries: readonly LogEntry[]
}

/** Tables, and entries of each, that are kept at most. */
const TABLES = 200
const ENTRIES = 128

export function createLogTails(store: Pick<Store, 'log'>): LogTails {
  const tails = createRecent<Tail>(TABLES)
  const endOf = ({ after, entries }: Tail) => after + entries.length

  return {
    async read(tableId, after, position) {
      const tail = tails.get(tableId)
      // Another process may have added to the log, or the table was read between a commit and what it adds.
      if (tail !== undefined && after >= tail.after && endOf(tail) === position) return tail.entries.slice(after - tail.after)
      const entries = await store.log(tableId, after)
      if (entries.length <= ENTRIES && after + entries.length === position) tails.set(tableId, { after, entries })
      return entries
    },
    add(tableId, entries) {
      const tail = tails.get(tableId)
      if (tail === undefined || entries.length === 0) return
      const isNext = entries[0]?.position === endOf(tail) + 1
      if (!isNext) return tails.forget(tableId)
      const grown = [...tail.entries, ...entries].slice(-ENTRIES)
      tails.set(tableId, { after: endOf(tail) + entries.length - grown.length, entries: grown })
    },
    forget: () => tails.clear(),
    forgetTable: (tableId) => tails.forget(tableId),
  }
}
