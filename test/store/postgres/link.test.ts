import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { OutcomeUnknown } from '../../../src/store/postgres/connection/sessions.js'
import { type Db, type Link, type LinkOptions, openLink } from '../../../src/store/postgres/link.js'
import { NotStored } from '../../../src/tables/model/not-stored.js'
import { asking, type OwnServer, startServer } from './own-server.js'
import { emptyDatabase } from './server.js'
import { type Wire, wireTo } from './wire.js'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

function open(url: string, options: Partial<LinkOptions> = {}): Link {
  const link = openLink({ url, ...options })
  closing.push(link.close)
  return link
}

const put = (db: Db, thing: string) => db.execute(sql`insert into things values (${thing})`)
const thingsIn = async (url: string) => (await asking(url, 'select thing from things order by thing')).map(({ thing }) => thing)

/** The URL of a database with one table. */
async function withThings(): Promise<string> {
  const url = await emptyDatabase()
  await asking(url, 'create table things (thing text)')
  return url
}

async function wired(url: string): Promise<Wire> {
  const wire = await wireTo(url)
  closing.push(wire.close)
  return wire
}

describe('a link', () => {
  test('has a name and limits of its own, whatever its address and its role say', async () => {
    const url = await emptyDatabase()
    const name = new URL(url).pathname.slice(1)
    await asking(url, `alter database ${name} set statement_timeout = 0`)
    await asking(url, `alter database ${name} set timezone = 'Asia/Tokyo'`)
    const link = open(`${url}?application_name=other&statement_timeout=77`)
    const { rows } =
      await link.db.execute(sql`select current_setting('application_name') as name, current_setting('timezone') as zone,
      current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as rest, current_setting('tcp_keepalives_idle') as idle`)
    expect(rows).toEqual([{ name: 'stagecoach', zone: 'UTC', statement: '4s', lock: '2s', rest: '10s', idle: '10' }])
  })

  test('passes on exceptions about a statement without the values in it', async () => {
    const link = open(await emptyDatabase())
    const failed = link.db.execute(sql`select ${'what a player did'}::text, 1 / 0`)
    await expect(failed).rejects.toThrow(/^division by zero$/)
    expect(await failed.catch((thrown: Error) => `${thrown.stack}`)).not.toContain('player')
    expect(link.trouble()).toBeNull()
  })

  test('tells every statement for counting', async () => {
    const sent: string[] = []
    const link = open(await withThings(), { trace: (statement) => sent.push(statement) })
    await link.transaction((db) => put(db, 'a'))
    expect(sent).toEqual(['begin', 'insert into things values ($1)', 'commit'])
    expect(link.traffic()).toEqual({ statements: 3, errors: 0 })
    await expect(link.db.execute(sql`select 1 / 0`)).rejects.toThrow('division by zero')
    expect(link.traffic()).toEqual({ statements: 4, errors: 1 })
  })

  test('undoes a transaction whose work throws', async () => {
    const url = await withThings()
    const link = open(url)
    const bug = new TypeError('a bug')
    const failed = link.transaction(async (db) => {
      await put(db, 'a')
      throw bug
    })
    await expect(failed).rejects.toBe(bug)
    expect(await thingsIn(url)).toEqual([])
  })

  test('does not take a transaction for stored that the server has undone', async () => {
    const link = open(await withThings())
    const failed = link.transaction(async (db) => {
      await put(db, 'a')
      await db.execute(sql`select 1 / 0`).catch(() => {})
    })
    await expect(failed).rejects.toThrow(/went on after one of its statements had failed/)
  })

  test('runs transactions again that were in each other’s way', async () => {
    const url = await withThings()
    const link = open(url)
    await link.db.execute(sql`insert into things values ('a'), ('b')`)
    let tries = 0
    const meeting = new Map<number, () => void>()
    const met = [0, 1].map((side) => new Promise<void>((resolve) => meeting.set(side, resolve)))
    const change = (side: number, order: readonly string[]) =>
      link.transaction(async (db) => {
        tries++
        await db.execute(sql`update things set thing = thing where thing = ${order[0]}`)
        meeting.get(side)?.()
        await Promise.all(met)
        await db.execute(sql`update things set thing = thing where thing = ${order[1]}`)
      })
    await Promise.all([change(0, ['a', 'b']), change(1, ['b', 'a'])])
    expect(tries).toBe(3)
  })

  test('lets others wait while all connections are in use', async () => {
    const url = await withThings()
    const link = open(url)
    await Promise.all(Array.from({ length: 40 }, (_, nth) => put(link.db, String(nth).padStart(2, '0'))))
    expect(await thingsIn(url)).toHaveLength(40)
    const [sessions] = await asking(
      url,
      `select count(*)::int as n from pg_stat_activity where application_name = 'stagecoach' and datname = current_database()`,
    )
    expect(sessions?.n).toBeLessThanOrEqual(10)
  })

  test('refuses what waits for a lock for too long, without trouble', async () => {
    const url = await withThings()
    const link = open(url)
    await put(link.db, 'a')
    await link.transaction(async (db) => {
      await db.execute(sql`lock table things`)
      await expect(put(link.db, 'b')).rejects.toThrow(/others are in the way/)
    })
    expect([link.trouble(), await thingsIn(url)]).toEqual([null, ['a']])
  })
})

describe('a connection that breaks', () => {
  test('before a commit leaves nothing stored', async () => {
    const url = await withThings()
    const wire = await wired(url)
    const link = open(wire.url)
    const broken = wire.breakAt('insert', 'after')
    const failed = link.transaction((db) => put(db, 'a'))
    await expect(failed).rejects.toThrow(NotStored)
    await expect(failed).rejects.not.toThrow(OutcomeUnknown)
    await broken
    expect(await thingsIn(url)).toEqual([])
    await put(link.db, 'b')
    expect(link.trouble()).toBeNull()
  })

  test.each(['after', 'before'] as const)(
    'at a commit (%s it arrives) leaves it unknown, and then it can be read',
    async (how) => {
      const url = await withThings()
      const wire = await wired(url)
      const link = open(wire.url)
      const broken = wire.breakAt('commit\0', how)
      await expect(link.transaction((db) => put(db, 'a'))).rejects.toThrow(OutcomeUnknown)
      await broken
      expect(await thingsIn(url)).toEqual(how === 'after' ? ['a'] : [])
    },
  )

  test.each(['after', 'before'] as const)('at a single write (%s it arrives) leaves it unknown', async (how) => {
    const url = await withThings()
    const wire = await wired(url)
    const link = open(wire.url)
    const broken = wire.breakAt('insert', how)
    await expect(put(link.db, 'a')).rejects.toThrow(OutcomeUnknown)
    await broken
    expect(await thingsIn(url)).toEqual(how === 'after' ? ['a'] : [])
  })

  test.each([{ isPooler: false }, { isPooler: true }])(
    'never lets a write be stored later that nobody waits for any more (%o)',
    async (kind) => {
      const url = await withThings()
      const wire = await wireTo(url, kind)
      closing.push(wire.close)
      const link = open(wire.url)
      const broken = wire.breakAt('pg_sleep', 'unnoticed')
      await expect(link.db.execute(sql`insert into things select 'late' from pg_sleep(3)`)).rejects.toThrow(OutcomeUnknown)
      await broken
      const [sleeping] = await asking(url, `select count(*)::int as n from pg_stat_activity where query like 'insert%pg_sleep%'`)
      expect([sleeping?.n, await thingsIn(url)]).toEqual([0, []])
    },
  )

  test('at a read is replaced by another one', async () => {
    const wire = await wired(await withThings())
    const link = open(wire.url)
    for (const how of ['after', 'before', 'unnoticed'] as const) {
      const broken = wire.breakAt('sought', how)
      expect((await link.db.execute(sql`select 1 as sought`)).rows).toEqual([{ sought: 1 }])
      await broken
    }
    expect(link.trouble()).toBeNull()
  })

  test('by the server’s will is replaced by another one', async () => {
    const url = await withThings()
    const link = open(url)
    await put(link.db, 'a')
    await asking(
      url,
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'stagecoach' and datname = current_database()`,
    )
    // Whether the end is heard of before the next statement is a matter of luck.
    expect((await link.db.execute(sql`select thing from things`)).rows).toEqual([{ thing: 'a' }])
    expect(link.trouble()).toBeNull()
  })

  test('without anybody being told is noticed after a while, and what was sent is not stored later', async () => {
    const url = await withThings()
    const wire = await wired(url)
    const troubles: (string | null)[] = []
    const link = open(wire.url, { troubled: (trouble) => troubles.push(trouble) })
    await put(link.db, 'a')
    const broken = wire.breakAt('insert', 'silent')
    await expect(put(link.db, 'b')).rejects.toThrow(OutcomeUnknown)
    await broken
    await expect.poll(() => troubles.length).toBe(2)
    expect([troubles, await thingsIn(url)]).toEqual([[expect.stringMatching(/out of reach/), null], ['a']])
    await put(link.db, 'c')
  })
})

describe('a server', () => {
  let server: OwnServer
  beforeAll(async () => {
    server = await startServer({ max_connections: '12', superuser_reserved_connections: '0', max_wal_senders: '0' })
    await asking(server.url, 'create table things (thing text)')
  })
  afterAll(() => server.remove())

  const secretly = (url: string) => url.replace('stagecoach@', 'stagecoach:geheim@')

  test.each(['fast', 'immediate'] as const)(
    'that stops (%s) and starts again is used again, and both are told once',
    async (ending) => {
      const troubles: (string | null)[] = []
      const link = open(secretly(server.url), { troubled: (trouble) => troubles.push(trouble) })
      await put(link.db, 'a')
      await server.stop(ending)
      for (let time = 0; time < 3; time++) await expect(put(link.db, 'b')).rejects.toThrow(NotStored)
      expect(troubles).toEqual([
        expect.stringMatching(/^Nothing can be stored in the database postgres on 127.0.0.1, .*out of reach/),
      ])
      expect([link.trouble(), troubles.join()]).toEqual([troubles[0], expect.not.stringContaining('geheim')])
      await server.start()
      await expect.poll(link.trouble).toBeNull()
      await put(link.db, 'c')
      expect(troubles).toEqual([expect.any(String), null])
    },
  )

  test('that freezes makes nobody wait for long, and those who come later not at all', async () => {
    const sent: string[] = []
    const link = open(server.url, { trace: (statement) => sent.push(statement) })
    await put(link.db, 'a')
    await server.freeze()
    const waiting = [put(link.db, 'b'), link.transaction((db) => put(db, 'c')), link.db.execute(sql`select 1`)]
    for (const each of waiting) await expect(each).rejects.toThrow(NotStored)
    const { length } = sent
    await expect(put(link.db, 'd')).rejects.toThrow(/out of reach/)
    expect(sent).toHaveLength(length)
    server.thaw()
    await expect.poll(link.trouble).toBeNull()
    const before = await thingsIn(server.url)
    await put(link.db, 'e')
    await pause(500)
    expect(await thingsIn(server.url)).toEqual([...before, 'e'].sort())
  })

  test('that takes no writes any more is given up until it does', async () => {
    const link = open(server.url)
    await put(link.db, 'a')
    const setting = async (value: string) => {
      await asking(server.url, `alter system set default_transaction_read_only = ${value}`)
      await asking(server.url, 'select pg_reload_conf()')
    }
    await setting('on')
    await expect.poll(() => put(link.db, 'b').catch((thrown: Error) => thrown.message)).toMatch(/takes no writes.*primary/)
    expect(link.trouble()).toMatch(/takes no writes/)
    await asking(
      `${server.url}?options=-c%20default_transaction_read_only%3Doff`,
      'alter system reset default_transaction_read_only',
    )
    await asking(server.url, 'select pg_reload_conf()')
    await expect.poll(link.trouble).toBeNull()
    await put(link.db, 'c')
  })

  test('that takes no more connections is told as that', async () => {
    const others: Client[] = []
    for (let isFull = false; !isFull; ) {
      const other = new Client({ connectionString: server.url })
      isFull = await other.connect().then(
        () => false,
        () => true,
      )
      if (!isFull) others.push(other)
    }
    const link = open(server.url)
    await expect(put(link.db, 'a')).rejects.toThrow(/takes no more connections.*max_connections/)
    for (const other of others) await other.end()
    await expect.poll(link.trouble).toBeNull()
    await put(link.db, 'b')
  })

  test('that has room for few connections gets no more of them, and nobody is refused', async () => {
    await asking(server.url, 'create role few login connection limit 3')
    await asking(server.url, 'grant all on things to few')
    const troubles: (string | null)[] = []
    const link = open(server.url.replace('stagecoach@', 'few@'), { troubled: (trouble) => troubles.push(trouble) })
    const all = Array.from({ length: 40 }, () => link.db.execute(sql`select pg_backend_pid() as pid from pg_sleep(0.01)`))
    const pids = (await Promise.all(all)).map(({ rows }) => rows[0]?.pid)
    expect([new Set(pids).size <= 3, troubles]).toEqual([true, []])
  })
})
