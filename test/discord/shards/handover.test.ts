/** Two processes divide the bot's shards among them, and hand them over to each other. */
import { GatewayDispatchEvents } from 'discord-api-types/v10'
import { expect, test, vi } from 'vitest'
import type { Sandbox } from '../../../src/sandbox/server/sandbox.js'
import { FakeClock } from '../../sandbox/fake-clock.js'
import { hostSandbox } from '../../sandbox/host.js'
import { channelsHeard, clusterState, guildOnEach, type Holder, holderOf } from './holders.js'

const COUNT = 4

/** A sandbox with a server on each of four shards, on a clock that the test moves. */
async function host(maxConcurrency?: number) {
  const clock = new FakeClock()
  const limit = maxConcurrency === undefined ? {} : { maxConcurrency }
  const sandbox = await hostSandbox({ clock, judged: false, shards: COUNT, ...limit })
  return { clock, sandbox, guilds: guildOnEach(sandbox, clock, COUNT), cluster: clusterState(clock) }
}

/** Two processes with two shards each. */
async function pair(work?: Parameters<typeof holderOf>[2]['work']) {
  const hosted = await host()
  const { sandbox, cluster, guilds } = hosted
  const doing = work === undefined ? {} : { work }
  const one = holderOf(sandbox, cluster, { shards: [0, 1], count: COUNT, ...doing })
  const other = holderOf(sandbox, cluster, { shards: [2, 3], count: COUNT })
  await Promise.all([one.gateway.connect(), other.gateway.connect()])
  const [, guild] = guilds
  if (guild === undefined) throw new Error('no server on shard 1')
  const announce = (...names: readonly string[]) => {
    for (const name of names) sandbox.addChannel(guild.id, name)
  }
  return { ...hosted, one, other, announce }
}

const hears = (holder: Holder, channel: string) => vi.waitFor(() => expect(channelsHeard(holder)).toContain(channel), 30_000)
const isConnected = ({ gateway }: Holder, shards = 3) =>
  vi.waitFor(() => expect(gateway.shards()).toEqual({ connected: shards, away: 0 }), 30_000)
const identifies = ({ gateway }: Sandbox) => gateway.identifies.length

test('each hears the servers of its own shards', async () => {
  const { sandbox, guilds, one, other } = await pair()
  expect(sandbox.gateway.online).toBe(true)
  expect([one.gateway.shards(), other.gateway.shards()]).toEqual(Array(2).fill({ connected: 2, away: 0 }))
  for (const [shard, { id }] of guilds.entries()) sandbox.addChannel(id, `room-${shard}`)
  await Promise.all([hears(one, 'room-1'), hears(other, 'room-3')])
  await vi.waitFor(() => expect(channelsHeard(one, other)).toHaveLength(COUNT))
  expect([channelsHeard(one).toSorted(), channelsHeard(other).toSorted()]).toEqual([
    ['room-0', 'room-1'],
    ['room-2', 'room-3'],
  ])
})

test('a shard is handed over without an identify, and every event is heard once', async () => {
  const { sandbox, one, other, announce } = await pair()
  announce('before-1', 'before-2')
  const released = one.release(1)
  announce('closing-1', 'closing-2')
  await released
  expect(one.gateway.shards()).toEqual({ connected: 1, away: 0 })
  expect(one.gateway.connected()).toBe(true)
  announce('nobody-1', 'nobody-2')
  other.take(1)
  expect(other.gateway.shards()).toEqual({ connected: 2, away: 0 })
  announce('resuming-1')
  await isConnected(other)
  announce('after-1')
  await hears(other, 'after-1')
  const all = ['before-1', 'before-2', 'closing-1', 'closing-2', 'nobody-1', 'nobody-2', 'resuming-1', 'after-1']
  expect(channelsHeard(one, other)).toEqual(all)
  expect(identifies(sandbox)).toBe(COUNT)
  expect(other.gateway.shards()).toEqual({ connected: 3, away: 0 })
})

test('it goes back and forth many times', async () => {
  const { sandbox, one, other, announce } = await pair()
  const all: string[] = []
  const say = (name: string) => {
    all.push(name)
    announce(name)
  }
  const names = new Set<string>()
  for (let round = 0; round < 10; round++) {
    const [giver, taker] = round % 2 === 0 ? [one, other] : [other, one]
    say(`round-${round}-a`)
    const released = giver.release(1)
    say(`round-${round}-b`)
    await released
    say(`round-${round}-c`)
    taker.take(1)
    await isConnected(taker, taker === one ? 2 : 3)
  }
  say('last')
  await hears(one, 'last')
  for (const name of channelsHeard(one, other)) names.add(name)
  expect(channelsHeard(one, other)).toHaveLength(names.size)
  expect([...names].toSorted()).toEqual(all.toSorted())
  expect(identifies(sandbox)).toBe(COUNT)
})

test.each(['held', 'no longer held'])('a shard that is %s is released when everything that it heard is done', async (how) => {
  let finish = () => {}
  const done = new Promise<void>((resolve) => {
    finish = resolve
  })
  const { one, announce } = await pair((payload) => (payload.t === GatewayDispatchEvents.ChannelCreate ? done : undefined))
  announce('attic')
  await hears(one, 'attic')
  if (how === 'no longer held') {
    one.deprive(1)
    announce('cellar')
    await isConnected(one, 1)
  }
  let isReleased = false
  const released = one.release(1).then(() => {
    isReleased = true
  })
  await one.release(0)
  expect(isReleased).toBe(false)
  finish()
  await released
})

test('a process without shards knows who the bot is before it hears anything', async () => {
  const { sandbox, cluster, one, announce } = await pair()
  const third = holderOf(sandbox, cluster, { shards: [], count: COUNT })
  expect(await third.gateway.connect()).toEqual({ userId: sandbox.world.bot.id, applicationId: sandbox.world.bot.id, servers: 0 })
  expect(third.gateway.connected()).toBe(true)
  await one.release(1)
  announce('attic')
  const fourth = holderOf(sandbox, cluster, { shards: [1], count: COUNT })
  await fourth.gateway.connect()
  await hears(fourth, 'attic')
  expect(fourth.heard).toEqual([`MEET ${sandbox.world.bot.id}`, 'CHANNEL_CREATE attic', 'RESUMED'])
})

test('servers are counted unless a session was resumed, which does not tell them', async () => {
  const { sandbox, cluster } = await host()
  const first = holderOf(sandbox, cluster, { shards: [1, 2], count: COUNT })
  expect((await first.gateway.connect()).servers).toBe(2)
  await first.release(1)
  const second = holderOf(sandbox, cluster, { shards: [1], count: COUNT })
  expect((await second.gateway.connect()).servers).toBeNull()
})

test('a process that no longer holds a shard hears nothing of it, and another misses nothing', async () => {
  const { sandbox, one, other, announce } = await pair()
  announce('before')
  await hears(one, 'before')
  one.deprive(1)
  announce('between-1', 'between-2')
  await vi.waitFor(() => expect(sandbox.gateway.shards).toEqual([0, 2, 3]))
  other.take(1)
  await hears(other, 'between-2')
  expect(channelsHeard(one)).toEqual(['before'])
  expect(channelsHeard(other)).toEqual(['between-1', 'between-2'])
  expect(one.gateway.shards()).toEqual({ connected: 1, away: 0 })
})

test('nor does it connect again after its connection broke', async () => {
  const { sandbox, one, other, announce } = await pair()
  one.deprive(1)
  sandbox.gateway.cutSockets()
  await vi.waitFor(() => expect(sandbox.gateway.shards).toEqual([0, 2, 3]), 30_000)
  other.take(1)
  announce('attic')
  await hears(other, 'attic')
  expect(one.gateway.shards()).toEqual({ connected: 1, away: 0 })
})

test('a shard that is given up while it still connects is not connected with any more', async () => {
  const { sandbox, one, other } = await pair()
  await one.release(1)
  sandbox.gateway.fallSilent()
  other.take(1)
  await vi.waitFor(() => expect(other.gateway.shards()).toEqual({ connected: 2, away: 0 }))
  await other.release(1)
  sandbox.gateway.answerAgain()
  one.take(1)
  await isConnected(one, 2)
  expect(one.gateway.shards()).toEqual({ connected: 2, away: 0 })
  expect(other.gateway.shards()).toEqual({ connected: 2, away: 0 })
  expect(identifies(sandbox)).toBe(COUNT)
})

test.each([
  ['is unknown', { id: 'session0' }],
  ['has not come so far', { sequence: 100_000 }],
  ['is of another division', { count: 2 }],
])('a session that %s is replaced by a new one', { timeout: 60_000 }, async (_what, wrong) => {
  const { clock, sandbox, cluster, one, other, announce } = await pair()
  await one.release(1)
  clock.advance(5_000)
  const left = cluster.sessions.get(1)
  if (left === undefined) throw new Error('no session was left')
  cluster.sessions.set(1, { ...left, ...wrong })
  other.take(1)
  await isConnected(other)
  announce('attic')
  await hears(other, 'attic')
  expect(identifies(sandbox)).toBe(COUNT + 1)
  expect(cluster.sessions.get(1)).toMatchObject({ count: COUNT })
  expect(cluster.sessions.get(1)?.id).not.toBe(left.id)
})

test('both together keep the limits on identifying', async () => {
  const { clock, sandbox, cluster } = await host(2)
  // Shards 0 and 2 share a rate-limit key, and so do 1 and 3.
  const one = holderOf(sandbox, cluster, { shards: [0, 1], count: COUNT })
  const other = holderOf(sandbox, cluster, { shards: [2, 3], count: COUNT })
  const connected = Promise.all([one.gateway.connect(), other.gateway.connect()])
  await sandbox.until(() => identifies(sandbox) === 2)
  await vi.waitFor(() => expect(clock.waiting).toBe(2))
  clock.advance(5_000)
  await connected
  expect(sandbox.gateway.identifies.map(({ accepted }) => accepted)).toEqual(Array(COUNT).fill(true))
})
