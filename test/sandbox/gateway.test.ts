import { once } from 'node:events'
import { ChannelType, type Client, Events, GatewayCloseCodes, Partials } from 'discord.js'
import { expect, test } from 'vitest'
import { withoutSecrets } from '../../src/log.js'
import { bareSocket, identify } from './bare-socket.js'
import { hostBot, hostSandbox, slash } from './host.js'

const PING = { name: 'ping', description: 'Answers' }

/** Resolves when the client has lost its connection and resumed it. */
const resumed = (client: Client) => once(client, Events.ShardResume)

test('a bot is ready with its guilds, their channels and its own member', async () => {
  const { client, sandbox } = await hostBot()
  const guild = client.guilds.cache.first()
  expect(guild).toMatchObject({ name: 'Boston Common', available: true, memberCount: 5, preferredLocale: 'en-US' })
  expect(guild?.channels.cache.map(({ name }) => name)).toEqual(['stagecoach', 'parlor'])
  expect(guild?.members.me?.permissions.has('SendMessages')).toBe(true)
  expect(guild?.ownerId).toBe(sandbox.user('Annie').id)
  expect(sandbox.gateway.online).toBe(true)
})

test('the bot hears of guilds, channels and permissions as they change', async () => {
  const { client, sandbox, channel } = await hostBot()
  const joined = once(client, Events.GuildCreate)
  const guild = sandbox.addGuild({ name: 'Providence', locale: 'fr' })
  expect((await joined)[0]).toMatchObject({ name: 'Providence', preferredLocale: 'fr' })
  const created = once(client, Events.ChannelCreate)
  const attic = sandbox.addChannel(guild.id, 'attic')
  await created
  const changed = once(client, Events.ChannelUpdate)
  sandbox.permit(channel, { post: false })
  const [, now] = await changed
  expect(now.permissionsFor(client.user).has('SendMessages')).toBe(false)
  const deleted = once(client, Events.ChannelDelete)
  sandbox.removeChannel(attic.id)
  await deleted
  const left = once(client, Events.GuildDelete)
  sandbox.removeGuild(guild.id)
  expect((await left)[0].id).toBe(guild.id)
})

test('with only the guilds intent there are no message events', async () => {
  const { client, sandbox, channel } = await hostBot({}, { partials: [Partials.Message] })
  const heard: string[] = []
  client.on(Events.MessageCreate, () => heard.push('message'))
  client.on(Events.ChannelDelete, () => heard.push('end'))
  const found = await client.channels.fetch(channel)
  if (found?.type !== ChannelType.GuildText) throw new Error('No text channel.')
  const sent = await found.send('Quiet')
  const thread = await sent.startThread({ name: 'Thread' })
  sandbox.removeChannel(thread.id)
  expect(heard).toEqual([])
})

test('after a dropped connection the bot resumes and gets what it missed', async () => {
  const { client, sandbox, annie, channel, next } = await hostBot()
  await client.application.commands.set([PING])
  const back = resumed(client)
  sandbox.gateway.closeSockets(4000)
  const pending = sandbox.command(annie, channel, 'ping')
  await back
  await slash(await next()).reply('Here again')
  expect((await pending.answered).message?.message.content).toBe('Here again')
})

test('a connection cut without a close frame is resumed too', async () => {
  const { client, sandbox } = await hostBot()
  const back = resumed(client)
  sandbox.gateway.cutSockets()
  await back
  expect(sandbox.gateway.online).toBe(true)
})

test('op 7 makes the bot reconnect and resume', async () => {
  const { client, sandbox } = await hostBot()
  const back = resumed(client)
  sandbox.gateway.requestReconnect()
  await back
  expect(sandbox.gateway.online).toBe(true)
})

test('op 9 makes the bot identify again', async () => {
  const { client, sandbox, annie, channel, next } = await hostBot()
  await client.application.commands.set([PING])
  const ready = once(client, Events.ShardReady)
  sandbox.gateway.invalidateSessions(false)
  await ready
  sandbox.command(annie, channel, 'ping')
  await slash(await next()).reply('New session')
})

test('an interaction ordered twice is delivered twice, and answered once', async () => {
  const { client, sandbox, annie, channel, next } = await hostBot()
  await client.application.commands.set([PING])
  sandbox.faults.duplicateInteractions()
  sandbox.command(annie, channel, 'ping')
  const [one, other] = [slash(await next()), slash(await next())]
  expect(other.id).toBe(one.id)
  await one.reply('First')
  await expect(other.reply('Second')).rejects.toMatchObject({ code: 40060 })
})

test('a session is replayed from the sequence that the client names, and heartbeats are acknowledged', async () => {
  const sandbox = await hostSandbox()
  const first = bareSocket(sandbox)
  await first.say(identify(sandbox))
  const [hello, ready, guild] = await first.heard(3)
  expect([hello?.op, ready?.t, guild?.t]).toEqual([10, 'READY', 'GUILD_CREATE'])
  await first.say({ op: 1, d: null })
  expect((await first.heard(4))[3]).toMatchObject({ op: 11 })
  const second = bareSocket(sandbox)
  await second.say({ op: 6, d: { token: sandbox.botToken, session_id: ready?.d.session_id, seq: 1 } })
  const replayed = await second.heard(3)
  expect(replayed.map(({ t, s }) => [t, s])).toEqual([
    [null, null],
    ['GUILD_CREATE', 2],
    ['RESUMED', 3],
  ])
})

test('an unknown session is invalid', async () => {
  const sandbox = await hostSandbox()
  const socket = bareSocket(sandbox)
  await socket.say({ op: 6, d: { token: sandbox.botToken, session_id: 'nonsense', seq: 1 } })
  expect((await socket.heard(2))[1]).toMatchObject({ op: 9, d: false })
})

/** A placeholder for the token of the sandbox under test. */
const MINE = 'MINE'

test.each([
  ['a wrong token', { op: 2, d: { token: 'wrong', intents: 1 } }, GatewayCloseCodes.AuthenticationFailed],
  ['a privileged intent', { op: 2, d: { token: MINE, intents: 2 } }, GatewayCloseCodes.DisallowedIntents],
  ['no intents', { op: 2, d: { token: MINE } }, GatewayCloseCodes.InvalidIntents],
  ['an impossible shard', { op: 2, d: { token: MINE, intents: 1, shard: [1, 1] } }, GatewayCloseCodes.InvalidShard],
  ['an unknown opcode', { op: 99 }, GatewayCloseCodes.UnknownOpcode],
  ['something that is no JSON', '{', GatewayCloseCodes.DecodeError],
  ['a payload over 4096 bytes', { op: 1, d: 'x'.repeat(4097) }, GatewayCloseCodes.DecodeError],
  ['a presence before identifying', { op: 3, d: {} }, GatewayCloseCodes.NotAuthenticated],
])('%s closes the socket', async (_what, payload, code) => {
  const sandbox = await hostSandbox()
  const socket = bareSocket(sandbox)
  const said = typeof payload === 'string' ? payload : JSON.stringify(payload)
  await socket.say(said.replace(MINE, sandbox.botToken))
  expect(await socket.closed).toBe(code)
})

test.each([
  ['64 KiB', { op: 1, d: 'x'.repeat(65_536) }, 1009],
  ['an endless nesting', `{"op":2,"d":${'['.repeat(2000)}${']'.repeat(2000)}}`, GatewayCloseCodes.AuthenticationFailed],
])('%s in one message closes only this socket', async (_what, payload, code) => {
  const sandbox = await hostSandbox()
  const socket = bareSocket(sandbox)
  await socket.say(payload)
  expect(await socket.closed).toBe(code)
  expect(await (await fetch(`${sandbox.apiUrl}/v10/gateway/bot`)).json()).toMatchObject({ message: '401: Unauthorized' })
})

test('a resume without a text and a number is invalid', async () => {
  const sandbox = await hostSandbox()
  const socket = bareSocket(sandbox)
  const strange = { toString: 1, valueOf: 1 }
  await socket.say({ op: 6, d: { token: sandbox.botToken, session_id: strange, seq: strange } })
  expect((await socket.heard(2))[1]).toMatchObject({ op: 9, d: false })
})

test('each sandbox draws its own token, which the log hides', async () => {
  const [one, other] = [await hostSandbox(), await hostSandbox()]
  expect(withoutSecrets(`refused: ${one.botToken}`)).toBe('refused: ***')
  expect(other.botToken).not.toBe(one.botToken)
  // discord.js would strip a leading `bot` from a token.
  expect(one.botToken).toMatch(/^[\da-f]{24}\./)
})

test('another version and compression are refused', async () => {
  const sandbox = await hostSandbox()
  expect(await bareSocket(sandbox, '?v=9&encoding=json').closed).toBe(GatewayCloseCodes.InvalidAPIVersion)
  expect(await bareSocket(sandbox, '?v=10&encoding=json&compress=zlib-stream').closed).toBe(GatewayCloseCodes.DecodeError)
})

test('a bot that asks for message events gets those of everybody, without ephemerals', async () => {
  const sandbox = await hostSandbox()
  const socket = bareSocket(sandbox)
  await socket.say(identify(sandbox, { intents: 1 | 512 }))
  await socket.heard(3)
  const channel = sandbox.channel('stagecoach').id
  const headers = { authorization: `Bot ${sandbox.botToken}`, 'content-type': 'application/json' }
  await fetch(`${sandbox.apiUrl}/v10/channels/${channel}/messages`, { method: 'POST', headers, body: '{"content":"Heard"}' })
  expect((await socket.heard(4))[3]).toMatchObject({ t: 'MESSAGE_CREATE', d: { content: 'Heard', guild_id: sandbox.guild().id } })
})
