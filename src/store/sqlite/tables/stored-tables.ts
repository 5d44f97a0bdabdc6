/** Prepared reads of whole tables and their logs, from their rows or, after archiving, from the archive. */
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Share } from '../../../tables/model/fairness.js'
import { damageOf, TableUnreadable } from '../../../tables/model/loaded-table.js'
import type { LogEntry } from '../../../tables/model/log.js'
import type { Affairs, EntryContent, StoredTable, Trace } from '../../../tables/model/ports.js'
import type { StoredEntry } from '../../archive/content.js'
import { ArchiveBroken, prepareArchives } from '../archive/archives.js'
import type { Db } from '../schema/db.js'
import { log, pledges, snapshots, tables } from '../schema/schema.js'
import { prepareSeated } from './seated.js'

export interface StoredTables {
  table(tableId: string): StoredTable | null
  log(tableId: string, after: number): readonly LogEntry[]
  trace(tableId: string, after: number): readonly Trace[]
}

export function prepareStoredTables(db: Db): StoredTables {
  const archives = prepareArchives(db)
  const seated = prepareSeated(db)
  const table = prepareRow(db)
  const { entries, trace } = prepareLog(db)

  /** The archived content of a table. */
  function archivedOf(tableId: string) {
    return readable(tableId, () => {
      const content = archives.read(tableId)
      const { snapshot = null, pledge = null, affairs = null } = content ?? {}
      const shares: readonly Share[] = JSON.parse(pledge?.shares ?? '[]')
      const read: Affairs | null = affairs === null ? null : JSON.parse(affairs)
      return { snapshot, pledge: pledge === null ? null : { ...pledge, shares }, affairs: read }
    })
  }

  /** Null for a table that is not archived. */
  function archivedLog(tableId: string, after: number): readonly LogEntry[] | null {
    return readable(tableId, () => {
      const content = archives.read(tableId)
      return content?.log.slice(after).map(entryOf) ?? null
    })
  }

  return {
    table(tableId) {
      const row = readable(tableId, () => table.get({ tableId }))
      if (row === undefined) return null
      const { snapshot, pledge, affairs } = row.table.archiveFrom === null ? { ...row, ...row.table } : archivedOf(tableId)
      return { ...stored({ ...row.table, affairs }, snapshot, seated.all({ tableId })), pledge }
    },
    log(tableId, after) {
      const archived = archivedLog(tableId, after)
      if (archived !== null) return archived
      const found = readable(tableId, () => entries.all({ tableId, after }))
      return found.map(({ position, at, turn, content }) => ({ position, at, turn, ...content }))
    },
    trace(tableId, after) {
      const archived = archivedLog(tableId, after)
      return archived === null ? trace.all({ tableId, after }) : archived.map(traceOf)
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
    .where(eq(tables.id, sql.placeholder('tableId')))
    .prepare()
}

function prepareLog(db: Db) {
  const after = and(eq(log.tableId, sql.placeholder('tableId')), gt(log.position, sql.placeholder('after')))
  const entries = db.select().from(log).where(after).orderBy(asc(log.position)).prepare()
  const trace = db
    .select({
      position: log.position,
      turn: log.turn,
      kind: sql<LogEntry['kind']>`content ->> '$.kind'`,
      seat: sql<number | null>`content ->> '$.seat'`,
    })
    .from(log)
    .where(after)
    .orderBy(asc(log.position))
    .prepare()
  return { entries, trace }
}

/** An entry of an archive, whose log is complete. */
function entryOf({ position, at, turn, content }: StoredEntry): LogEntry {
  const said: EntryContent = JSON.parse(content)
  return { position, at: new Date(at), turn, ...said }
}

function traceOf(entry: LogEntry): Trace {
  const { position, turn, kind } = entry
  return { position, turn, kind, seat: 'seat' in entry ? entry.seat : null }
}

/** Reads the parts of a table that hold JSON. Throws {@link TableUnreadable} if they are broken. */
function readable<T>(tableId: string, read: () => T): T {
  try {
    return read()
  } catch (cause) {
    if (!(cause instanceof SyntaxError || cause instanceof ArchiveBroken)) throw cause
    throw new TableUnreadable(`What is stored of table ${tableId} is broken: ${damageOf(cause)}`, { cause })
  }
}

function stored(
  row: typeof tables.$inferSelect,
  snapshot: StoredTable['snapshot'],
  seated: StoredTable['seats'],
): Omit<StoredTable, 'pledge'> {
  const { hostId, hostName, pace, bank, hints, relief, seating, thread, ...others } = row
  const { changedAt: _, archiveFrom: _from, archiveTo: _to, ...rest } = others
  return {
    ...rest,
    terms: { pace, bank, hints, relief, seating, thread },
    host: { id: hostId, name: hostName },
    seats: seated,
    snapshot,
  }
}
