/** What the watch makes of connections, on a clock of the test's. */
import { describe, expect, test } from 'vitest'
import { type Condition, createShardWatch } from '../../../../src/cli/ordeal/cluster/shard-watch.js'
import { trespassOf } from '../../../../src/cli/ordeal/cluster/trespass.js'

/** A watch over two shards, whose processes are running unless otherwise said. Times are in milliseconds. */
function watched() {
  let time = 0
  const conditions = new Map<string, Condition>()
  const failures: string[] = []
  const shardWatch = createShardWatch({
    shards: 2,
    now: () => time,
    conditionOf: (caller) => conditions.get(caller) ?? 'running',
    fail: (failure) => failures.push(failure),
  })
  let connections: Parameters<typeof shardWatch.look>[0] = []
  /** From now on these processes are connected with shard 0 and with shard 1. */
  const connect = (zero: readonly string[], one: readonly string[] = ['b']) => {
    connections = [zero, one].flatMap((callers, shard) => callers.map((caller) => ({ shard, caller })))
    shardWatch.look(connections)
  }
  const pass = (ms: number) => {
    for (const end = time + ms; time < end; ) {
      time = Math.min(end, time + 100)
      shardWatch.look(connections)
    }
  }
  const become = (caller: string, condition: Condition) => {
    conditions.set(caller, condition)
    shardWatch.look(connections)
  }
  shardWatch.excuse(false)
  connect(['a'])
  return { shardWatch, failures, connect, pass, become }
}

describe('a shard without an owner', () => {
  test('is measured, from the end of one connection to the next one', () => {
    const { shardWatch, failures, connect, pass } = watched()
    shardWatch.struck('a was killed')
    connect([])
    pass(9_000)
    connect(['b'])
    pass(20_000)
    expect(shardWatch.gaps).toEqual([{ shard: 0, after: 'a was killed', ms: 9_000 }])
    expect(shardWatch.handovers()).toBe(1)
    expect(failures).toEqual([])
  })
  test('is a failure after fifteen seconds in which nothing happened', () => {
    const { shardWatch, failures, connect, pass } = watched()
    shardWatch.struck('a was killed')
    connect([])
    pass(10_000)
    shardWatch.struck('Discord dropped')
    pass(15_000)
    expect(failures).toEqual([])
    pass(10_000)
    expect(failures).toEqual(['shard 0 had no owner for more than 15 s after Discord dropped'])
  })
  test('does not count while nobody could have it', () => {
    const { shardWatch, failures, connect, pass } = watched()
    connect([])
    shardWatch.excuse(true)
    pass(60_000)
    shardWatch.excuse(false)
    pass(2_000)
    connect(['c'])
    expect(shardWatch.gaps).toMatchObject([{ ms: 2_000 }])
    expect(failures).toEqual([])
  })
  test('is also one whose process is frozen, or is no more', () => {
    for (const condition of ['frozen', 'gone'] as const) {
      const { shardWatch, failures, pass, become } = watched()
      become('a', condition)
      expect(shardWatch.isWhole()).toBe(false)
      pass(16_000)
      expect(failures).toHaveLength(1)
    }
  })
})

describe('two owners at once', () => {
  test('are a failure, told once, if both are well', () => {
    const { failures, connect, pass } = watched()
    connect(['a', 'c'])
    pass(400)
    expect(failures).toEqual([])
    pass(10_000)
    expect(failures).toEqual(['shard 0 had two owners at once after the start: a and c'])
  })
  test('are none while one of them is frozen or about to wake, and then are', () => {
    const { failures, connect, pass, become } = watched()
    become('a', 'frozen')
    connect(['a', 'c'])
    pass(10_000)
    become('a', 'waking')
    pass(10_000)
    expect(failures).toEqual([])
    become('a', 'running')
    pass(1_000)
    expect(failures).toHaveLength(1)
  })
  test('are none if one leaves as the other comes', () => {
    const { failures, connect, pass } = watched()
    connect(['a', 'c'])
    pass(300)
    connect(['c'])
    pass(10_000)
    expect(failures).toEqual([])
  })
})

test('a process that is asked to stop has its shards waited for, each until its next owner is connected', () => {
  const { shardWatch, connect, pass } = watched()
  connect(['a'], ['a'])
  shardWatch.leaves('a')
  pass(300)
  connect([], ['a'])
  pass(200)
  connect(['b'], ['a'])
  expect(shardWatch.isWhole()).toBe(false)
  pass(500)
  connect(['b'], ['b'])
  expect(shardWatch.waits).toEqual([500, 1_000])
  expect(shardWatch.isWhole()).toBe(true)
})

test('the one that took a shard last counts, as long as it is connected', () => {
  const { shardWatch, connect } = watched()
  connect(['a', 'c'])
  expect([shardWatch.takerOf(0), shardWatch.ownerOf(0), shardWatch.shardsOf('c'), shardWatch.shardsOf('a')]).toEqual([
    'c',
    'c',
    [0],
    [],
  ])
  connect(['a'])
  expect([shardWatch.takerOf(0), shardWatch.ownerOf(0)]).toEqual(['c', null])
})

describe('a request', () => {
  /** A server of shard 1 of two. */
  const guildId = String(3n << 22n)
  const request = { caller: 'a', method: 'POST', path: '/interactions/12/secret/callback', guildId }

  test('is a trespass from a process if another one has the shard of the server', () => {
    const { shardWatch } = watched()
    expect(trespassOf(request, 2, shardWatch)).toBe('a sent POST /interactions/12/…/callback while b had shard 1')
  })
  test('is none from the owner, about no server, or if it only reads', () => {
    const { shardWatch } = watched()
    expect(trespassOf({ ...request, caller: 'b' }, 2, shardWatch)).toBeNull()
    expect(trespassOf({ ...request, guildId: null }, 2, shardWatch)).toBeNull()
    expect(trespassOf({ ...request, method: 'GET' }, 2, shardWatch)).toBeNull()
    expect(trespassOf({ ...request, guildId: String(2n << 22n) }, 2, shardWatch)).toBeNull()
  })
  test('is none while the last owner is frozen, or not connected: its successor may have begun already', () => {
    const { shardWatch, connect, become } = watched()
    become('b', 'frozen')
    expect(trespassOf(request, 2, shardWatch)).toBeNull()
    become('b', 'running')
    connect(['a'], [])
    expect(trespassOf(request, 2, shardWatch)).toBeNull()
  })
  test('is no answer from one that does not reach the database, but any message', () => {
    const { shardWatch, become } = watched()
    become('a', 'secluded')
    expect(trespassOf(request, 2, shardWatch)).toBeNull()
    const message = { ...request, path: '/channels/7/messages' }
    expect(trespassOf(message, 2, shardWatch)).toBe('a sent POST /channels/7/messages while b had shard 1')
  })
  test('is none to take away an own private message', () => {
    const { shardWatch } = watched()
    const removal = { ...request, method: 'DELETE', path: '/webhooks/1/token/messages/@original' }
    expect(trespassOf(removal, 2, shardWatch)).toBeNull()
    const deletion = { ...removal, path: '/channels/7/messages/8' }
    expect(trespassOf(deletion, 2, shardWatch)).toBe('a sent DELETE /channels/7/messages/8 while b had shard 1')
  })
})
