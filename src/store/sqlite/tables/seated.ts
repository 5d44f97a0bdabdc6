/** Who sits at a table, by seat. */
import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../schema/db.js'
import { seats } from '../schema/schema.js'
import { value } from '../schema/statements.js'

/** Takes the `tableId`. */
export function prepareSeated(db: Db) {
  return db
    .select({ id: seats.userId, name: seats.userName, colour: sql<number>`coalesce(${seats.colour}, ${seats.seat})` })
    .from(seats)
    .where(eq(seats.tableId, value('tableId')))
    .orderBy(asc(seats.seat))
    .prepare()
}
