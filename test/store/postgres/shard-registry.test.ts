import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ShardRegistry, ShardSession } from '../../../src/cluster/ports.js'
import type { OpenOptions } from '../../../src/store/ports.js'
import { createDeathWatch, type Seen } from '../../../src/store/postgres/cluster/evicting.js'
import { createShardRegistry } from '../../../src/store/postgres/cluster/shard-registry.js'
import { type LeasedDatabase, leaseDatabase } from '../../../src/store/postgres/database.js'
import { createWakefulness } from '../../../src/store/postgres/wakefulness.js'
import { StoreUnavailable } from '../../../src/store/unavailable.js'
import { NotStored } from '../../../src/tables/model/not-stored.js'
import { asking, startServer } from './own-server.js'
import { freshDatabase } from './server.js'
import { type Started, startProcess as start } from './started.js'
import { wireTo } from './wire.js'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

interface Member {
  readonly held: LeasedDatabase
  readonly registry: ShardRegistry
  readonly id: string
}

async function member(url: string, options: OpenOptions = {}): Promise<Member> {
  const held = await leaseDatabase(url, options)
  closing.push(held.close)
  return { held, registry: createShardRegistry({ ...held, database: 'the database' }), id: held.lease.id }
}

/** A process of its own that has entered, with all of 4 shards. */
async function holderOfAll(url: string): Promise<Started> {
  const started = start(url)
  closing.push(() => started.child.kill('SIGKILL'))
  expect([await started.line(), await started.ask('enter 4')]).toEqual(['held', 'entered 4'])
  for (const shard of [0, 1, 2, 3]) expect(await started.ask(`take ${shard}`)).toBe(`took ${shard}`)
  return started
}

/** Looks twice a second, as a process does all the time, until `isSo`. */
async function lookUntil(registry: ShardRegistry, isSo: (holders: readonly (string | null)[]) => boolean) {
  for (;;) {
    const holders = await holdersSeenBy(registry)
    if (isSo(holders)) return
    await pause(500)
  }
}

const ENTRY = { application: 'app', recommended: 4, rules: 1 }
const SESSION: ShardSession = { id: 'abc', resumeUrl: 'wss://gateway.example/', sequence: 7, count: 4 }

const holdersSeenBy = async (registry: ShardRegistry) => (await registry.look()).shards.map(({ holder }) => holder)
const areFree = (holders: readonly (string | null)[]) => holders.every((holder) => holder === null)

describe('entering', () => {
  test('tells the number of shards, which is the one that the others use', async () => {
    const url = await freshDatabase()
    const [first, second] = [await member(url), await member(url)]
    expect((await first.registry.look()).peers).toEqual([])
    expect(await first.registry.enter(ENTRY)).toBe(4)
    expect(await second.registry.enter({ ...ENTRY, recommended: 5 })).toBe(4)
    const seen = await second.registry.look()
    expect(seen).toEqual({
      self: second.id,
      peers: [first, second].map(({ id }) => ({ id, isLeaving: false, rules: 1 })),
      shards: [0, 1, 2, 3].map((shard) => ({ shard, holder: null, freeMs: expect.any(Number), rules: 0 })),
    })
    expect(await first.registry.look()).toMatchObject({ self: first.id, peers: seen.peers })
  })

  test('together leads to one number', async () => {
    const url = await freshDatabase()
    const all = await Promise.all([member(url), member(url), member(url)])
    const counts = await Promise.all(all.map(({ registry }, index) => registry.enter({ ...ENTRY, recommended: index + 2 })))
    expect(new Set(counts).size).toBe(1)
    for (const { registry } of all) expect((await registry.look()).shards).toHaveLength(counts[0] ?? 0)
  })

  test('is refused to another application while others have entered', async () => {
    const url = await freshDatabase()
    const [first, second] = [await member(url), await member(url)]
    await first.registry.enter(ENTRY)
    const thrown = await second.registry.enter({ ...ENTRY, application: 'other' }).catch((thrown: unknown) => thrown)
    expect(thrown).toBeInstanceOf(StoreUnavailable)
    expect(thrown).toMatchObject({ reason: 'in-use', message: expect.stringMatching(/used by bots of another application.*\.$/) })
    expect((await first.registry.look()).peers).toHaveLength(1)
  })

  /** Leaves the database to the next one, with a session of shard 1 under rules 3. */
  async function leftBehind(): Promise<string> {
    const url = await freshDatabase()
    const held = await leaseDatabase(url)
    const registry = createShardRegistry({ ...held, database: 'the database' })
    await registry.enter({ ...ENTRY, rules: 3 })
    await registry.take(1)
    await registry.release(1, SESSION)
    await held.close()
    return url
  }

  test('after all others have gone finds their sessions', async () => {
    const { registry } = await member(await leftBehind())
    expect(await registry.enter({ ...ENTRY, rules: 3 })).toBe(4)
    expect([await registry.take(0), await registry.take(1)]).toEqual([{ session: null }, { session: SESSION }])
  })

  test.each([
    ['with another number', { recommended: 2 }],
    ['as another application', { application: 'other' }],
  ])('after all others have gone %s begins anew, but knows the latest rules', async (_how, other) => {
    const entry = { ...ENTRY, ...other, rules: 3 }
    const { registry } = await member(await leftBehind())
    expect(await registry.enter(entry)).toBe(entry.recommended)
    const { shards } = await registry.look()
    expect(shards.map(({ rules }) => rules)).toEqual(Array(entry.recommended).fill(3))
    expect(await registry.take(1)).toEqual({ session: null })
  })

  test('after one that was killed just now is entering alone', async () => {
    const url = await freshDatabase()
    const started = await holderOfAll(url)
    started.child.kill('SIGKILL')
    const { registry, id } = await member(url)
    expect(await registry.enter({ ...ENTRY, recommended: 6 })).toBe(6)
    expect((await registry.look()).peers).toEqual([{ id, isLeaving: false, rules: 1 }])
  })
})

describe('a shard', () => {
  async function two() {
    const url = await freshDatabase()
    const [first, second] = [await member(url), await member(url)]
    await first.registry.enter(ENTRY)
    await second.registry.enter({ ...ENTRY, rules: 2 })
    return { url, first, second }
  }

  test('is taken by one', async () => {
    const { first, second } = await two()
    const shards = [0, 1, 2, 3]
    const taken = await Promise.all([first, second].flatMap(({ registry }) => shards.map((shard) => registry.take(shard))))
    expect(taken.filter((each) => each !== null)).toHaveLength(4)
    for (const shard of shards) expect([taken[shard], taken[shard + 4]].filter((each) => each === null)).toHaveLength(1)
    const holders = shards.map((shard) => (taken[shard] === null ? second.id : first.id))
    expect(await first.registry.look()).toMatchObject({ shards: holders.map((holder) => ({ holder, freeMs: 0 })) })
    expect(await holdersSeenBy(second.registry)).toEqual(holders)
  })

  test('is still taken when the one who took it asks again, and is nobody else’s to release or to note', async () => {
    const { first, second } = await two()
    await first.registry.take(2)
    await second.registry.release(2, SESSION)
    await second.registry.note(new Map([[2, SESSION]]))
    expect(await second.registry.take(2)).toBeNull()
    expect(await first.registry.take(2)).toEqual({ session: null })
  })

  test('is free when it is released, with its session and its rules', async () => {
    const { first, second } = await two()
    await second.registry.take(3)
    await second.registry.release(3, SESSION)
    const { shards } = await first.registry.look()
    expect(shards.map(({ holder, rules }) => [holder, rules])).toEqual([...Array(3).fill([null, 0]), [null, 2]])
    await pause(20)
    expect((await first.registry.look()).shards[3]?.freeMs).toBeGreaterThanOrEqual(20)
    expect(await second.registry.take(3)).toEqual({ session: SESSION })
  })

  test('that was held under later rules is not for those with earlier ones', async () => {
    const { first, second } = await two()
    for (const shard of [0, 1]) await first.registry.take(shard)
    await first.registry.release(0, SESSION)
    expect(await second.registry.take(0)).toEqual({ session: SESSION })
    await second.registry.release(0, null)
    expect(await first.registry.take(0)).toBeNull()
    expect((await first.registry.look()).shards.map(({ rules }) => rules)).toEqual([2, 1, 0, 0])
  })

  test('has the session that was noted last, for the case that its process ends', async () => {
    const { first, second } = await two()
    for (const shard of [0, 1, 2]) await first.registry.take(shard)
    await first.registry.note(new Map([0, 1, 2].map((shard) => [shard, SESSION])))
    const later = { ...SESSION, sequence: 8 }
    await first.registry.note(
      new Map([
        [0, later],
        [1, null],
      ]),
    )
    await first.held.close()
    expect([await second.registry.take(0), await second.registry.take(1), await second.registry.take(2)]).toEqual([
      { session: later },
      { session: null },
      { session: SESSION },
    ])
  })

  test('is free as soon as its process has stopped', async () => {
    const { first, second } = await two()
    await first.registry.take(0)
    await first.held.close()
    const { peers, shards } = await second.registry.look()
    expect([peers.length, shards[0]?.holder]).toEqual([1, null])
  })

  test('changes hands in front of all others', async () => {
    const url = await freshDatabase()
    const [first, second] = [await member(url), await member(url)]
    const heard: string[] = []
    for (const { registry, id } of [first, second]) registry.onChange(() => heard.push(id))
    const steps = [
      () => second.registry.enter(ENTRY),
      () => second.registry.take(0),
      () => second.registry.release(0, null),
      () => second.registry.leave(),
      () => second.held.close(),
    ]
    for (const [index, step] of steps.entries()) {
      await step()
      await expect.poll(() => heard).toEqual(Array(index + 1).fill(first.id))
      if (index === 3) expect((await first.registry.look()).peers).toEqual([{ id: second.id, isLeaving: true, rules: 1 }])
    }
  })

  test('may have changed hands while the connection was broken on which that is heard', async () => {
    const url = await freshDatabase()
    const { registry } = await member(url)
    let heard = 0
    registry.onChange(() => heard++)
    const isListening = `query like 'listen%' or query like 'update processes set until%'`
    await asking(
      url,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and (${isListening})`,
    )
    await expect.poll(() => heard).toBe(1)
  })
})

describe('a process that is no more', () => {
  test('if it was killed, has no shards any more within seconds', async () => {
    const url = await freshDatabase()
    const started = await holderOfAll(url)
    const { registry, id } = await member(url)
    await registry.enter(ENTRY)
    started.child.kill('SIGKILL')
    await lookUntil(registry, areFree)
    expect((await registry.look()).peers).toEqual([{ id, isLeaving: false, rules: 1 }])
  })

  test('if it was frozen, loses its shards within 15 seconds, and can write nothing when it wakes up', async () => {
    const url = await freshDatabase()
    const started = await holderOfAll(url)
    expect(await started.ask('a')).toBe('wrote a')
    const [first, second] = [await member(url), await member(url)]
    await first.registry.enter(ENTRY)
    await second.registry.enter(ENTRY)
    started.child.kill('SIGSTOP')
    const [{ at } = {}] = await asking(url, 'select clock_timestamp() as at')
    await Promise.all([lookUntil(first.registry, areFree), lookUntil(second.registry, areFree)])
    const [{ ms } = {}] = await asking(
      url,
      `select extract(epoch from max(freed_at) - '${new Date(String(at)).toISOString()}')::float8 * 1000 as ms from shards`,
    )
    expect(ms).toBeLessThan(15_000)
    for (const shard of [0, 1, 2, 3]) await first.registry.take(shard)
    started.child.kill('SIGCONT')
    const said = [await started.ask('b'), await started.line()].sort()
    expect(said).toEqual([
      'NotStored',
      expect.stringMatching(/have taken over from this bot, .*, so it stops: start it again\.$/),
    ])
    expect([await started.ask('take 0'), await started.ask('c')]).toEqual(['NotStored', 'NotStored'])
    expect(await asking(url, 'select guild_id from guilds')).toEqual([{ guild_id: 'a' }])
    expect(await holdersSeenBy(second.registry)).toEqual(Array(4).fill(first.id))
  })

  test('has no shards any more if the one who began to take them from it has died meanwhile', async () => {
    const url = await freshDatabase()
    const started = await holderOfAll(url)
    const { registry } = await member(url)
    await registry.enter(ENTRY)
    started.child.kill('SIGSTOP')
    await asking(url, `delete from processes where name like 'process ${started.child.pid} on %'`)
    await lookUntil(registry, areFree)
    started.child.kill('SIGCONT')
    expect([await started.ask('a'), await started.line()]).toContain('NotStored')
    expect(await asking(url, 'select guild_id from guilds')).toEqual([])
  })

  test('keeps its shards as long as the server has not ended its connections', async () => {
    const server = await startServer()
    closing.push(server.remove)
    const [first, second] = [await member(server.url), await member(server.url)]
    await first.registry.enter(ENTRY)
    await first.registry.take(0)
    await second.registry.enter(ENTRY)
    const pid = Number((await first.held.link.db.execute(sql`select pg_backend_pid() as pid`)).rows[0]?.pid)
    process.kill(pid, 'SIGSTOP')
    await asking(server.url, `delete from processes where id = '${first.id}'`)
    for (let look = 0; look < 5; look++) expect((await holdersSeenBy(second.registry))[0]).toBe(first.id)
    expect(await second.registry.take(0)).toBeNull()
    process.kill(pid, 'SIGCONT')
    await lookUntil(second.registry, areFree)
    await expect(first.registry.take(0)).rejects.toThrow(NotStored)
  })

  test('is told from one that is alive by many looks in a row', () => {
    let now = 0
    const { deadAmong, blind } = createDeathWatch(() => now)
    const look = (ms: number, seen: Partial<Seen>) => {
      now += ms
      return deadAmong([{ id: 'a', isSilent: false, isAbsent: false, ...seen }])
    }
    const looks = (count: number, ms: number, seen: Partial<Seen>) => Array.from({ length: count }, () => look(ms, seen)).flat()
    expect(looks(5, 500, { isSilent: true })).toEqual([])
    expect(look(500, { isAbsent: true })).toEqual(['a'])
    expect(look(500, {})).toEqual([])
    expect(looks(5, 500, { isAbsent: true })).toEqual([])
    expect(looks(3, 100, { isAbsent: true })).toEqual([])
    expect(look(100, { isAbsent: true })).toEqual(['a'])
    // Whoever looks was stopped itself, and so may have been the other one.
    expect(looks(5, 10_000, { isSilent: true })).toEqual([])
    expect(looks(5, 500, { isSilent: true })).toEqual(['a'])
    // Whoever looks was cut off, and so may be the other one for longer.
    blind()
    expect(looks(11, 500, { isAbsent: true })).toEqual([])
    expect(looks(5, 500, { isAbsent: true })).toEqual([])
    expect(look(500, { isAbsent: true })).toEqual(['a'])
  })

  test('is not one that reaches the database again some seconds later than the others', async () => {
    const url = await freshDatabase()
    const [wire, late] = [await wireTo(url), await wireTo(url)]
    closing.push(wire.close, late.close)
    const [first, second] = [await member(wire.url), await member(late.url)]
    await first.registry.enter(ENTRY)
    await second.registry.enter(ENTRY)
    await second.registry.take(0)
    for (const { cut } of [wire, late]) cut()
    await expect(first.registry.look()).rejects.toThrow(NotStored)
    await wire.mend()
    await expect.poll(first.held.guard.trouble).toBeNull()
    for (let look = 0; look < 7; look++) {
      expect((await holdersSeenBy(first.registry))[0]).toBe(second.id)
      await pause(500)
    }
    await late.mend()
    await expect.poll(async () => (await holdersSeenBy(second.registry).catch(() => []))[0]).toBe(second.id)
  })
})

test('a server that starts again has lost no shard, however long it was away', async () => {
  const server = await startServer()
  closing.push(server.remove)
  const [first, second] = [await member(server.url), await member(server.url)]
  await first.registry.enter(ENTRY)
  await second.registry.enter(ENTRY)
  await first.registry.take(0)
  await second.registry.take(1)
  const before = await holdersSeenBy(first.registry)
  await server.stop('immediate')
  await expect(first.registry.look()).rejects.toThrow(NotStored)
  await pause(9_000)
  expect([first.registry.isAwake(), second.registry.isAwake()]).toEqual([true, true])
  await server.start()
  for (const { held } of [first, second]) await expect.poll(held.guard.trouble).toBeNull()
  for (let look = 0; look < 12; look++) {
    expect(await holdersSeenBy(first.registry)).toEqual(before)
    expect(await holdersSeenBy(second.registry)).toEqual(before)
    await pause(500)
  }
  expect(before).toEqual([first.id, second.id, null, null])
})

describe('a turn to identify', () => {
  test('is one process’s alone, for each key, and the others are told how long to wait', async () => {
    const url = await freshDatabase()
    const [first, second] = [await member(url), await member(url)]
    const waits = await Promise.all([first, second, first, second].map(({ registry }) => registry.turn(0)))
    expect(waits.filter((ms) => ms === 0)).toHaveLength(1)
    const ms = await second.registry.turn(0)
    expect([ms > 0, ms <= 5_500]).toEqual([true, true])
    expect(await second.registry.turn(1)).toBe(0)
    await asking(url, `update identify_turns set free_at = clock_timestamp() + interval '300 ms'`)
    expect(await first.registry.turn(0)).toBeLessThanOrEqual(300)
    await expect.poll(() => first.registry.turn(0)).toBe(0)
    expect(await second.registry.turn(0)).toBeGreaterThan(0)
  })

  test('lasts for more than five seconds', async () => {
    const url = await freshDatabase()
    const { registry } = await member(url)
    await asking(url, 'create table before as select clock_timestamp() as at')
    await registry.turn(0)
    const [{ seconds } = {}] = await asking(
      url,
      'select extract(epoch from free_at - at)::float8 as seconds from identify_turns, before',
    )
    expect(seconds).toBeGreaterThan(5)
  })
})

describe('a process that sleeps', () => {
  // Nothing runs while the clock goes on, as in a process that is stopped.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
  afterEach(() => void vi.useRealTimers())
  const sleep = (ms: number) => vi.advanceTimersByTime(ms)

  test('for too long does not trust itself before it was heard of again', async () => {
    const { registry } = await member(await freshDatabase())
    expect(registry.isAwake()).toBe(true)
    sleep(3_100)
    expect(registry.isAwake()).toBe(false)
    await expect.poll(registry.isAwake).toBe(true)
  })

  test('needs a renewal that began afterwards', () => {
    const { isAwake, renewal, close } = createWakefulness()
    closing.push(close)
    const before = renewal()
    sleep(1_100)
    expect(isAwake()).toBe(true)
    sleep(2_500)
    before()
    expect(isAwake()).toBe(false)
    renewal()()
    expect(isAwake()).toBe(true)
  })

  test('together with its machine, whose other clock stands still, notices that as well', () => {
    let machine = 50_000
    const { isAwake, close } = createWakefulness(() => ({ own: 7_000, machine }))
    closing.push(close)
    expect(isAwake()).toBe(true)
    machine += 3_600_000
    expect(isAwake()).toBe(false)
  })
})

test('looking is one statement', async () => {
  const sent: string[] = []
  const { registry } = await member(await freshDatabase(), { trace: (statement) => sent.push(statement) })
  await registry.enter(ENTRY)
  sent.length = 0
  await registry.look()
  await registry.take(0)
  await registry.note(new Map([[0, SESSION]]))
  await registry.turn(0)
  await registry.release(0, SESSION)
  expect(sent).toHaveLength(5)
})
