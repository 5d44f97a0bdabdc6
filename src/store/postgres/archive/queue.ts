/** The queue of tables that are still to be archived. */
import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm'
import type { Partition } from '../../../cluster/ports.js'
import type { StoredStatus } from '../../../tables/model/ports.js'
import type { Db } from '../link.js'
import { inPartition } from '../partitions.js'
import { isJoined, isOf, type Place } from '../places.js'
import { archives, tables, unarchived } from '../schema/schema.js'

/** A table in the queue. */
export interface Queued extends Place {
  readonly gameId: string
  readonly begunUnder: number | null
  readonly status: StoredStatus
  readonly due: Date
  readonly indexed: boolean
  readonly isArchived: boolean
}

/** The table of a partition that is due first. Null if none is due at `now`. */
export async function firstDue(db: Db, now: Date, partition: Partition): Promise<Queued | null> {
  return (await find(db, and(lte(unarchived.due, now), inPartition(unarchived.guildId, partition))))[0] ?? null
}

/** The table as it is in the queue now. Null if it is not in it. */
export async function queuedAt(db: Db, place: Place): Promise<Queued | null> {
  return (await find(db, isOf(unarchived, place)))[0] ?? null
}

/** Adds a table, or changes when it is due. */
export async function enlist(db: Db, { guildId, tableId }: Place, due: Date): Promise<void> {
  await db
    .insert(unarchived)
    .values({ guildId, tableId, due, indexed: true })
    .onConflictDoUpdate({ target: [unarchived.guildId, unarchived.tableId], set: { due: sql`excluded.due` } })
}

export async function update(db: Db, place: Place, set: Partial<Pick<Queued, 'due' | 'indexed'>>): Promise<void> {
  await db.update(unarchived).set(set).where(isOf(unarchived, place))
}

/** Takes a table off the queue. */
export async function strike(db: Db, place: Place): Promise<void> {
  await db.delete(unarchived).where(isOf(unarchived, place))
}

function find(db: Db, where: SQL | undefined): Promise<Queued[]> {
  const { guildId, tableId, due, indexed } = unarchived
  const { gameId, begunUnder, status } = tables
  const archived = db
    .select({ one: sql`1` })
    .from(archives)
    .where(and(eq(archives.guildId, guildId), eq(archives.tableId, tableId)))
  return db
    .select({ guildId, tableId, gameId, begunUnder, status, due, indexed, isArchived: sql<boolean>`exists ${archived}` })
    .from(unarchived)
    .innerJoin(tables, isJoined(unarchived))
    .where(where)
    .orderBy(asc(due))
    .limit(1)
}
