/** Direct messages from the bot to a user. */
import { Events, GatewayIntentBits, type Message, Partials } from 'discord.js'
import { expect, test } from 'vitest'
import { Refused } from '../../src/sandbox/server/actions/refused.js'
import { hasOpenapi, hostBot } from './host.js'

test('reach their user alone, in one channel, and always notify', async () => {
  const { client, sandbox, annie, bill } = await hostBot()
  const channel = await client.users.createDM(annie)
  await channel.send('Your turn')
  expect((await client.users.createDM(annie, { force: true })).id).toBe(channel.id)
  const [message, ...more] = sandbox.directMessages(annie)
  expect(more).toEqual([])
  expect(message).toMatchObject({ message: { content: 'Your turn', channel_id: channel.id }, pings: [annie] })
  expect(sandbox.messagesFor(bill, channel.id)).toEqual([])
  expect(sandbox.directMessages(bill)).toEqual([])
})

test.skipIf(!hasOpenapi)('are opened as the official spec says', async () => {
  const { client, sandbox, annie } = await hostBot()
  const answer = await client.rest.post('/users/@me/channels', { body: { recipient_id: annie } })
  expect(answer).toMatchObject({ type: 1, recipients: [{ id: annie }] })
  expect(sandbox.requests.at(-1)?.spec).toBe('valid')
  await expect(client.rest.post('/users/@me/channels', { body: { recipient_id: {} } })).rejects.toMatchObject({ code: 50035 })
  expect(sandbox.requests.at(-1)?.spec).toBe('invalid')
})

test('to nobody who exists are refused', async () => {
  const { client } = await hostBot({ judged: false })
  const open = (body: object) => client.rest.post('/users/@me/channels', { body })
  await expect(open({ recipient_id: '1' })).rejects.toMatchObject({ status: 400, code: 50033 })
  await expect(open({})).rejects.toMatchObject({ code: 50035 })
})

test('are refused by a user who accepts none, or shares no server with the bot', async () => {
  const { client, sandbox, annie, bill } = await hostBot()
  sandbox.acceptDirects(annie, false)
  const channel = await client.users.createDM(annie)
  await expect(channel.send('Hello')).rejects.toMatchObject({ status: 403, code: 50007 })
  sandbox.acceptDirects(annie, true)
  await channel.send('Hello')
  expect(sandbox.directMessages(annie)).toHaveLength(1)
  sandbox.leave(bill, sandbox.guild().id)
  await expect((await client.users.createDM(bill)).send('Hello')).rejects.toMatchObject({ code: 50007 })
})

test('take the same nonce once, and can be edited and deleted', async () => {
  const { client, sandbox, annie } = await hostBot()
  const channel = await client.users.createDM(annie)
  const sent = await channel.send({ content: 'Once', nonce: 'n1', enforceNonce: true })
  await channel.send({ content: 'Once', nonce: 'n1', enforceNonce: true })
  expect(sandbox.directMessages(annie)).toHaveLength(1)
  await sent.edit('Twice')
  expect(sandbox.directMessages(annie)[0]?.message.content).toBe('Twice')
  await sent.delete()
  expect(sandbox.directMessages(annie)).toEqual([])
})

test('come back through the gateway without a guild, only to a bot that asks for them', async () => {
  const intents = [GatewayIntentBits.Guilds, GatewayIntentBits.DirectMessages]
  const { client, annie } = await hostBot({}, { intents, partials: [Partials.Channel] })
  const heard = new Promise<Message>((resolve) => client.once(Events.MessageCreate, resolve))
  await (await client.users.createDM(annie)).send('Hello')
  expect(await heard).toMatchObject({ content: 'Hello', guildId: null })
})

test('hold no threads, and nothing to press', async () => {
  const { client, sandbox, annie } = await hostBot()
  await client.application.commands.set([{ name: 'ping', description: 'Answers' }])
  const channel = await client.users.createDM(annie)
  const { id } = await channel.send('Hello')
  const thread = client.rest.post(`/channels/${channel.id}/messages/${id}/threads`, { body: { name: 'x' } })
  await expect(thread).rejects.toMatchObject({ code: 50024 })
  expect(() => sandbox.command(annie, channel.id, 'ping')).toThrow(Refused)
})

test('are gone when the sandbox starts afresh', async () => {
  const { client, sandbox, annie } = await hostBot()
  const channel = await client.users.createDM(annie)
  await channel.send('Hello')
  sandbox.reset()
  expect(sandbox.world.channels.has(channel.id)).toBe(false)
  expect(sandbox.world.messagesIn(channel.id).size).toBe(0)
})
