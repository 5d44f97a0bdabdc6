/** Reads of whole tables and their logs, from their rows or, after archiving, from the archive. */
import { and, asc, gt, isNull, sql } from 'drizzle-orm'
import type { LogEntry } from '../../../tables/model/log.js'
import type { Store, StoredTable } from '../../../tables/model/ports.js'
import { archivedEntries, archivedParts, tableOf, unreadable } from '../../rows.js'
import type { Archives } from '../archive/archives.js'
import type { Db } from '../link.js'
import { ASKED_PLACE, isAt, isJoined, type Place, type Places } from '../places.js'
import { archives, log, pledges, snapshots, tables } from '../schema/schema.js'
import { SEATED } from './seated.js'

interface Given {
  readonly places: Places
  readonly archives: Pick<Archives, 'read'>
}

export function createStoredTables(db: Db, { places, archives: archived }: Given): Pick<Store, 'load' | 'log'> {
  const rowOf = preparedRow(db)

  async function tableAt(place: Place): Promise<StoredTable | null> {
    const [row] = await readable(place, () => rowOf.execute({ ...place }))
    if (row === undefined) return null
    const { table, snapshot, pledge, seats } = row
    if (!row.isArchived) return tableOf(table, { snapshot, pledge, affairs: table.affairs, seats })
    const parts = await readable(place, async () => {
      const content = await archived.read(db, place)
      return content === null ? null : archivedParts(content)
    })
    // Without an archive now, it was unpacked in between.
    return parts === null ? tableAt(place) : tableOf(table, { ...parts, seats })
  }

  async function logAt(place: Place, after: number): Promise<readonly LogEntry[]> {
    const lines = await readable(place, () => linesOf(db, place, after))
    if (!isArchived(lines)) return lines.flatMap(({ entry }) => (entry === null ? [] : [entryIn(entry)]))
    return (await archivedLog(place, after)) ?? logAt(place, after)
  }

  /** Null for a table that is not archived. */
  function archivedLog(place: Place, after: number): Promise<readonly LogEntry[] | null> {
    return readable(place, async () => archivedEntries(await archived.read(db, place), after))
  }

  const at =
    <A extends unknown[], T>(read: (place: Place, ...asked: A) => Promise<T>, none: T) =>
    async (tableId: string, ...asked: A): Promise<T> => {
      const place = await places.of(tableId)
      return place === null ? none : read(place, ...asked)
    }
  return { load: at(tableAt, null), log: at(logAt, []) }
}

/** Reads the parts of a table that hold JSON. Throws `TableUnreadable` if they are broken. */
async function readable<T>({ tableId }: Place, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (cause) {
    throw unreadable(tableId, cause)
  }
}

function preparedRow(db: Db) {
  return db
    .select({
      table: tables,
      snapshot: { state: snapshots.state, rulesVersion: snapshots.rulesVersion },
      pledge: { secret: pledges.secret, commitment: pledges.commitment, shares: pledges.shares },
      seats: SEATED,
      isArchived: IS_ARCHIVED,
    })
    .from(tables)
    .leftJoin(snapshots, isJoined(snapshots))
    .leftJoin(pledges, isJoined(pledges))
    .leftJoin(archives, isJoined(archives))
    .where(isAt(ASKED_PLACE))
    .prepare('table_at')
}

const IS_ARCHIVED = sql<boolean>`${archives.tableId} is not null`

/** The entries of a table that is not archived. An archived one may still have some, which are being deleted. */
const entriesAfter = (after: number) => and(isJoined(log), gt(log.position, after), isNull(archives.tableId))

/** The entries of a table, each beside whether the table is archived. One line without an entry if there are none. */
function linesOf(db: Db, place: Place, after: number) {
  const entry = { position: log.position, at: log.at, turn: log.turn, content: log.content }
  return db
    .select({ entry, isArchived: IS_ARCHIVED })
    .from(tables)
    .leftJoin(archives, isJoined(archives))
    .leftJoin(log, entriesAfter(after))
    .where(isAt(place))
    .orderBy(asc(log.position))
}

const isArchived = (lines: readonly { readonly isArchived: boolean }[]) => lines.some((line) => line.isArchived)

type Line = Awaited<ReturnType<typeof linesOf>>[number]['entry']

function entryIn({ position, at, turn, content }: NonNullable<Line>): LogEntry {
  return { position, at, turn, ...content }
}
