/** Indexes which users occur in which tables, so that a user can be forgotten without searching other tables. */
import { and, asc, eq, sql } from 'drizzle-orm'
import { isPerson } from '../../../tables/model/computer.js'
import type { Db } from '../link.js'
import type { Place } from '../places.js'
import { occurrences } from '../schema/schema.js'

const { userId, guildId, tableId } = occurrences

/** Records users of a table. */
export async function note(db: Db, place: Place, userIds: Iterable<string>): Promise<void> {
  const people = [...userIds].filter((id) => isPerson({ id }))
  if (people.length === 0) return
  await db.execute(
    sql`insert into ${occurrences} (user_id, guild_id, table_id)
      select user_id, ${place.guildId}, ${place.tableId} from unnest(${sql.param(people)}::text[]) as given(user_id)
      on conflict do nothing`,
  )
}

/**
 * Up to `limit` tables in which a user occurs, ordered by id, after `after`. Fewer than `limit` means there are no more. It asks
 * every server.
 */
export async function tablesOf(db: Db, user: string, after: Place | null, limit: number): Promise<readonly Place[]> {
  const isLater = after === null ? undefined : sql`(${tableId}, ${guildId}) > (${after.tableId}, ${after.guildId})`
  return db
    .select({ guildId, tableId })
    .from(occurrences)
    .where(and(eq(userId, user), isLater))
    .orderBy(asc(tableId), asc(guildId))
    .limit(limit)
}

/** Removes a user from the index of a table. */
export async function drop(db: Db, place: Place, user: string): Promise<void> {
  await db.delete(occurrences).where(and(eq(userId, user), eq(tableId, place.tableId), eq(guildId, place.guildId)))
}
