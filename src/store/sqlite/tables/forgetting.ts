/** Erases a user from the stored parts of finished tables. An anonymous user takes their place, and everything else stays. */
import { randomBytes } from 'node:crypto'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { anonymousId } from '../../../tables/model/anonymous.js'
import type { User } from '../../../tables/model/people.js'
import type { Forgotten } from '../../../tables/model/ports.js'
import { AT_ONCE } from '../../archive/batch-sizes.js'
import { kindOf } from '../../archive/kinds.js'
import type { Slices } from '../../archive/slices.js'
import { mentionOf, withAnonymous, withNobody } from '../../forgotten.js'
import { prepareRewriting } from '../archive/rewriting.js'
import type { LogKeeping } from '../file/checkpoints.js'
import type { Db } from '../schema/db.js'
import {
  credits,
  ladders,
  log,
  outbox,
  players,
  pledges,
  records,
  results,
  seats,
  tables,
  unarchived,
  users,
} from '../schema/schema.js'
import { value } from '../schema/statements.js'
import { prepareOccurring } from '../standings/occurring.js'
import { IS_OPEN } from './finding.js'

type Words = ReturnType<typeof sql>

type Names = Readonly<Record<string, string>>

const LIVE = ['lobby', 'playing'] as const

/** How long a slice may go on to the next table, in milliseconds. */
const SLICE_MS = 4

export interface Forgetting {
  /** Whether a user has a seat at a live table. */
  isSeated(userId: string): boolean
  /** Erases a user from finished tables, unless they have a seat at a live one. `names` are the anonymous user's, by language. */
  forget(userId: string, names: Names): Promise<Forgotten>
}

export function prepareForgetting(db: Db, slices: Slices, logKeeping: LogKeeping): Forgetting {
  const occurring = prepareOccurring(db)
  const rewriting = prepareRewriting(db, slices)
  const seated = db
    .select({ id: tables.id })
    .from(seats)
    .innerJoin(tables, eq(tables.id, seats.tableId))
    .where(and(IS_OPEN, eq(seats.userId, value('userId')), inArray(tables.status, [...LIVE])))
    .limit(1)
    .prepare()
  const unindexed = db
    .select({ tableId: unarchived.tableId })
    .from(unarchived)
    .where(and(sql`not indexed`, gt(unarchived.tableId, value('after'))))
    .orderBy(unarchived.tableId)
    .limit(value('limit'))
    .prepare()
  const place = db
    .select({ status: tables.status, locale: tables.locale, gameId: tables.gameId, begunUnder: tables.begunUnder })
    .from(tables)
    .where(eq(tables.id, value('tableId')))
    .prepare()
  const known = prepareKnown(db)
  const written = db.$client.prepare<[], number>('select total_changes()').pluck()
  const transaction = (work: () => void) => db.transaction(work, { behavior: 'immediate' })
  const isSeated = (userId: string) => seated.get({ userId }) !== undefined

  /** All ids, read {@link AT_ONCE} at a time. `read` gets the last id already read. */
  async function* inSlices(read: (after: string) => readonly string[]): AsyncGenerator<readonly string[]> {
    for (let after = ''; ; ) {
      await slices.turn()
      const ids = read(after)
      yield ids
      if (ids.length < AT_ONCE) return
      after = ids.at(-1) ?? after
    }
  }

  /** The finished tables in which a user occurs. Tables that are not indexed yet are searched. */
  async function tablesWith(userId: string): Promise<readonly string[]> {
    const found = new Set<string>()
    for await (const tableIds of inSlices((after) => occurring.tablesOf(userId, after, AT_ONCE)))
      for (const tableId of tableIds) found.add(tableId)
    let until = performance.now() + SLICE_MS
    const waiting = (after: string) => unindexed.all({ after, limit: AT_ONCE }).map(({ tableId }) => tableId)
    for await (const tableIds of inSlices(waiting))
      for (const tableId of tableIds) {
        if (performance.now() >= until) {
          await slices.turn()
          until = performance.now() + SLICE_MS
        }
        if (occursIn(db, userId, tableId)) found.add(tableId)
      }
    return [...found]
  }

  /** Erases a user wherever they occur, until nothing new of them is found. */
  async function eraseEverywhere(userId: string, names: Names): Promise<Forgotten> {
    const live = new Set<string>()
    const erased = new Set<string>()
    for (;;) {
      const tableIds = (await tablesWith(userId)).filter((tableId) => !live.has(tableId) && !erased.has(tableId))
      for (const tableId of tableIds) ((await forgetAt(tableId, userId, names)) ? erased : live).add(tableId)
      if (isSeated(userId)) return { kind: 'still-seated', tableIds: [...erased] }
      const isKnown = known.get({ userId })?.isKnown === 1
      if (isKnown) transaction(() => eraseLines(db, userId))
      // A game that ended before this may have broken a record of the user, whom its table names since then.
      if (!isKnown && tableIds.length === 0) return { kind: live.size > 0 ? 'still-named' : 'forgotten', tableIds: [...erased] }
    }
  }

  /** False if the table is live. */
  async function forgetAt(tableId: string, userId: string, names: Names): Promise<boolean> {
    await logKeeping.step()
    await slices.turn()
    const table = place.get({ tableId })
    if (table === undefined || table.status === 'lobby' || table.status === 'playing') return false
    const anonymous: User = { id: anonymousId(randomBytes(6).toString('hex')), name: names[table.locale] ?? '' }
    const replaced = (stored: string) => withAnonymous(stored, userId, anonymous)
    await rewriting.rewrite(tableId, kindOf(table), replaced, (putArchive) =>
      transaction(() => {
        putArchive()
        eraseAt(db, tableId, userId, anonymous)
        occurring.drop(tableId, userId)
      }),
    )
    return true
  }

  return {
    isSeated,
    async forget(userId, names) {
      if (isSeated(userId)) return { kind: 'still-seated', tableIds: [] }
      const before = written.get()
      const forgotten = await eraseEverywhere(userId, names)
      if (written.get() !== before) await logKeeping.emptyLog()
      return forgotten
    },
  }
}

/** Whether anything is stored of a user outside of tables. */
function prepareKnown(db: Db) {
  const userId = value('userId')
  const ofUser = [ladders, records, users].map((table) => sql`exists (select 1 from ${table} where ${table.userId} = ${userId})`)
  return db
    .select({ isKnown: sql<number>`${sql.join(ofUser, sql` or `)}` })
    .from(sql`(select 1)`)
    .prepare()
}

/** Whether a user occurs in a table that is not archived. */
function occursIn(db: Db, userId: string, tableId: string): boolean {
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
function eraseAt(db: Db, tableId: string, userId: string, anonymous: User): void {
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

/** Erases the user's own rows, and their name as a holder of records. */
function eraseLines(db: Db, userId: string): void {
  const guilds = db.selectDistinct({ guildId: ladders.guildId }).from(ladders).where(eq(ladders.userId, userId))
  db.delete(players)
    .where(and(inArray(players.guildId, guilds), eq(players.userId, userId)))
    .run()
  db.delete(ladders).where(eq(ladders.userId, userId)).run()
  db.update(records).set({ userId: null }).where(eq(records.userId, userId)).run()
  db.delete(users).where(eq(users.userId, userId)).run()
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
