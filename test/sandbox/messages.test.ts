import { AttachmentBuilder, MessageFlags, type SendableChannels } from 'discord.js'
import { expect, test } from 'vitest'
import { FakeClock } from './fake-clock.js'
import { type Hosted, hostBot, picture } from './host.js'

async function channelOf({ client, channel }: Hosted): Promise<SendableChannels> {
  const found = await client.channels.fetch(channel)
  if (!found?.isSendable()) throw new Error('The bot cannot post.')
  return found
}

/** The ids of the users that the last message notified. */
function lastPings({ sandbox, annie, channel }: Hosted): readonly string[] {
  return sandbox.messagesFor(annie, channel).at(-1)?.pings ?? []
}

const image = (name: string) => new AttachmentBuilder(picture(2, 2), { name })

test('a message is posted, fetched, listed newest first, edited and deleted', async () => {
  const hosted = await hostBot()
  const channel = await channelOf(hosted)
  const first = await channel.send('One')
  await channel.send('Two')
  expect((await channel.messages.fetch(first.id)).content).toBe('One')
  expect([...(await channel.messages.fetch({ limit: 2 })).values()].map(({ content }) => content)).toEqual(['Two', 'One'])
  const edited = await first.edit('One and a half')
  expect(edited.editedTimestamp).not.toBeNull()
  await first.delete()
  await expect(first.edit('Gone')).rejects.toMatchObject({ code: 10008 })
})

test('an edit keeps the attachments that it lists, and all of them if it lists none', async () => {
  const hosted = await hostBot()
  const channel = await channelOf(hosted)
  const message = await channel.send({ files: [image('a.png'), image('b.png')] })
  const names = ({ attachments }: typeof message) => attachments.map(({ name }) => name)
  expect(names(await message.edit('Text only'))).toEqual(['a.png', 'b.png'])
  const kept = message.attachments.filter(({ name }) => name === 'b.png').map(({ id }) => ({ id }))
  expect(names(await message.edit({ attachments: kept, files: [image('c.png')] }))).toEqual(['b.png', 'c.png'])
  expect(names(await message.edit({ files: [image('d.png')] }))).toEqual(['d.png'])
  expect(names(await message.edit({ content: 'None', attachments: [] }))).toEqual([])
})

test('a legacy message becomes one of components V2 when its content is emptied, and never goes back', async () => {
  const hosted = await hostBot()
  const channel = await channelOf(hosted)
  const message = await channel.send('Old style')
  const components = [{ type: 10, content: 'New style' }]
  await expect(message.edit({ flags: MessageFlags.IsComponentsV2, components })).rejects.toMatchObject({ code: 50035 })
  await message.edit({ content: null, flags: MessageFlags.IsComponentsV2, components })
  await expect(message.edit({ content: 'Back' })).rejects.toMatchObject({ code: 50035 })
  const back = hosted.client.rest.patch(`/channels/${channel.id}/messages/${message.id}`, { body: { flags: 0 } })
  await expect(back).rejects.toThrow('flag cannot be removed')
})

test('mentions ping whom allowed_mentions lets them, once, and an edit pings nobody', async () => {
  const hosted = await hostBot()
  const { bill, katie } = hosted
  const channel = await channelOf(hosted)
  const content = `<@${bill}> and <@${katie}>`
  await channel.send(content)
  expect(lastPings(hosted)).toEqual([bill, katie])
  await channel.send({ content, allowedMentions: { users: [katie] } })
  expect(lastPings(hosted)).toEqual([katie])
  await channel.send({ content, allowedMentions: { parse: [] } })
  expect(lastPings(hosted)).toEqual([])
  const message = await channel.send('Nobody yet')
  await message.edit(content)
  expect(lastPings(hosted)).toEqual([])
})

test('text displays ping; code and users who left do not', async () => {
  const hosted = await hostBot()
  const { sandbox, bill, jim } = hosted
  const channel = await channelOf(hosted)
  sandbox.leave(jim, sandbox.guild().id)
  await channel.send({
    flags: MessageFlags.IsComponentsV2,
    components: [{ type: 10, content: `Your turn, <@${bill}> <@${jim}>` }],
  })
  expect(lastPings(hosted)).toEqual([bill])
  await channel.send(`\`<@${bill}>\``)
  expect(lastPings(hosted)).toEqual([])
})

test('@everyone pings all, but only if parsed', async () => {
  const hosted = await hostBot()
  const channel = await channelOf(hosted)
  await channel.send({ content: '@everyone', allowedMentions: { parse: ['users'] } })
  expect(lastPings(hosted)).toEqual([])
  await channel.send({ content: '@everyone', allowedMentions: { parse: ['everyone'] } })
  expect(lastPings(hosted)).toHaveLength(4)
})

test('the same nonce posts once while Discord remembers it', async () => {
  const clock = new FakeClock()
  const hosted = await hostBot({ clock })
  const channel = await channelOf(hosted)
  const post = () => channel.send({ content: 'Once', nonce: 'turn-7', enforceNonce: true })
  const first = await post()
  expect((await post()).id).toBe(first.id)
  await first.delete()
  await expect(post()).rejects.toMatchObject({ code: 10008, status: 404 })
  clock.advance(6 * 60_000)
  expect((await post()).id).not.toBe(first.id)
})

test('without its permissions the bot can neither see, nor post, nor attach', async () => {
  const hosted = await hostBot()
  const { sandbox } = hosted
  const channel = await channelOf(hosted)
  const message = await channel.send('Before')
  sandbox.permit(channel.id, { attach: false })
  await expect(channel.send({ files: [image('a.png')] })).rejects.toMatchObject({ code: 50013, status: 403 })
  await channel.send('Text goes')
  sandbox.permit(channel.id, { attach: true, post: false })
  await expect(channel.send('No')).rejects.toMatchObject({ code: 50013 })
  await expect(message.edit('No')).rejects.toMatchObject({ code: 50013 })
  sandbox.permit(channel.id, { view: false })
  await expect(channel.send('No')).rejects.toMatchObject({ code: 50001, status: 403 })
  expect(sandbox.complaints).toEqual([])
})

test('more than three edits of hour-old messages within 6 s are refused with 30046', async () => {
  const clock = new FakeClock()
  const hosted = await hostBot({ clock })
  const channel = await channelOf(hosted)
  const message = await channel.send('Old')
  clock.advance(3_600_000)
  for (const content of ['a', 'b', 'c']) await message.edit(content)
  const path = `${hosted.sandbox.apiUrl}/v10/channels/${channel.id}/messages/${message.id}`
  const headers = { authorization: `Bot ${hosted.sandbox.botToken}`, 'content-type': 'application/json' }
  const fourth = await fetch(path, { method: 'PATCH', headers, body: '{"content":"d"}' })
  expect(fourth.status).toBe(429)
  expect(await fourth.json()).toMatchObject({ code: 30046, retry_after: 6 })
  clock.advance(6000)
  await message.edit('d')
})

test('an unknown channel is reported as such', async () => {
  const { client } = await hostBot()
  const nowhere = client.rest.get('/channels/123456789012345678/messages')
  await expect(nowhere).rejects.toMatchObject({ code: 10003, status: 404 })
})

test('a thread is started, posted in, archived, and wakes up for a new message', async () => {
  const hosted = await hostBot()
  const { sandbox, client } = hosted
  const channel = await client.channels.fetch(hosted.channel)
  if (channel?.type !== 0) throw new Error('No text channel.')
  const opening = await channel.send('Start')
  const thread = await opening.startThread({ name: 'Table 1', autoArchiveDuration: 1440 })
  const message = await thread.send('In the thread')
  sandbox.archive(thread.id, { archived: true })
  await expect(message.edit('Asleep')).rejects.toMatchObject({ code: 50083 })
  await thread.send('Wake up')
  await message.edit('Awake')
  sandbox.archive(thread.id, { archived: true, locked: true })
  await expect(thread.send('Locked')).rejects.toMatchObject({ code: 50083 })
  expect((await thread.setArchived(false)).archived).toBe(false)
  await expect(opening.startThread({ name: 'Another' })).rejects.toMatchObject({ code: 160004 })
})
