/** The databases in which archives are kept, opened on what a house has stored. */
import Database from 'better-sqlite3'
import { getTableName, is, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { PgTable } from 'drizzle-orm/pg-core'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Content } from '../../../src/store/archive/content.js'
import { createSlices } from '../../../src/store/archive/slices.js'
import { createArchives } from '../../../src/store/postgres/archive/archives.js'
import { createArchiving } from '../../../src/store/postgres/archive/archiving.js'
import { type Link, openLink } from '../../../src/store/postgres/link.js'
import * as postgres from '../../../src/store/postgres/schema/schema.js'
import { createForgetting } from '../../../src/store/postgres/tables/forgetting.js'
import { prepareArchives } from '../../../src/store/sqlite/archive/archives.js'
import { prepareArchiving } from '../../../src/store/sqlite/archive/archiving.js'
import { emptyLog } from '../../../src/store/sqlite/file/durability.js'
import * as sqlite from '../../../src/store/sqlite/schema/schema.js'
import { prepareForgetting } from '../../../src/store/sqlite/tables/forgetting.js'
import { ANONYMOUS_NAMES } from '../../../src/tables/model/anonymous.js'
import type { Store } from '../../../src/tables/model/ports.js'
import type { House } from '../../tables/kit/house.js'
import { freshDatabase } from '../postgres/server.js'

/** What a house has stored, in one of the databases. */
export interface Kept {
  forget(userId: string): ReturnType<Store['forget']>
  next(now: Date): Promise<boolean>
  /** What is stored of a table, archived or not. */
  content(tableId: string): Promise<Content>
  /** Runs a statement that every database understands. Returns the first column of its rows. */
  run(statement: string): Promise<readonly unknown[]>
  /** Every row of every table, as text. */
  everything(): Promise<string>
  close(): Promise<void>
}

/** A server on which the tables of a house are. */
export const GUILD = 'g1'

const NEVER = new Date(Date.UTC(2030, 0, 1))

export async function archiveAll(kept: Kept, now = NEVER): Promise<void> {
  while (await kept.next(now)) {
    // One table after the other.
  }
}

/** How many rows of a table are not archived: of its log, its state, and its pledge. */
export function rowsOf(kept: Kept, tableId: string): Promise<readonly number[]> {
  const counts = ['log', 'snapshots', 'pledges'].map(async (name) => {
    const [count] = await kept.run(`select count(*) from ${name} where table_id = '${tableId}'`)
    return Number(count)
  })
  return Promise.all(counts)
}

async function inSqlite(house: House): Promise<Kept> {
  await house.tables.close()
  house.close()
  const database = new Database(house.path)
  const db = drizzle(database)
  const [archives, slices] = [prepareArchives(db), createSlices()]
  const [archiving, forgetting] = [
    prepareArchiving(db, slices),
    prepareForgetting(db, slices, { step: async () => {}, emptyLog: async () => emptyLog(database) }),
  ]
  const names = database.prepare<[], string>(`select name from sqlite_master where type = 'table'`).pluck().all()
  return {
    forget: (userId) => forgetting.forget(userId, ANONYMOUS_NAMES),
    next: archiving.next,
    content: async (tableId) => archives.read(tableId) ?? archives.unpacked(tableId),
    async run(statement) {
      const prepared = database.prepare<[], unknown>(statement)
      return prepared.reader ? prepared.pluck().all() : [prepared.run().changes]
    },
    everything: async () => JSON.stringify(names.map((name) => [name, database.prepare(`select * from "${name}"`).all()])),
    close: async () => void database.close(),
  }
}

/** The same in PostgreSQL, through a link. */
export function keptBy(link: Link): Kept {
  const [archives, slices] = [createArchives(), createSlices()]
  const [archiving, forgetting] = [createArchiving(link, slices), createForgetting(link, slices)]
  return {
    forget: (userId) => forgetting.forget(userId, ANONYMOUS_NAMES),
    next: archiving.next,
    async content(tableId) {
      const place = { guildId: GUILD, tableId }
      return (await archives.read(link.db, place)) ?? archives.unpacked(link.db, place)
    },
    async run(statement) {
      const { rows } = await link.db.execute(sql.raw(statement))
      return rows.map((row) => Object.values(row)[0])
    },
    async everything() {
      const names = Object.values(postgres).flatMap((table) => (is(table, PgTable) ? [getTableName(table)] : []))
      const rows = names.map(async (name) => {
        const found = await link.db.execute(sql.raw(`select * from "${name}" as rows order by rows`))
        return [name, found.rows]
      })
      return JSON.stringify(await Promise.all(rows))
    },
    close: link.close,
  }
}

/** What is copied, in the order of the foreign keys. Users have no server. */
const COPIED: readonly (readonly [SQLiteTable, PgTable])[] = [
  [sqlite.tables, postgres.tables],
  [sqlite.seats, postgres.seats],
  [sqlite.snapshots, postgres.snapshots],
  [sqlite.pledges, postgres.pledges],
  [sqlite.log, postgres.log],
  [sqlite.unarchived, postgres.unarchived],
  [sqlite.occurrences, postgres.occurrences],
  [sqlite.reviews, postgres.reviews],
  [sqlite.outbox, postgres.outbox],
  [sqlite.results, postgres.results],
  [sqlite.credits, postgres.credits],
  [sqlite.ladders, postgres.ladders],
  [sqlite.players, postgres.players],
  [sqlite.records, postgres.records],
]

/** The URL of a database in PostgreSQL with what a house has stored. */
export async function copyOf(house: House): Promise<string> {
  await house.tables.close()
  house.close()
  const url = await freshDatabase()
  const { db, close } = openLink({ url })
  const database = new Database(house.path, { readonly: true })
  const from = drizzle(database)
  for (const [of, into] of COPIED) {
    const located = from
      .select()
      .from(of)
      .all()
      .map((row) => ({ guildId: GUILD, ...row }))
    if (located.length > 0) await db.insert(into).overridingSystemValue().values(located)
  }
  for (const user of from.select().from(sqlite.users).all()) await db.insert(postgres.users).values(user)
  database.close()
  await close()
  return url
}

export const DATABASES: readonly (readonly [name: string, open: (house: House) => Promise<Kept>])[] = [
  ['SQLite', inSqlite],
  ['PostgreSQL', async (house) => keptBy(openLink({ url: await copyOf(house) }))],
]
