import { API } from '@discordjs/core'
import { REST } from '@discordjs/rest'
import { GatewayDispatchEvents, type GatewayDispatchPayload } from 'discord-api-types/v10'
import { expect, test, vi } from 'vitest'
import { type ChannelVisibility, createChannelVisibility } from '../../../src/discord/wire/channel-visibility.js'
import { createServerReading, READING_MS } from '../../../src/discord/wire/server-reading.js'
import { guildCreate } from '../../../src/sandbox/server/world/guild-objects.js'
import { channelsOf } from '../../../src/sandbox/server/world/guilds.js'
import { FakeClock } from '../../sandbox/fake-clock.js'
import { hostSandbox } from '../../sandbox/host.js'

/** A bot that reads the sandbox's servers, with a clock of its own. */
async function host() {
  const discordsClock = new FakeClock()
  const sandbox = await hostSandbox({ clock: discordsClock })
  const clock = new FakeClock()
  const { guilds, channels } = new API(new REST({ api: sandbox.apiUrl, retries: 0 }).setToken(sandbox.botToken))
  const read = createServerReading(guilds, clock)
  const guild = sandbox.guild()
  const paths = () => sandbox.requests.map(({ method, path }) => `${method} ${path}`)
  return { sandbox, discordsClock, clock, channels, read, guild, paths }
}

const SILENT = { warn() {} }

test('a reading tells the same as the gateway', async () => {
  const { sandbox, channels, read, guild } = await host()
  const { world } = sandbox
  const thread = async (name: string) => {
    const { id } = await channels.createMessage(sandbox.channel('stagecoach').id, { content: 'Ready?' })
    return (await channels.createThread(sandbox.channel('stagecoach').id, { name }, id)).id
  }
  const awake = await thread('Table 1')
  const asleep = await thread('Table 2')
  sandbox.archive(asleep, { archived: true })
  const told = createChannelVisibility({ read: async () => null, log: SILENT })
  const d = guildCreate(world, guild, channelsOf(world, guild), false)
  told.hear({ op: 0, s: 1, t: GatewayDispatchEvents.GuildCreate, d } as GatewayDispatchPayload)
  const asked = createChannelVisibility({ read, log: SILENT })
  const seen = (visibility: ChannelVisibility, userId: string, ...roleIds: string[]) =>
    visibility.visibleTo(guild.id, { userId, roleIds })
  const all = [sandbox.channel('stagecoach').id, sandbox.channel('parlor').id, awake]
  for (const { id } of world.users.values()) expect(await seen(asked, id)).toEqual(all)
  for (const { id } of world.users.values()) expect(await seen(told, id)).toEqual(all)
  const { owner_id, roles } = (await read(guild.id)) ?? {}
  expect({ owner_id, roles }).toEqual({ owner_id: d.owner_id, roles: d.roles })
})

test('a server without the bot is asked about with a single request', async () => {
  const { sandbox, read, guild, paths } = await host()
  sandbox.expelBot(guild.id)
  expect(await read(guild.id)).toBeNull()
  expect(paths()).toEqual([`GET /guilds/${guild.id}`])
})

test.each([
  ['the server', /^\/guilds\/\d+$/],
  ['its channels', /\/channels$/],
])('a server of which Discord does not show %s counts as one without the bot', async (_, path) => {
  const { sandbox, read, guild } = await host()
  sandbox.faults.arm({ kind: 'refusal', status: 403, code: 50001, message: 'Missing Access' }, { path })
  const visibility = createChannelVisibility({ read, log: SILENT })
  const look = () => visibility.visibleTo(guild.id, { userId: '1', roleIds: [] })
  expect([await look(), await look()]).toEqual([[], []])
  expect(sandbox.requests.filter(({ status }) => status === 403)).toHaveLength(1)
})

test.each([
  ['the server', /^\/guilds\/\d+$/],
  ['its channels', /\/channels$/],
  ['its threads', /\/threads\/active$/],
])('a reading fails if Discord does not tell %s', async (_, path) => {
  const { sandbox, clock, read, guild } = await host()
  sandbox.faults.arm({ kind: 'server-error', status: 503 }, { path })
  await expect(read(guild.id)).rejects.toMatchObject({ status: 503 })
  expect(await read(guild.id)).not.toBeNull()
  expect(clock.waiting).toBe(0)
})

test('a server that Cloudflare refuses to show does not count as one without the bot', async () => {
  const { sandbox, read, guild } = await host()
  sandbox.faults.arm({ kind: 'refusal', status: 403, code: 40333, message: 'internal network error' })
  const visibility = createChannelVisibility({ read, log: SILENT })
  const look = () => visibility.visibleTo(guild.id, { userId: '1', roleIds: [] })
  expect(await look()).toEqual([])
  expect(await look()).toContain(sandbox.channel('stagecoach').id)
})

test('a reading does not wait for an answer that takes longer than a user waits', async () => {
  const { sandbox, discordsClock, clock, read, guild } = await host()
  sandbox.faults.arm({ kind: 'delay', milliseconds: 2 * READING_MS }, { path: /\/channels$/ })
  const reading = read(guild.id)
  await vi.waitFor(() => expect(discordsClock.waiting).toBe(1), 30_000)
  clock.advance(READING_MS)
  await expect(reading).rejects.toThrow('Discord has not told within 5 seconds')
  discordsClock.advance(2 * READING_MS)
  expect(await read(guild.id)).not.toBeNull()
})

test('nor for the end of a rate limit', async () => {
  const { sandbox, clock, read, guild } = await host()
  sandbox.faults.arm({ kind: 'rate-limit', retryAfter: 600 }, { path: /\/channels$/ })
  const reading = read(guild.id)
  await vi.waitFor(() => expect(sandbox.requests.map(({ status }) => status)).toContain(429), 30_000)
  clock.advance(READING_MS)
  await expect(reading).rejects.toThrow('Discord has not told within 5 seconds')
})
