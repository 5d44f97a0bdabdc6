import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openForOperator } from '../../../src/store/open.js'
import type { Cluster, OpenStore } from '../../../src/store/ports.js'
import { createChanges } from '../../../src/store/postgres/changes.js'
import { leaseDatabase } from '../../../src/store/postgres/database.js'
import { openPostgres } from '../../../src/store/postgres/open.js'
import { ANONYMOUS_NAMES } from '../../../src/tables/model/anonymous.js'
import { NotStored } from '../../../src/tables/model/not-stored.js'
import type { Store } from '../../../src/tables/model/ports.js'
import { changeOf, lobby, moment } from '../stored.js'
import { asking, startServer } from './own-server.js'
import { freshDatabase } from './server.js'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

interface Clustered extends OpenStore {
  readonly cluster: Cluster
}

async function clustered(url: string): Promise<Clustered> {
  const { cluster, ...opened } = await openPostgres(url)
  if (cluster === null) throw new Error('it is for one process alone')
  return { ...opened, cluster }
}

async function opened(url: string): Promise<Clustered> {
  const open = await clustered(url)
  closing.push(open.close)
  return open
}

const COUNT = 3
const PARTITIONS = Array.from({ length: COUNT }, (_, shard) => ({ shard, count: COUNT }))

/** The id of a server. The time in it decides its shard. */
const guildOf = (time: number) => String((BigInt(time) << 22n) + 5n)
/** Four servers of each shard. */
const TIMES = Array.from({ length: 4 * COUNT }, (_, index) => 40_000_000_000 + index)
const timesIn = (shard: number) => TIMES.filter((time) => time % COUNT === shard)

describe('the tables of a partition', () => {
  let url = ''
  let open: Clustered
  beforeAll(async () => {
    url = await freshDatabase()
    open = await clustered(url)
    for (const [index, time] of TIMES.entries()) await fill(open, time, moment(index))
  })
  afterAll(() => open.close())

  /** On a server: a lobby with a message, a film and a clock, a table that was set aside, and a finished game. */
  async function fill({ store, posts }: Clustered, time: number, createdAt: Date): Promise<void> {
    const more = { guildId: guildOf(time), createdAt, wakeAt: createdAt }
    await store.create(lobby(`lobby ${time}`, more), [{ kind: 'opened', position: 0 }])
    await posts.put(`lobby ${time}`, { key: 'film:1', channelId: 'c', messageId: 'm' })
    await store.create(lobby(`aside ${time}`, more))
    await store.quarantine(`aside ${time}`, 'broken')
    const played = lobby(`over ${time}`, { ...more, status: 'playing' })
    await store.create(played)
    const outcome = { winners: [1], places: [2, 1], points: [3, 8], reason: 'done' }
    await store.append(changeOf(played, { status: 'over', wakeAt: null }, { outcome }))
  }

  /** Everything that asks for all tables. */
  async function all({ store, posts }: Pick<OpenStore, 'store' | 'posts'>) {
    return {
      live: await store.live(),
      quarantined: await store.quarantined(),
      toWake: (await store.toWake(99)).map(({ tableId }) => tableId),
      withQueued: [...(await store.withQueued())].sort(),
      films: (await posts.beginningWith('film:')).map(({ tableId }) => tableId),
    }
  }

  const of = (times: readonly number[]) => ({
    live: times.map((time) => `lobby ${time}`),
    quarantined: times.map((time) => `aside ${time}`),
    toWake: times.map((time) => `lobby ${time}`),
    withQueued: [...times.map((time) => `aside ${time}`), ...times.map((time) => `lobby ${time}`)],
    films: times.map((time) => `lobby ${time}`),
  })

  test('are those of its servers, and all partitions together have everything once', async () => {
    expect(await all(open)).toEqual(of(TIMES))
    for (const partition of PARTITIONS) expect(await all(open.cluster.within(partition))).toEqual(of(timesIn(partition.shard)))
    expect(await all(open.cluster.within({ shard: 0, count: 1 }))).toEqual(of(TIMES))
    expect((await open.cluster.within({ shard: 1, count: 3 }).store.toWake(2)).length).toBe(2)
  })

  test('are archived and looked back at by its process alone', async () => {
    for (const { shard, count } of PARTITIONS) {
      const { store } = open.cluster.within({ shard, count })
      const begun: string[] = []
      for (let next = await store.nextReview(); next !== null && !begun.includes(next); next = await store.nextReview())
        begun.push(next)
      expect(begun).toEqual(timesIn(shard).map((time) => `over ${time}`))
      const late = moment(100_000_000)
      for (const _ of timesIn(shard)) expect(await store.archiveNext(late)).toBe(true)
      expect(await store.archiveNext(late)).toBe(false)
    }
    expect(await open.store.archiveNext(moment(100_000_000))).toBe(false)
  })

  test('are found to wake however far off the first is, with all that are due', async () => {
    const { store, cluster } = await opened(await freshDatabase())
    const partition = cluster.within({ shard: 1, count: COUNT }).store
    const [first = 0, second = 0, third = 0] = timesIn(1)
    const waking = async () => (await partition.toWake(9)).map(({ tableId }) => tableId)
    const wakes = (id: string, time: number, wakeAt: Date) => store.create(lobby(id, { guildId: guildOf(time), wakeAt }))
    await wakes('elsewhere', first + 1, moment(1))
    expect(await waking()).toEqual([])
    await wakes('far', first, new Date(Date.UTC(2100, 0, 1)))
    expect(await waking()).toEqual(['far'])
    await wakes('late', second, moment(3))
    await wakes('later', third, moment(4))
    expect((await waking()).slice(0, 2)).toEqual(['late', 'later'])
  })

  test('may have any id of a server if there is one partition', async () => {
    const url = await freshDatabase()
    const { store, cluster } = await opened(url)
    await store.create(lobby('here', { guildId: 'no number' }))
    expect(await cluster.within({ shard: 0, count: 1 }).store.live()).toEqual(['here'])
  })
})

describe('what others have changed', () => {
  /** Whether each store was told since this was asked last. */
  const told = (stores: readonly Store[]) => stores.map((store) => store.changedElsewhere())

  async function stores() {
    const url = await freshDatabase()
    const [here, there] = [await opened(url), await opened(url)]
    const partitions = PARTITIONS.map((partition) => here.cluster.within(partition).store)
    return { url, here, there, partitions, all: [here.store, ...partitions, there.store] }
  }

  test('by an operator’s tool is told to the partition of the table’s server, each time anew', async () => {
    const { url, here, all } = await stores()
    const [time = 0] = timesIn(1)
    await here.store.create(lobby('table', { guildId: guildOf(time) }))
    expect(told(all)).toEqual([false, false, false, false, false])
    const beside = await openForOperator({ url }, false)
    closing.push(beside.close)
    for (const change of [() => beside.store.quarantine('table', 'broken'), () => beside.store.discard('table', moment(1))]) {
      expect(await change()).toBe(true)
      await expect.poll(() => all.at(-1)?.changedElsewhere()).toBe(true)
      await expect.poll(() => all[0]?.changedElsewhere()).toBe(true)
      expect(told(all)).toEqual([false, false, true, false, false])
      expect(told(all)).toEqual([false, false, false, false, false])
    }
  })

  test.each(['', 'server none'])('is told to everybody if it may be anywhere (%j)', async (what) => {
    const { url, all } = await stores()
    await asking(url, `select pg_notify('stagecoach', '${what}')`)
    for (const store of all) await expect.poll(() => store.changedElsewhere()).toBe(true)
    expect(told(all)).toEqual([false, false, false, false, false])
  })

  test('is taken to be anywhere after more changes than are kept', () => {
    const changes = createChanges()
    const [often, seldom] = [changes.watch((told) => told === 'b'), changes.watch((told) => told === 'b')]
    for (let change = 0; change < 1_000; change++) {
      changes.hear('a')
      expect(often()).toBe(false)
    }
    expect([seldom(), seldom()]).toEqual([true, false])
    for (const told of ['a', 'b', 'a']) changes.hear(told)
    expect([seldom(), seldom()]).toEqual([true, false])
    changes.hear(null)
    expect([seldom(), seldom()]).toEqual([true, false])
  })

  test('to forget somebody is told to everybody else, in this process, too', async () => {
    const { here, partitions, all } = await stores()
    const [time = 0] = timesIn(1)
    await here.store.create(lobby('ended', { guildId: guildOf(time), status: 'cancelled' }))
    expect(await partitions[1]?.forget('1009', ANONYMOUS_NAMES)).toEqual({ kind: 'forgotten', tableIds: [] })
    expect(await partitions[1]?.forget('1001', ANONYMOUS_NAMES)).toEqual({ kind: 'forgotten', tableIds: ['ended'] })
    await expect.poll(() => all.at(-1)?.changedElsewhere()).toBe(true)
    await expect.poll(() => all[0]?.changedElsewhere()).toBe(true)
    expect(told(all)).toEqual([false, true, false, true, false])
  })
})

describe('a task that one process may do at a time', () => {
  function latch() {
    let open = () => {}
    const opening = new Promise<void>((resolve) => {
      open = resolve
    })
    return { open, opening }
  }

  test('waits until the others have done theirs of that name', async () => {
    const url = await freshDatabase()
    const [here, there] = [await opened(url), await opened(url)]
    const { open, opening } = latch()
    const did: string[] = []
    const first = here.cluster.oneAtATime('count', async () => {
      did.push('begun')
      await opening
      did.push('done')
    })
    await expect.poll(() => did).toEqual(['begun'])
    const second = there.cluster.oneAtATime('count', async () => did.push('second'))
    const third = here.cluster.oneAtATime('count', async () => did.push('third'))
    expect(await there.cluster.oneAtATime('other', async () => did.push('other'))).toBe(2)
    const waiting = `select count(*)::int as n from pg_stat_activity where datname = current_database() and query like 'select pg_try_adv%'`
    await expect.poll(async () => (await asking(url, waiting))[0]?.n).toBe(3)
    open()
    await Promise.all([first, second, third])
    expect([did.slice(0, 3), did.slice(3).sort()]).toEqual([
      ['begun', 'other', 'done'],
      ['second', 'third'],
    ])
  })

  test('makes room for the next one also if it fails, or if its process has lost its connection', async () => {
    const url = await freshDatabase()
    const [here, there] = [await opened(url), await opened(url)]
    const failure = new Error('no')
    await expect(here.cluster.oneAtATime('count', () => Promise.reject(failure))).rejects.toBe(failure)
    const { open, opening } = latch()
    const first = here.cluster.oneAtATime('count', () => opening)
    const locks = `select pid from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`
    await expect.poll(async () => (await asking(url, locks)).length).toBe(1)
    await asking(url, `select pg_terminate_backend(pid) from (${locks}) as locks`)
    expect(await there.cluster.oneAtATime('count', async () => 'done')).toBe('done')
    open()
    await first
  })

  test('is given up by a process that leaves while it waits, which has not been lost', async () => {
    const url = await freshDatabase()
    const [here, there] = [await opened(url), await clustered(url)]
    const { open, opening } = latch()
    const first = here.cluster.oneAtATime('count', () => opening)
    const waiting = `select from pg_stat_activity where datname = current_database() and query like 'select pg_try_adv%'`
    await expect.poll(async () => (await asking(url, waiting)).length).toBe(1)
    let isLost = false
    void there.guard.lost.then(() => {
      isLost = true
    })
    const second = there.cluster.oneAtATime('count', async () => 'done').catch((thrown: unknown) => thrown)
    await expect.poll(async () => (await asking(url, waiting)).length).toBe(2)
    expect(await there.close()).toBe(true)
    expect(await second).toBeInstanceOf(NotStored)
    expect(isLost).toBe(false)
    open()
    await first
  })

  test('is not begun while the database is away, or by a process from which others have taken over', async () => {
    const server = await startServer()
    closing.push(server.remove)
    const { cluster, guard } = await opened(server.url)
    await server.stop('fast')
    await expect(cluster.oneAtATime('count', async () => 'done')).rejects.toThrow(NotStored)
    await server.start()
    await asking(server.url, 'delete from processes')
    await expect(cluster.oneAtATime('count', async () => 'done')).rejects.toThrow(NotStored)
    expect((await guard.lost).reason).toBe('lost')
  })
})

test('a process is alone until another one has started', async () => {
  const url = await freshDatabase()
  const { cluster } = await opened(url)
  expect(await cluster.isAlone()).toBe(true)
  const other = await leaseDatabase(url)
  expect(await cluster.isAlone()).toBe(false)
  await other.link.db.execute(sql`select`)
  await other.close()
  expect(await cluster.isAlone()).toBe(true)
})
