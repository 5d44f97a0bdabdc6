/** Erases a user from what is stored of ended tables: a nameless stand-in takes their place, and all else stays. */
import { randomBytes } from 'node:crypto'
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Forgotten } from '../tables/ports.js'
import { standInId } from '../tables/stand-in.js'
import type { User } from '../tables/table.js'
import type { Db } from './db.js'
import { credits, ladders, log, outbox, players, pledges, records, results, seats, tables, users } from './schema.js'

type Words = ReturnType<typeof sql>

type Names = Readonly<Record<string, string>>

/** Ended tables looked through together; others get their turn in between. */
const SLICE = 50

const LIVE = ['lobby', 'playing'] as const

/** Erases a user in one transaction, unless they have a seat at a live table; `names` are those of stand-ins, by language. */
export async function forget(db: Db, userId: string, names: Names): Promise<Forgotten> {
  if (isSeated(db, userId)) return { kind: 'still-seated' }
  const tableIds = await tablesWith(db, userId)
  return overwriting(db, () => erase(db, userId, tableIds, names))
}

/** Does something that leaves nothing behind in the file, whatever that costs. */
function overwriting<T>(db: Db, work: () => T): T {
  db.run(sql`pragma secure_delete = on`)
  try {
    return work()
  } finally {
    db.run(sql`pragma secure_delete = fast`)
  }
}

function erase(db: Db, userId: string, tableIds: readonly string[], names: Names): Forgotten {
  return db.transaction(
    (): Forgotten => {
      if (isSeated(db, userId)) return { kind: 'still-seated' }
      for (const tableId of tableIds) forgetAt(db, tableId, userId, names)
      for (const table of [ladders, players]) db.delete(table).where(eq(table.userId, userId)).run()
      forgetRecords(db, userId)
      db.delete(users).where(eq(users.userId, userId)).run()
      return { kind: 'forgotten' }
    },
    { behavior: 'immediate' },
  )
}

/** Whether a user has a seat at a live table. */
export function isSeated(db: Db, userId: string): boolean {
  const seated = db
    .select({ id: tables.id })
    .from(seats)
    .innerJoin(tables, eq(tables.id, seats.tableId))
    .where(and(eq(seats.userId, userId), inArray(tables.status, [...LIVE])))
  return seated.get() !== undefined
}

/** The ended tables in which a user occurs: in a seat, as host, or in what was logged of somebody who left. */
async function tablesWith(db: Db, userId: string): Promise<readonly string[]> {
  const ended = db
    .select({ id: tables.id })
    .from(tables)
    .where(notInArray(tables.status, [...LIVE]))
    .all()
    .map(({ id }) => id)
  const found: string[] = []
  for (let start = 0; start < ended.length; start += SLICE) {
    found.push(...occurrences(db, userId, ended.slice(start, start + SLICE)))
    await new Promise((resolve) => setImmediate(resolve))
  }
  return found
}

function occurrences(db: Db, userId: string, tableIds: readonly string[]): readonly string[] {
  const rows = db
    .select({ id: tables.id })
    .from(tables)
    .where(
      and(
        inArray(tables.id, [...tableIds]),
        sql`(${tables.hostId} = ${userId} or ${mentions(tables.affairs, userId)}
          or exists (select 1 from ${seats} where ${seats.tableId} = ${tables.id} and ${seats.userId} = ${userId})
          or exists (select 1 from ${pledges} where ${pledges.tableId} = ${tables.id} and ${mentions(pledges.shares, userId)})
          or exists (select 1 from ${outbox} where ${outbox.tableId} = ${tables.id} and ${mentions(outbox.announcement, userId)})
          or exists (select 1 from ${log} where ${log.tableId} = ${tables.id} and ${mentions(log.content, userId)}))`,
      ),
    )
  return rows.all().map(({ id }) => id)
}

/** Whether JSON has a user's id in it. */
function mentions(column: unknown, userId: string): Words {
  return sql`instr(${column}, ${JSON.stringify(userId)}) > 0`
}

function forgetAt(db: Db, tableId: string, userId: string, names: Names): void {
  const table = db.select({ locale: tables.locale }).from(tables).where(eq(tables.id, tableId)).get()
  const standIn: User = { id: standInId(randomBytes(6).toString('hex')), name: names[table?.locale ?? ''] ?? '' }
  const replaced = (stored: string) => withStandIn(stored, userId, standIn)
  db.update(seats)
    .set({ userId: standIn.id, userName: standIn.name })
    .where(and(eq(seats.tableId, tableId), eq(seats.userId, userId)))
    .run()
  db.update(tables)
    .set({ hostId: standIn.id, hostName: standIn.name })
    .where(and(eq(tables.id, tableId), eq(tables.hostId, userId)))
    .run()
  db.update(credits)
    .set({ userId: standIn.id, name: standIn.name })
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
}

/** Their records stand, and are nobody's. */
function forgetRecords(db: Db, userId: string): void {
  db.update(records).set({ userId: null }).where(eq(records.userId, userId)).run()
  rewrite(db, sql`results`, sql`broken`, mentions(results.broken, userId), (stored) =>
    stored.replaceAll(JSON.stringify(userId), 'null'),
  )
}

/** Changes the JSON in a column of some rows; as text, because of a table that was set aside it may be broken. */
function rewrite(db: Db, table: Words, column: Words, where: Words, replaced: (stored: string) => string): void {
  const rows = db.all<{ readonly row: number; readonly stored: string }>(
    sql`select rowid as row, ${column} as stored from ${table} where ${where}`,
  )
  for (const { row, stored } of rows) {
    db.run(sql`update ${table} set ${column} = ${replaced(stored)} where rowid = ${row}`)
  }
}

/** JSON with a stand-in wherever it names a user; broken JSON loses the id alone. */
function withStandIn(stored: string, userId: string, standIn: User): string {
  const isUser = (value: object) => 'id' in value && value.id === userId && 'name' in value
  const replace = (key: string, value: unknown): unknown => {
    if (typeof value === 'object' && value !== null && isUser(value)) return { ...value, ...standIn }
    return value === userId && key !== 'entropy' ? standIn.id : value
  }
  try {
    return JSON.stringify(JSON.parse(stored), replace)
  } catch {
    return stored.replaceAll(JSON.stringify(userId), JSON.stringify(standIn.id))
  }
}
