/** Prepared reads of whole tables and their logs, from their rows or, after archiving, from the archive. */
import { and, asc, eq, gt } from 'drizzle-orm'
import type { LogEntry } from '../../../tables/model/log.js'
import type { StoredTable } from '../../../tables/model/ports.js'
import { archivedEntries, archivedParts, tableOf, unreadable } from '../../rows.js'
import { prepareArchives } from '../archive/archives.js'
import type { Db } from '../schema/db.js'
import { log, pledges, snapshots, tables } from '../schema/schema.js'
import { value } from '../schema/statements.js'
import { prepareSeated } from './seated.js'

export interface StoredTables {
  table(tableId: string): StoredTable | null
  log(tableId: string, after: number): readonly LogEntry[]
}

export function prepareStoredTables(db: Db): StoredTables {
  const archives = prepareArchives(db)
  const seated = prepareSeated(db)
  const table = prepareRow(db)
  const entries = prepareLog(db)

  /** The archived content of a table. */
  function archivedOf(tableId: string) {
    return readable(tableId, () => {
      const content = archives.read(tableId)
      return content === null ? { snapshot: null, pledge: null, affairs: null } : archivedParts(content)
    })
  }

  /** Null for a table that is not archived. */
  function archivedLog(tableId: string, after: number): readonly LogEntry[] | null {
    return readable(tableId, () => archivedEntries(archives.read(tableId), after))
  }

  return {
    table(tableId) {
      const row = readable(tableId, () => table.get({ tableId }))
      if (row === undefined) return null
      const { snapshot, pledge, affairs } = row.table.archiveFrom === null ? { ...row, ...row.table } : archivedOf(tableId)
      return tableOf(row.table, { snapshot, pledge, affairs, seats: seated.all({ tableId }) })
    },
    log(tableId, after) {
      const archived = archivedLog(tableId, after)
      if (archived !== null) return archived
      const found = readable(tableId, () => entries.all({ tableId, after }))
      return found.map(({ position, at, turn, content }) => ({ position, at, turn, ...content }))
    },
  }
}

function prepareRow(db: Db) {
  return db
    .select({
      table: tables,
      snapshot: { state: snapshots.state, rulesVersion: snapshots.rulesVersion },
      pledge: { secret: pledges.secret, commitment: pledges.commitment, shares: pledges.shares },
    })
    .from(tables)
    .leftJoin(snapshots, eq(snapshots.tableId, tables.id))
    .leftJoin(pledges, eq(pledges.tableId, tables.id))
    .where(eq(tables.id, value('tableId')))
    .prepare()
}

function prepareLog(db: Db) {
  const after = and(eq(log.tableId, value('tableId')), gt(log.position, value('after')))
  return db.select().from(log).where(after).orderBy(asc(log.position)).prepare()
}

/** Reads the parts of a table that hold JSON. Throws `TableUnreadable` if they are broken. */
function readable<T>(tableId: string, read: () => T): T {
  try {
    return read()
  } catch (cause) {
    throw unreadable(tableId, cause)
  }
}
