/** The latest log entries of the tables in use, so that answering a press need not read them again. */

import { createRecent } from '../../recent.js'
import type { LogEntry } from '../model/log.js'
import type { Store } from '../model/ports.js'
import type { LatestKnown } from '../model/reach.js'
import { createKnownTails } from './known-tails.js'

export interface LogTails extends LatestKnown {
  /** The log entries of a table after position `after`, oldest first. `position` is the table's known position. */
  read(tableId: string, after: number, position: number): Promise<readonly LogEntry[]>
  /** These entries were added to the table's log. */
  add(tableId: string, entries: readonly LogEntry[]): void
  /** Drops everything, because the store may have newer entries. */
  forget(): void
  /** The same for one table. */
  forgetTable(tableId: string): void
}

/** All entries of a table after position `after`. */
interface Tail {
  readonly after: number
  readonly entries: readonly LogEntry[]
}

/** How many tables are kept, and how many entries of each. */
const TABLES = 200
const ENTRIES = 128

export function createLogTails(store: Pick<Store, 'log'>): LogTails {
  const tails = createRecent<Tail>(TABLES)
  const known = createKnownTails(store)
  const endOf = ({ after, entries }: Tail) => after + entries.length

  return {
    latestKnown: known.latestKnown,
    async read(tableId, after, position) {
      const tail = tails.get(tableId)
      // Another process may have added to the log, or the table was read between a commit and the entries that it adds here.
      if (tail !== undefined && after >= tail.after && endOf(tail) === position) return tail.entries.slice(after - tail.after)
      const { drops } = tails
      const entries = await store.log(tableId, after)
      const isWhole = entries.length <= ENTRIES && after + entries.length === position
      // What was being read may name somebody who was forgotten since.
      if (isWhole && tails.drops === drops) tails.set(tableId, { after, entries })
      return entries
    },
    add(tableId, entries) {
      known.add(tableId, entries)
      const tail = tails.get(tableId)
      if (tail === undefined || entries.length === 0) return
      const isNext = entries[0]?.position === endOf(tail) + 1
      if (!isNext) return tails.forget(tableId)
      const grown = [...tail.entries, ...entries].slice(-ENTRIES)
      tails.set(tableId, { after: endOf(tail) + entries.length - grown.length, entries: grown })
    },
    forget() {
      tails.clear()
      known.forget()
    },
    forgetTable(tableId) {
      tails.forget(tableId)
      known.forgetTable(tableId)
    },
  }
}
