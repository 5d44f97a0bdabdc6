/** Where the rows of one table mention a user, and how an anonymous user takes the user's place in them. */
import { and, eq, sql } from 'drizzle-orm'
import type { User } from '../../../tables/model/people.js'
import { mentionOf, withAnonymous, withNobody } from '../../forgotten.js'
import type { Db } from '../schema/db.js'
import { credits, log, outbox, pledges, results, seats, tables } from '../schema/schema.js'

type Words = ReturnType<typeof sql>

/** Whether a user occurs in a table that is not archived. */
export function occursIn(db: Db, userId: string, tableId: string): boolean {
  const row = db
    .select({ id: tables.id })
    .from(tables)
    .leftJoin(results, eq(results.tableId, tables.id))
    .where(
      and(
        eq(tables.id, tableId),
        sql`(${mentions(tables.affairs, userId)} or ${mentions(results.broken, userId)}
          or exists (select 1 from ${credits} where ${credits.sequence} = ${results.sequence} and ${credits.userId} = ${userId})
          or exists (select 1 from ${pledges} where ${pledges.tableId} = ${tables.id} and ${mentions(pledges.shares, userId)})
          or exists (select 1 from ${outbox} where ${outbox.tableId} = ${tables.id} and ${mentions(outbox.announcement, userId)})
          or exists (select 1 from ${log} where ${log.tableId} = ${tables.id} and ${mentions(log.content, userId)}))`,
      ),
    )
    .get()
  return row !== undefined
}

/** Whether JSON contains a user's id. */
function mentions(column: unknown, userId: string): Words {
  return sql`instr(${column}, ${mentionOf(userId)}) > 0`
}

/** Erases a user from the rows of a table. */
export function eraseAt(db: Db, tableId: string, userId: string, anonymous: User): void {
  const replaced = (stored: string) => withAnonymous(stored, userId, anonymous)
  db.update(seats)
    .set({ userId: anonymous.id, userName: anonymous.name })
    .where(and(eq(seats.tableId, tableId), eq(seats.userId, userId)))
    .run()
  db.update(tables)
    .set({ hostId: anonymous.id, hostName: anonymous.name })
    .where(and(eq(tables.id, tableId), eq(tables.hostId, userId)))
    .run()
  db.update(credits)
    .set({ userId: anonymous.id, name: anonymous.name })
    .where(
      and(
        sql`${credits.sequence} = (select ${results.sequence} from ${results} where ${results.tableId} = ${tableId})`,
        eq(credits.userId, userId),
      ),
    )
    .run()
  const naming = (id: Words, column: Words) => sql`${id} = ${tableId} and ${mentions(column, userId)}`
  rewrite(db, sql`tables`, sql`affairs`, naming(sql`id`, sql`affairs`), replaced)
  rewrite(db, sql`pledges`, sql`shares`, naming(sql`table_id`, sql`shares`), replaced)
  rewrite(db, sql`outbox`, sql`announcement`, naming(sql`table_id`, sql`announcement`), replaced)
  rewrite(db, sql`log`, sql`content`, naming(sql`table_id`, sql`content`), replaced)
  // Records stay, but without a holder.
  rewrite(db, sql`results`, sql`broken`, naming(sql`table_id`, sql`broken`), (stored) => withNobody(stored, userId))
}

/** Changes the JSON in a column of some rows. It is treated as text, because it may be broken in tables that were set aside. */
function rewrite(db: Db, table: Words, column: Words, where: Words, replaced: (stored: string) => string): void {
  const rows = db.all<{ readonly row: number; readonly stored: string }>(
    sql`select rowid as row, ${column} as stored from ${table} where ${where}`,
  )
  for (const { row, stored } of rows) {
    db.run(sql`update ${table} set ${column} = ${replaced(stored)} where rowid = ${row}`)
  }
}
