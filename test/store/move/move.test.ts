import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MoveFailed, type Source, type Target } from '../../../src/store/move/ends.js'
import { type MoveProgress, move } from '../../../src/store/move/move.js'
import { MOVED } from '../../../src/store/move/moved-tables.js'
import { openPostgresSource } from '../../../src/store/move/postgres/source.js'
import { openPostgresTarget } from '../../../src/store/move/postgres/target.js'
import { openSqliteSource } from '../../../src/store/move/sqlite/source.js'
import { openSqliteTarget } from '../../../src/store/move/sqlite/target.js'
import { openStore } from '../../../src/store/sqlite/open.js'
import { auditTable } from '../../../src/tables/service/audit.js'
import { cleanUp, freshFolder, openHouse } from '../../tables/kit/house.js'
import { tally } from '../../tables/kit/tally-game.js'
import { databaseOf, STEPS } from '../earlier.js'
import { freshDatabase } from '../postgres/server.js'
import { contentOf, filled, upgraded } from './filled.js'

afterAll(cleanUp)

const freshPath = () => join(freshFolder(), 'moved.sqlite')

/** Moves from one end to the other. `between` stands before the target. */
async function moved(source: Source, target: Promise<Target> | Target, between = (to: Target): Target => to) {
  try {
    const to = await target
    try {
      return await move(source, between(to))
    } finally {
      await to.close()
    }
  } finally {
    await source.close()
  }
}

const toPostgres = async (path: string, url: string, between?: (to: Target) => Target) =>
  moved(openSqliteSource(path), openPostgresTarget(url), between)

const toSqlite = async (url: string, path: string, between?: (to: Target) => Target) => {
  const source = await openPostgresSource(url)
  return moved(
    source,
    Promise.resolve().then(() => openSqliteTarget(path)),
    between,
  )
}

/** Why nothing was moved: one sentence. */
async function failure(work: Promise<unknown>): Promise<string> {
  const thrown = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(thrown instanceof MoveFailed)) throw new Error('it was moved', { cause: thrown })
  expect(thrown.message).toMatch(/^[^\n]*[.]$/)
  return thrown.message
}

async function asked<Answer extends object>(url: string, statement: string): Promise<readonly Answer[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Answer>(statement)).rows
  } finally {
    await client.end()
  }
}

/** The rows of all tables in PostgreSQL. */
async function rowsIn(url: string): Promise<number> {
  const counts = [...MOVED.map(({ name }) => name), 'guilds'].map((name) => `(select count(*) from ${name})`)
  return Number((await asked<{ sum: string }>(url, `select ${counts.join(' + ')} as sum`))[0]?.sum)
}

/** A database in PostgreSQL without any schema. */
async function bareDatabase(): Promise<string> {
  const url = await freshDatabase()
  await asked(url, 'drop schema drizzle cascade; drop schema public cascade; create schema public')
  return url
}

function changed(path: string, statements: string): string {
  const database = new Database(path)
  database.exec(statements)
  database.close()
  return path
}

/** Fails when the first row of a table is put. */
const failingAt =
  (name: string, thrown: Error) =>
  (to: Target): Target => ({
    ...to,
    put: async (table, rows) => (table.name === name ? Promise.reject(thrown) : to.put(table, rows)),
  })

let full: string
let copied: string
let back: string

beforeAll(async () => {
  full = await filled()
  copied = await freshDatabase()
  back = freshPath()
})

describe('a database', () => {
  test('is the same after it was moved to PostgreSQL and back, with the same checksums', async () => {
    const there = await toPostgres(full, copied)
    const again = await toSqlite(copied, back)
    expect(again).toEqual(there)
    expect(there.map(({ table }) => table)).toEqual(MOVED.map(({ name }) => name))
    expect(there.filter(({ rows }) => rows === 0)).toEqual([])
    expect(contentOf(back)).toEqual(contentOf(full))
    expect(statSync(back).mode & 0o777).toBe(0o600)
    expect(readdirSync(dirname(back))).toEqual([basename(back)])
  })

  test('answers the bot as before', async () => {
    const [before, after] = [full, back].map((path) => openHouse({}, path))
    if (before === undefined || after === undefined) throw new Error('there are two')
    const ids = contentOf(full).tables?.map((row) => String((row as { id: string }).id)) ?? []
    for (const id of ids) {
      for (const ask of ['load', 'review'] as const)
        expect(await outcome(() => after.store[ask](id))).toEqual(await outcome(() => before.store[ask](id)))
      expect(await outcome(() => after.store.log(id, 0))).toEqual(await outcome(() => before.store.log(id, 0)))
      expect(await outcome(() => auditTable(after.store, () => tally, id))).toEqual(
        await outcome(() => auditTable(before.store, () => tally, id)),
      )
      expect(await after.posts.list(id)).toEqual(await before.posts.list(id))
      expect(await after.store.queued(id, 100)).toEqual(await before.store.queued(id, 100))
    }
    expect(await after.recount.digests()).toEqual(await before.recount.digests())
    expect(await after.census()).toEqual(await before.census())
    for (const user of ['1001', '1002', '1003', '1005'])
      expect(await after.settings.find(user)).toEqual(await before.settings.find(user))
    before.close()
    after.close()
  })

  test('has the games of each server numbered from 1 in PostgreSQL, and its counters go on', async () => {
    const games = await asked<{ guild_id: string; games: number; numbers: number[] }>(
      copied,
      'select guild_id, games, array(select sequence from results r where r.guild_id = g.guild_id order by ended_at) as numbers from guilds g order by 1',
    )
    expect(games).toEqual([
      { guild_id: 'g1', games: 4, numbers: [1, 2, 3, 4] },
      { guild_id: 'g2', games: 6, numbers: [3, 1, 2, 4, 5, 6] },
      { guild_id: 'g3', games: 1, numbers: [1] },
    ])
    const counter = (name: string, column: string) =>
      `pg_sequence_last_value('${name}_${column}_seq') = (select max(${column}) from ${name}) as ${name}`
    const [counters] = await asked(
      copied,
      `select pg_sequence_last_value('outbox_id_seq')::int as outbox, ${counter('figure_keys', 'id')}, ${counter('records', 'nth')}`,
    )
    expect(counters).toEqual({ outbox: 1000, figure_keys: true, records: true })
  })

  test('says how far it is', async () => {
    const told: MoveProgress[] = []
    const [source, target] = [openSqliteSource(full), openSqliteTarget(freshPath())]
    const sum = (await move(source, target, { tell: (progress) => told.push(progress), tellEveryMs: 0 })).reduce(
      (all, { rows }) => all + rows,
      0,
    )
    await target.close()
    await source.close()
    expect(told.every(({ of, rows }) => of === sum && rows <= sum)).toBe(true)
    for (const step of ['copied', 'compared']) {
      expect(told.filter((each) => each.step === step).at(-1)).toMatchObject({ rows: sum, table: 'users' })
    }
  })

  test.each(['two-games', 'earlier-rules'] as const)(
    'of an earlier version (%s) is moved once it is up to date',
    async (fixture) => {
      const path = upgraded(fixture)
      const url = await bareDatabase()
      const to = freshPath()
      const there = await toPostgres(path, url)
      expect(await toSqlite(url, to)).toEqual(there)
      expect(contentOf(to)).toEqual(contentOf(path))
    },
  )

  test('takes the place of an empty one', async () => {
    const to = freshPath()
    openStore(to).close()
    await toSqlite(copied, to)
    expect(contentOf(to)).toEqual(contentOf(full))
    expect(existsSync(`${to}-wal`)).toBe(false)
  })
})

/** What a call comes to. Broken tables reject. */
const outcome = (call: () => Promise<unknown>) => call().catch((thrown: unknown) => String(thrown))

describe('nothing is moved', () => {
  test('if it fails in the middle, or the copy is not the same, which is said', async () => {
    const url = await freshDatabase()
    const [bare, path] = [await bareDatabase(), freshPath()]
    const stop = new Error('stop')
    for (const to of [url, bare]) await expect(toPostgres(full, to, failingAt('credits', stop))).rejects.toBe(stop)
    await expect(toSqlite(copied, path, failingAt('credits', stop))).rejects.toBe(stop)
    const altering = (to: Target): Target => ({
      ...to,
      put: (table, rows) => to.put(table, table.name === 'posts' ? rows.map((row) => row.with(-1, '78')) : rows),
    })
    const losing = (to: Target): Target => ({
      ...to,
      put: async (table, rows) => to.put(table, table.name === 'users' ? rows.slice(1) : rows),
    })
    for (const to of [url, bare]) {
      expect(await failure(toPostgres(full, to, altering))).toMatch(/^The table posts arrived as 1 rows with another checksum/)
      expect(await failure(toPostgres(full, to, losing))).toMatch(/^The table users arrived as \d+ of \d+ rows/)
    }
    expect(await failure(toSqlite(copied, path, altering))).toMatch(/^The table posts arrived/)
    expect(await rowsIn(url)).toBe(0)
    expect(await asked(bare, `select tablename from pg_tables where schemaname in ('public', 'drizzle')`)).toEqual([])
    expect(readdirSync(dirname(path))).toEqual([])
  })

  test('to a database that is not empty', async () => {
    expect(await failure(toPostgres(full, copied))).toBe('The database in PostgreSQL is not empty: name an empty one with --to.')
    const before = contentOf(back)
    expect(await failure(toSqlite(copied, back))).toMatch(/is not empty: choose another file with --to\.$/)
    expect(contentOf(back)).toEqual(before)
  })

  test('from or to a database in use', async () => {
    const [house, other] = [openStore(freshPath()), freshPath()]
    const path = openHouse().path
    expect(() => openSqliteSource(path)).toThrow(/is in use: stop the bot first\.$/)
    expect(() => openSqliteTarget(path)).toThrow(/is in use: stop the bot first\.$/)
    house.close()
    const url = await freshDatabase()
    const said = 'The database in PostgreSQL is in use: stop the bot first, and if it was killed, wait ten seconds.'
    await asked(url, `insert into processes values ('p', 'here', now(), now() + interval '1 minute')`)
    expect(await failure(toPostgres(full, url))).toBe(said)
    expect(await failure(toSqlite(url, other))).toBe(said)
    await asked(url, `update processes set until = now() - interval '1 second'`)
    await toSqlite(url, other)
  })

  test('while another program writes', { timeout: 30_000 }, async () => {
    const url = await freshDatabase()
    const client = new Client({ connectionString: url })
    await client.connect()
    await client.query(`begin; insert into processes values ('p', 'here', now(), now() + interval '1 minute')`)
    expect(await failure(toSqlite(url, freshPath()))).toMatch(/^Another program is at work in the database/)
    await client.end()
  })

  test('of an older, a newer or a foreign database, or of none', async () => {
    expect(() => openSqliteSource(databaseOf(STEPS.length - 1))).toThrow(
      /older version of this program: start the bot on it once/,
    )
    expect(() => openSqliteSource(freshPath())).toThrow(/^There is no database at .*--from\.$/)
    const later = `insert into __drizzle_migrations (hash, created_at) values ('later', 9999999999999)`
    const path = freshPath()
    openStore(path).close()
    expect(() => openSqliteSource(changed(path, later))).toThrow(/newer version of this program: move it with that version/)
    expect(() => openSqliteSource(changed(freshPath(), 'create table mine (id)'))).toThrow(/belongs to another program/)
    const text = freshPath()
    writeFileSync(text, 'x'.repeat(5000))
    expect(() => openSqliteSource(text)).toThrow(/is not a database: name another file/)
    expect(readFileSync(text, 'utf8')).toBe('x'.repeat(5000))

    const url = await freshDatabase()
    await asked(url, `insert into drizzle.${later.slice('insert into '.length)}`)
    expect(await failure(toPostgres(full, url))).toMatch(/newer version of this program: move it with that version/)
    await asked(url, 'update drizzle.__drizzle_migrations set created_at = 1')
    expect(await failure(toPostgres(full, url))).toMatch(/belongs to another program/)
    const bare = await bareDatabase()
    expect(await failure(toSqlite(bare, freshPath()))).toMatch(/holds nothing: name the one that the bot uses/)
    await asked(bare, 'create table users (id int)')
    expect(await failure(toPostgres(full, bare))).toMatch(/belongs to another program/)
  })

  test('if a text holds NUL, or a number is none, which is said with its table', async () => {
    const url = await freshDatabase()
    const path = upgraded('two-games')
    changed(path, `update seats set user_name = 'a' || char(0) || 'b' where seat = 1`)
    expect(await failure(toPostgres(path, url))).toMatch(
      /^The table seats holds a text with the character NUL in its column user_name/,
    )
    changed(path, `update seats set user_name = 'b'; update seats set points = 'many'`)
    expect(await failure(toPostgres(path, url))).toMatch(/^The table seats holds something that is not a whole number/)
    changed(path, 'update seats set points = 3000000000')
    expect(await failure(toPostgres(path, url))).toMatch(/^PostgreSQL refuses rows of the table seats \(.*out of range.*22003\)/)
    expect(await rowsIn(url)).toBe(0)
  })

  test('if rows belong to nothing', async () => {
    const path = changed(
      upgraded('two-games'),
      `pragma foreign_keys = off; insert into posts (table_id, key, channel_id, message_id) values ('nowhere', 'turn:1', 'c', 'm')`,
    )
    expect(await failure(toPostgres(path, await freshDatabase()))).toMatch(/^The table posts has \d+ rows, and \d+ that belong/)
  })

  test('beside what another database has left, which SQLite would read', async () => {
    const path = freshPath()
    writeFileSync(`${path}-wal`, '')
    expect(() => openSqliteTarget(path)).toThrow(/-wal, which belongs to another database: move it away first\.$/)
    rmSync(`${path}-wal`)
    expect(() => openSqliteTarget(dirname(path))).toThrow(/is not a file: choose another name/)
  })
})
