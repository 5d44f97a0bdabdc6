/** Several connections of a bot, as from several processes, divide its servers among them. */
import { GatewayCloseCodes, InteractionType } from 'discord-api-types/v10'
import { expect, test } from 'vitest'
import type { Sandbox } from '../../src/sandbox/server/sandbox.js'
import type { Guild } from '../../src/sandbox/server/world/records.js'
import { bareSocket, identify } from './bare-socket.js'
import { FakeClock } from './fake-clock.js'
import { type HostOptions, hostSandbox } from './host.js'

type Socket = ReturnType<typeof bareSocket>

/** A sandbox on a clock that the test moves. */
async function host(options: HostOptions) {
  const clock = new FakeClock()
  return { clock, sandbox: await hostSandbox({ clock, ...options }) }
}

/** A socket that has asked to be a shard's. */
async function asking(sandbox: Sandbox, shard: readonly [number, number]): Promise<Socket> {
  const socket = bareSocket(sandbox)
  await socket.say(identify(sandbox, { shard }))
  return socket
}

/** A socket that asks to go on with another one's session. */
async function resuming(sandbox: Sandbox, before: Socket, seq: number): Promise<Socket> {
  const [, ready] = await before.heard(2)
  const socket = bareSocket(sandbox)
  await socket.say({ op: 6, d: { token: sandbox.botToken, session_id: ready?.d.session_id, seq } })
  return socket
}

const shardOf = ({ id }: Guild, count: number) => Number((BigInt(id) >> 22n) % BigInt(count))

/** A new server on this shard. A server's creation time in milliseconds decides its shard. */
function guildOn(sandbox: Sandbox, clock: FakeClock, shard: number, count: number): Guild {
  for (;;) {
    clock.advance(1)
    const guild = sandbox.addGuild({ name: `Fort ${shard}`, locale: 'en-US' })
    if (shardOf(guild, count) === shard) return guild
    sandbox.removeGuild(guild.id)
  }
}

test('the number of shards and how many may identify at once are told', async () => {
  const { sandbox } = await host({ shards: 16, maxConcurrency: 4 })
  const headers = { authorization: `Bot ${sandbox.botToken}` }
  const told = async () => (await fetch(`${sandbox.apiUrl}/v10/gateway/bot`, { headers })).json()
  const limit = { total: 1000, remaining: 1000, reset_after: 86_400_000, max_concurrency: 4 }
  expect(await told()).toMatchObject({ shards: 16, session_start_limit: limit })
  await (await asking(sandbox, [3, 16])).heard(2)
  expect(await told()).toMatchObject({ session_start_limit: { ...limit, remaining: 999 } })
})

test('sixteen shards in four processes identify four at a time, and each event goes to one of them', async () => {
  const { clock, sandbox } = await host({ shards: 16, maxConcurrency: 4 })
  const sockets: Socket[] = []
  for (let first = 0; first < 16; first += 4) {
    const four = await Promise.all([0, 1, 2, 3].map((more) => asking(sandbox, [first + more, 16])))
    for (const socket of four) expect((await socket.heard(2))[1]).toMatchObject({ t: 'READY' })
    expect(sandbox.gateway.online).toBe(first === 12)
    sockets.push(...four)
    clock.advance(5_000)
  }
  expect(sandbox.gateway.shards).toEqual(sockets.map((_, shard) => shard))
  const guilds = sockets.map((_, shard) => guildOn(sandbox, clock, shard, 16))
  for (const [shard, socket] of sockets.entries()) {
    const own = guilds.filter((guild) => shardOf(guild, 16) === shard)
    await socket.say({ op: 1, d: null })
    const heard = (await socket.upTo(11)).filter(({ t, d }) => t === 'GUILD_CREATE' && guilds.some(({ id }) => id === d.id))
    expect(heard.map(({ d }) => d.id)).toEqual(own.map(({ id }) => id))
  }
})

test('two shards with the same rate-limit key must identify five seconds apart', async () => {
  const { clock, sandbox } = await host({ shards: 4, maxConcurrency: 2 })
  for (const shard of [0, 1]) await (await asking(sandbox, [shard, 4])).upTo('READY')
  const early = await asking(sandbox, [2, 4])
  expect((await early.heard(2))[1]).toMatchObject({ op: 9, d: false })
  clock.advance(4_999)
  await early.say(identify(sandbox, { shard: [2, 4] }))
  expect((await early.heard(3))[2]).toMatchObject({ op: 9, d: false })
  clock.advance(1)
  await early.say(identify(sandbox, { shard: [2, 4] }))
  expect((await early.heard(4))[3]).toMatchObject({ t: 'READY', d: { shard: [2, 4] } })
  expect(sandbox.gateway.identifies.map(({ shard, accepted }) => [shard, accepted])).toEqual([
    [0, true],
    [1, true],
    [2, false],
    [2, false],
    [2, true],
  ])
})

test.each([
  ['fewer shards than required', [0, 3], GatewayCloseCodes.ShardingRequired],
  ['no shard where several are required', undefined, GatewayCloseCodes.ShardingRequired],
  ['a shard beyond their number', [4, 4], GatewayCloseCodes.InvalidShard],
])('%s closes the socket', async (_what, shard, code) => {
  const { sandbox } = await host({ shards: 4 })
  const socket = bareSocket(sandbox)
  await socket.say(identify(sandbox, { shard }))
  expect(await socket.closed).toBe(code)
  expect(sandbox.gateway.identifies).toEqual([])
})

test('another process resumes a session, gets what was missed, and the socket that had it is cut', async () => {
  const { clock, sandbox } = await host({ shards: 2 })
  const guild = guildOn(sandbox, clock, 1, 2)
  const one = await asking(sandbox, [1, 2])
  const other = await resuming(sandbox, one, 1)
  expect(await one.closed).toBe(1006)
  await other.upTo('RESUMED')
  sandbox.addChannel(guild.id, 'attic')
  expect((await other.upTo('CHANNEL_CREATE')).filter(({ t }) => t === 'CHANNEL_CREATE').map(({ d }) => d.name)).toEqual(['attic'])
  expect(sandbox.gateway.identifies).toHaveLength(1)
})

test('what happens while nobody has a session is replayed to whoever resumes it', async () => {
  const { clock, sandbox } = await host({ shards: 2 })
  const guild = guildOn(sandbox, clock, 1, 2)
  const one = await asking(sandbox, [1, 2])
  const last = (await one.heard(3)).findLast(({ s }) => s !== null)?.s ?? 0
  one.cut()
  await sandbox.until(() => sandbox.gateway.shards.length === 0)
  sandbox.addChannel(guild.id, 'attic')
  sandbox.addChannel(guild.id, 'cellar')
  const other = await resuming(sandbox, one, last)
  expect((await other.heard(4)).slice(-3).map(({ t, d }) => [t, d.name])).toEqual([
    ['CHANNEL_CREATE', 'attic'],
    ['CHANNEL_CREATE', 'cellar'],
    ['RESUMED', undefined],
  ])
})

test('a session cannot be resumed after an event that it never had, nor after some minutes', async () => {
  const { clock, sandbox } = await host({ shards: 1 })
  const one = await asking(sandbox, [0, 1])
  await one.heard(3)
  expect(await (await resuming(sandbox, one, 1000)).closed).toBe(GatewayCloseCodes.InvalidSeq)
  one.cut()
  await sandbox.until(() => !sandbox.gateway.online)
  clock.advance(180_001)
  expect((await (await resuming(sandbox, one, 1)).heard(2))[1]).toMatchObject({ op: 9, d: false })
})

test('a shard that identifies once more has two sessions, and both get its events', async () => {
  const { clock, sandbox } = await host({ shards: 2 })
  const guild = guildOn(sandbox, clock, 0, 2)
  const both = [await asking(sandbox, [0, 2]), await asking(sandbox, [0, 2])]
  for (const socket of both) await socket.upTo('READY')
  expect(sandbox.gateway.online).toBe(false)
  sandbox.addChannel(guild.id, 'attic')
  for (const socket of both) expect((await socket.upTo('CHANNEL_CREATE')).at(-1)?.d.name).toBe('attic')
})

test('a press in a direct message goes to shard 0', async () => {
  const { sandbox } = await host({ shards: 2 })
  const [first, second] = [await asking(sandbox, [0, 2]), await asking(sandbox, [1, 2])]
  for (const socket of [first, second]) await socket.heard(2)
  const annie = sandbox.user('Annie').id
  sandbox.acceptDirects(annie, true)
  const channelId = [...sandbox.world.channels.values()].find(({ recipientId }) => recipientId === annie)?.id ?? ''
  const data = { custom_id: 'go-on', component_type: 2 }
  sandbox.forge({ userId: annie, channelId, messageId: null, type: InteractionType.MessageComponent, data })
  const heard = await first.upTo('INTERACTION_CREATE')
  expect(heard.at(-1)?.d).toMatchObject({ user: { id: annie }, channel_id: channelId, context: 1 })
  expect(heard.at(-1)?.d).not.toHaveProperty('guild_id')
  await second.say({ op: 1, d: null })
  expect((await second.upTo(11)).map(({ t }) => t)).not.toContain('INTERACTION_CREATE')
})
