/** On which server a table is. Statements about a table name its server, so that they reach one part of a split database. */
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { createRecent } from '../../recent.js'
import type { Db } from './link.js'
import { tables } from './schema/schema.js'

export interface Place {
  readonly guildId: string
  readonly tableId: string
}

/** The place that a prepared statement is asked about. */
export const ASKED_PLACE = { guildId: sql.placeholder('guildId'), tableId: sql.placeholder('tableId') }

interface Rows {
  readonly guildId: AnyPgColumn
  readonly tableId: AnyPgColumn
}

/** Whether rows belong to a table. */
export function isOf(rows: Rows, { guildId, tableId }: Place | typeof ASKED_PLACE): SQL | undefined {
  return and(eq(rows.guildId, guildId), eq(rows.tableId, tableId))
}

/** Whether rows belong to the row of `tables` with which they are joined. */
export function isJoined(rows: Rows): SQL | undefined {
  return and(eq(rows.guildId, tables.guildId), eq(rows.tableId, tables.id))
}

/** Whether a row of `tables` is that of a table. */
export function isAt({ guildId, tableId }: Place | typeof ASKED_PLACE): SQL | undefined {
  return and(eq(tables.guildId, guildId), eq(tables.id, tableId))
}

export interface Places {
  /** Null if there is no such table. A table's place never changes, so it is looked up once. */
  of(tableId: string): Promise<Place | null>
  /** Remembers the place of a table that was just created or read. */
  note(place: Place): void
}

/** The number of places kept in memory. */
const KEPT = 50_000

export function createPlaces(db: Db): Places {
  const known = createRecent<string>(KEPT)
  return {
    async of(tableId) {
      const guildId = known.get(tableId)
      if (guildId !== undefined) return { guildId, tableId }
      const [found] = await db.select({ guildId: tables.guildId }).from(tables).where(eq(tables.id, tableId))
      if (found === undefined) return null
      known.set(tableId, found.guildId)
      return { guildId: found.guildId, tableId }
    },
    note({ guildId, tableId }) {
      known.set(tableId, guildId)
    },
  }
}

/** The place of a table that must exist, because something is to be stored with it. */
export async function placeOf(places: Places, tableId: string): Promise<Place> {
  const place = await places.of(tableId)
  if (place === null) throw new Error(`there is no table ${tableId}`)
  return place
}
