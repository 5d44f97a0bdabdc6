import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { Client } from 'pg'
import { afterEach, describe, expect, test } from 'vitest'
import type { OpenOptions } from '../../../src/store/ports.js'
import { IS_SILENT } from '../../../src/store/postgres/connection/lease.js'
import { type LeasedDatabase, leaseDatabase } from '../../../src/store/postgres/database.js'
import { openLink } from '../../../src/store/postgres/link.js'
import { StoreUnavailable } from '../../../src/store/unavailable.js'
import { NotStored } from '../../../src/tables/model/not-stored.js'
import { asking, type OwnServer, startServer } from './own-server.js'
import { emptyDatabase, freshDatabase } from './server.js'
import { type Started, startProcess as start } from './started.js'
import { wireTo } from './wire.js'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

function startProcess(...given: Parameters<typeof start>): Started {
  const started = start(...given)
  closing.push(() => started.child.kill('SIGKILL'))
  return started
}

async function hold(url: string, options: OpenOptions = {}): Promise<LeasedDatabase> {
  const held = await leaseDatabase(url, options)
  closing.push(held.close)
  return held
}

const put = ({ link }: LeasedDatabase, name: string) => link.db.execute(sql`insert into guilds values (${name}, 1)`)
const written = async (url: string) => (await asking(url, 'select guild_id as id from guilds order by 1')).map(({ id }) => id)
const processesIn = async (url: string) => (await asking(url, 'select count(*)::int as n from processes'))[0]?.n

/** The reason and the sentence with which a process is refused. */
async function refusal(url: string, options: OpenOptions = {}): Promise<readonly [string, string]> {
  const thrown = await hold(url, options).catch((thrown: unknown) => thrown)
  if (!(thrown instanceof StoreUnavailable)) throw new Error('it was not refused', { cause: thrown })
  expect(thrown.message).toMatch(/^[^\n]+: [^\n]+\.$/)
  return [thrown.reason, thrown.message]
}

/** As if the processes had not been heard of for long. */
const SILENCE = `update processes set until = until - interval '1 hour'`

/** Resolves when the frozen process of the database counts as silent. While the server has only just started, nobody does. */
async function silent(url: string): Promise<void> {
  await asking(url, SILENCE)
  await expect.poll(async () => (await asking(url, `select ${IS_SILENT} as late from processes`))[0]?.late).toBe(true)
}

/** Connects like a process of this id. */
async function connectAs(url: string, id: string): Promise<void> {
  const client = new Client({ connectionString: url, application_name: `stagecoach ${id}` })
  client.on('error', () => {})
  await client.connect()
  closing.push(() => client.end())
}

describe('a process', () => {
  test('shares the database with others', async () => {
    const url = await emptyDatabase()
    const other = startProcess(url)
    expect(await other.line()).toBe('held')
    const [first, second] = [await hold(url), await hold(url)]
    await put(first, 'a')
    await put(second, 'b')
    expect(await other.ask('c')).toBe('wrote c')
    expect([await written(url), await processesIn(url)]).toEqual([['a', 'b', 'c'], 3])
  })

  test('that starts together with others creates the tables once', async () => {
    const url = await emptyDatabase()
    const all = await Promise.all([hold(url), hold(url), hold(url)])
    for (const [index, held] of all.entries()) await put(held, String(index))
    const { length } = readMigrationFiles({ migrationsFolder: 'migrations/postgres' })
    expect(await asking(url, 'select count(*)::int as n from drizzle.__drizzle_migrations')).toEqual([{ n: length }])
  })

  test('leaves nothing behind when it stops', async () => {
    const url = await freshDatabase()
    const held = await leaseDatabase(url)
    await put(held, 'a')
    expect(await held.close()).toBe(true)
    expect(await processesIn(url)).toBe(0)
    const named = `select count(*)::int as n from pg_stat_activity where datname = current_database() and application_name <> ''`
    await expect.poll(() => asking(url, named)).toEqual([{ n: 0 }])
  })

  test('ends connections that an earlier process has left', async () => {
    const url = await freshDatabase()
    const other = await hold(url)
    await put(other, 'a')
    await asking(url, 'delete from processes')
    const held = await hold(url)
    await expect(put(other, 'b')).rejects.toThrow(NotStored)
    expect((await other.guard.lost).reason).toBe('lost')
    expect([await other.close(), other.guard.trouble()]).toEqual([false, expect.stringMatching(/have taken over from this bot/)])
    await put(held, 'c')
    expect(await written(url)).toEqual(['a', 'c'])
  })

  test('does not take an operator’s connection for one of a bot', async () => {
    const url = await freshDatabase()
    const operator = openLink({ url })
    closing.push(operator.close)
    const pid = async () => (await operator.db.execute(sql`select pg_backend_pid() as pid`)).rows[0]?.pid
    const before = await pid()
    await hold(url)
    expect(await pid()).toBe(before)
  })

  test('is refused while another program is at work on all of the database', async () => {
    const url = await freshDatabase()
    const mover = new Client({ connectionString: url })
    await mover.connect()
    closing.push(() => mover.end())
    await mover.query('begin; lock table processes in share row exclusive mode')
    expect(await refusal(url)).toEqual(['in-use', expect.stringMatching(/^Another program is at work on all of the database/)])
    await mover.query('rollback')
    expect(await processesIn(url)).toBe(0)
  })
})

describe('a process that wants the database alone', () => {
  test('is refused while another one uses it, is told which, and leaves nothing open', async () => {
    const url = await freshDatabase()
    const other = startProcess(url)
    expect(await other.line()).toBe('held')
    const name = `process ${other.child.pid} on .+`
    const by = (whom: string) => ['in-use', expect.stringMatching(new RegExp(`is used by ${whom} first, or set DATABASE_URL`))]
    expect(await refusal(url, { alone: true })).toEqual(by(`another bot \\(${name}\\): stop that one`))
    await hold(url)
    expect(await refusal(url, { alone: true })).toEqual(
      by(`other bots \\(${name}, ${name.replace(/\d+/, '\\d+')}\\): stop those`),
    )
    const refused = startProcess(url, 'alone')
    expect(await refused.line()).toMatch(/is used by/)
    expect(await refused.line()).toBe('nothing')
    await expect.poll(() => refused.child.exitCode).toBe(0)
    expect(await other.ask('a')).toBe('wrote a')
  })

  test('waits for one that is stopping', async () => {
    const url = await freshDatabase()
    const first = await leaseDatabase(url)
    const [second] = await Promise.all([hold(url, { alone: true }), first.close()])
    await put(second, 'a')
    expect(await processesIn(url)).toBe(1)
  })

  test('keeps others out until it stops', async () => {
    const url = await freshDatabase()
    const held = await hold(url, { alone: true })
    expect(await refusal(url)).toEqual([
      'in-use',
      expect.stringMatching(/^Another program has the database .+ to itself \(process \d+ on/),
    ])
    const [other] = await Promise.all([hold(url), held.close()])
    await put(other, 'a')
  })

  test('takes the place of one that was killed', async () => {
    const url = await freshDatabase()
    const other = startProcess(url)
    expect(await other.line()).toBe('held')
    other.child.kill('SIGKILL')
    await put(await hold(url, { alone: true }), 'a')
  })

  test('takes the place of one that is frozen, which can write nothing any more', async () => {
    const url = await freshDatabase()
    const other = startProcess(url)
    expect([await other.line(), await other.ask('a')]).toEqual(['held', 'wrote a'])
    other.child.kill('SIGSTOP')
    await expect(leaseDatabase(url, { alone: true })).rejects.toThrow(/is used by another bot/)
    await silent(url)
    const held = await hold(url, { alone: true })
    await put(held, 'b')
    other.child.kill('SIGCONT')
    const said = [await other.ask('c'), await other.line()].sort()
    expect(said).toEqual([
      'NotStored',
      expect.stringMatching(/have taken over from this bot, .*, so it stops: start it again\.$/),
    ])
    expect(await other.ask('d')).toBe('NotStored')
    expect(await written(url)).toEqual(['a', 'b'])
    expect(held.guard.trouble()).toBeNull()
  })
})

describe('a database of an earlier version', () => {
  /** The URL of a database as it was before several processes could use it. */
  async function earlierDatabase(): Promise<string> {
    const url = await emptyDatabase()
    const [first] = readMigrationFiles({ migrationsFolder: 'migrations/postgres' })
    await asking(
      url,
      `${first?.sql.join(';')}; create schema drizzle;
      create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
      insert into drizzle.__drizzle_migrations (hash, created_at) values ('${first?.hash}', ${first?.folderMillis})`,
    )
    return url
  }

  test('is brought up to date once by those that start together', async () => {
    const url = await earlierDatabase()
    const both = await Promise.all([hold(url), hold(url)])
    for (const [index, held] of both.entries()) await put(held, String(index))
    expect(await asking(url, 'select alone, leaving, application from processes')).toEqual(
      Array(2).fill({ alone: false, leaving: false, application: null }),
    )
  })

  test('is not changed while another bot uses it', async () => {
    const url = await earlierDatabase()
    const id = '0123456789abcdef'
    await asking(url, `insert into processes values ('${id}', 'process 7 on elsewhere', now(), now() + interval '1 hour')`)
    await connectAs(url, id)
    expect(await refusal(url)).toEqual([
      'in-use',
      expect.stringMatching(/^This version changes the database .* use \(process 7 on elsewhere\): stop them all/),
    ])
    expect(await asking(url, `select to_regclass('shards') as shards, (select count(*)::int from processes) as n`)).toEqual([
      { shards: null, n: 1 },
    ])
  })

  test('is brought up to date once the bot that used it is no more', async () => {
    const url = await earlierDatabase()
    await asking(url, `insert into processes values ('0123456789abcdef', 'process 7', now(), now() + interval '1 hour')`)
    await put(await hold(url), 'a')
    expect(await processesIn(url)).toBe(1)
  })
})

describe('a database that a newer version has changed', () => {
  test('is left alone by an earlier one that slept meanwhile, and by one that starts', async () => {
    const url = await freshDatabase()
    const other = startProcess(url)
    expect([await other.line(), await other.ask('a')]).toEqual(['held', 'wrote a'])
    other.child.kill('SIGSTOP')
    await silent(url)
    // A newer version takes its place in the same way before it changes anything.
    await hold(url, { alone: true })
    await asking(
      url,
      `alter table guilds rename column games to finished;
      insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', extract(epoch from now()) * 1000)`,
    )
    other.child.kill('SIGCONT')
    expect([await other.ask('b'), await other.line()].sort()).toEqual(['NotStored', expect.stringMatching(/so it stops/)])
    expect(await refusal(url)).toEqual(['newer', expect.stringMatching(/written by a newer version of this program/)])
    expect(await written(url)).toEqual(['a'])
  })
})

describe('what others tell', () => {
  async function listening(url: string) {
    const held = await hold(url)
    const told: (string | null)[] = []
    held.listen('stagecoach', (what) => told.push(what))
    return { held, told }
  }

  test('is heard, each channel by itself', async () => {
    const url = await freshDatabase()
    const { told } = await listening(url)
    await asking(url, `select pg_notify('stagecoach', 'a'), pg_notify('stagecoach_shards', 'b'), pg_notify('stagecoach', '')`)
    await expect.poll(() => told).toEqual(['a', ''])
  })

  test('may have been missed while the connection was broken', async () => {
    const url = await freshDatabase()
    const { told } = await listening(url)
    const isListening = `query like 'listen%' or query like 'update processes set until%'`
    await asking(
      url,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and (${isListening})`,
    )
    await expect.poll(() => told).toEqual([null])
  })
})

describe('a server that starts again', () => {
  const withServer = async (): Promise<OwnServer> => {
    const server = await startServer()
    closing.push(server.remove)
    return server
  }

  test('has not lost the process, however long it was away', async () => {
    const server = await withServer()
    const held = await hold(server.url)
    await put(held, 'a')
    await asking(server.url, SILENCE)
    await server.stop('immediate')
    held.guard.look()
    await expect.poll(held.guard.trouble).toMatch(/out of reach/)
    await server.start()
    await expect.poll(held.guard.trouble).toBeNull()
    await put(held, 'b')
    await expect(leaseDatabase(server.url, { alone: true })).rejects.toThrow(/is used by another bot/)
    expect(await written(server.url)).toEqual(['a', 'b'])
  })

  test('is told without a press, also if it only freezes', async () => {
    const server = await withServer()
    const held = await hold(server.url)
    await server.freeze()
    held.guard.look()
    await expect.poll(held.guard.trouble).toMatch(/out of reach/)
    server.thaw()
    await expect.poll(held.guard.trouble).toBeNull()
  })

  test('keeps nobody from stopping while it is away', async () => {
    const server = await withServer()
    const wire = await wireTo(server.url)
    closing.push(wire.close)
    const held = await leaseDatabase(wire.url)
    await server.freeze()
    expect(await held.close()).toBe(true)
    server.thaw()
  })
})
