/** Discord allows only so many new sessions in a day, over all processes. Resuming one is free. */
import { getEventListeners } from 'node:events'
import { expect, test, vi } from 'vitest'
import { waitForSession } from '../../../src/discord/wire/session-starts.js'
import { holdAllShards } from '../../../src/discord/wire/shard-holdings.js'
import { FakeClock } from '../../sandbox/fake-clock.js'
import { hostSandbox } from '../../sandbox/host.js'
import { clusterState, holderOf, listenerOn, readAs } from './holders.js'

const DAY_MS = 86_400_000
const APART_MS = 5_000

/** A bot with a single shard. */
const ONE = { shards: 1, keys: 1 }

async function host(shards: number, sessionsADay: number) {
  const clock = new FakeClock()
  const sandbox = await hostSandbox({ clock, judged: false, shards, maxConcurrency: 1, sessionsADay })
  return { clock, sandbox }
}

test('a shard for which none is left waits until there are more, and the operator is told', async () => {
  const { clock, sandbox } = await host(2, 1)
  const warned: unknown[][] = []
  const log = { debug() {}, info() {}, warn: (...told: unknown[]) => void warned.push(told), error() {} }
  // The sandbox lets a shard with the same key identify after five seconds of its clock.
  const holdings = { ...holdAllShards(), turn: async () => void clock.advance(APART_MS) }
  const { gateway } = listenerOn(sandbox, holdings, readAs(clock), { log })
  const connected = gateway.connect()
  await vi.waitFor(() => expect(warned).toHaveLength(1), 30_000)
  expect(sandbox.gateway.identifies).toHaveLength(1)
  expect(warned).toEqual([
    [
      { shard: 1, remaining: 0, hours: 24 },
      'Discord allows too few new sessions today, so this shard waits until it allows more',
    ],
  ])
  clock.advance(DAY_MS)
  await connected
  expect(gateway.shards()).toEqual({ connected: 2, away: 0 })
  expect(sandbox.gateway.identifies.map(({ accepted }) => accepted)).toEqual([true, true])
})

test('one that ends while it waits waits no longer', async () => {
  const { clock, sandbox } = await host(1, 0)
  const { gateway } = listenerOn(sandbox, holdAllShards(), readAs(clock))
  const connected = gateway.connect()
  await vi.waitFor(() => expect(clock.waiting).toBeGreaterThan(0), 30_000)
  await gateway.close()
  await vi.waitFor(() => expect(clock.waiting).toBe(0), 30_000)
  await connected.catch(() => {})
})

test('one for which Discord takes long to tell whether it may identifies no less than five seconds before the next', async () => {
  const clock = new FakeClock()
  const { turn } = clusterState(clock)
  const limit = { total: 1000, remaining: 1000, reset_after: 0, max_concurrency: 1 }
  const begun: number[] = []
  async function begin(shard: number, answerMs: number) {
    const rest = {
      async get() {
        clock.advance(answerMs)
        return { session_start_limit: limit }
      },
    }
    const deps = { rest, clock: readAs(clock), log: { warn() {} }, holdings: { turn } }
    await waitForSession(deps, shard, { shards: 2, keys: 1 }, new AbortController().signal)
    begun.push(clock.now())
  }
  await begin(0, 2_500)
  const next = begin(1, 0)
  await vi.waitFor(() => expect(clock.waiting).toBe(1))
  clock.advance(APART_MS)
  await next
  expect((begun[1] ?? 0) - (begun[0] ?? 0)).toBe(APART_MS)
})

test('one that waits for its turn while others begin the last ones does not identify', async () => {
  const clock = new FakeClock()
  const warned: object[] = []
  const limit = { total: 1000, remaining: 2, reset_after: DAY_MS, max_concurrency: 1 }
  const rest = { get: async () => ({ session_start_limit: { ...limit } }) }
  const log = { warn: (about: object) => void warned.push(about) }
  const holdings = {
    async turn() {
      limit.remaining = 0
    },
  }
  const stopped = new AbortController()
  const waiting = waitForSession({ rest, clock: readAs(clock), log, holdings }, 0, { shards: 3, keys: 1 }, stopped.signal)
  await vi.waitFor(() => expect(clock.waiting).toBe(1))
  expect(warned).toEqual([{ shard: 0, remaining: 0, hours: 24 }])
  stopped.abort()
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
})

test('one whose connection closes while Discord is asked does not identify', async () => {
  const closed = new AbortController()
  const limit = { total: 1000, remaining: 1000, reset_after: 0, max_concurrency: 1 }
  const rest = {
    async get() {
      closed.abort()
      return { session_start_limit: limit }
    },
  }
  const deps = { rest, clock: readAs(new FakeClock()), log: { warn() {} }, holdings: { turn: async () => {} } }
  await expect(waitForSession(deps, 0, ONE, closed.signal)).rejects.toMatchObject({ name: 'AbortError' })
})

test('one that Discord does not tell of its limit asks again until it does', async () => {
  const clock = new FakeClock()
  const limit = { total: 1000, remaining: 1000, reset_after: 0, max_concurrency: 1 }
  const warned: string[] = []
  let asked = 0
  const rest = {
    async get() {
      asked++
      if (asked < 3) throw new Error('Discord is away')
      return { session_start_limit: limit }
    },
  }
  const log = { warn: (_about: object, message: string) => void warned.push(message) }
  const deps = { rest, clock: readAs(clock), log, holdings: { turn: async () => {} } }
  const { signal } = new AbortController()
  const allowed = waitForSession(deps, 0, ONE, signal)
  for (const attempt of [1, 2]) {
    await vi.waitFor(() => expect(clock.waiting).toBe(1))
    expect(asked).toBe(attempt)
    clock.advance(10_000)
  }
  await allowed
  expect(asked).toBe(3)
  expect(getEventListeners(signal, 'abort')).toEqual([])
  expect(warned).toEqual(['Discord does not tell whether a shard may begin a session, so it asks again'])
})

test('a process that resumes what another left needs none', async () => {
  const { clock, sandbox } = await host(1, 1)
  const cluster = clusterState(clock)
  const one = holderOf(sandbox, cluster, { shards: [0], count: 1 })
  await one.gateway.connect()
  await one.release(0)
  const other = holderOf(sandbox, cluster, { shards: [0], count: 1 })
  await other.gateway.connect()
  expect(other.gateway.shards()).toEqual({ connected: 1, away: 0 })
  expect(sandbox.gateway.identifies).toHaveLength(1)
})
