import {
  ActionRowBuilder,
  AttachmentBuilder,
  ComponentType,
  ContainerBuilder,
  MediaGalleryBuilder,
  MessageFlags,
  ModalBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
} from 'discord.js'
import { expect, test } from 'vitest'
import { button, hostBot, picture, select, slash } from './host.js'
import { goOn, pinged, pressed, row } from './scene.js'

test("a command carries its user, place and language, and the bot's permissions there", async () => {
  const { sandbox, client, channel, jim, next } = await hostBot()
  await client.application.commands.set([
    {
      name: 'give',
      description: 'Gives',
      options: [
        { type: 6, name: 'to', description: 'Whom', required: true },
        { type: 4, name: 'dollars', description: 'How many' },
      ],
    },
  ])
  sandbox.command(jim, channel, 'give', { to: sandbox.user('Katie').id, dollars: 3 })
  const interaction = slash(await next())
  expect(interaction).toMatchObject({
    locale: 'fr',
    guildLocale: 'en-US',
    context: 0,
    attachmentSizeLimit: 10_485_760,
    channelId: channel,
  })
  expect(interaction.guild?.name).toBe('Boston Common')
  expect(interaction.channel?.id).toBe(channel)
  expect(interaction.options.getUser('to', true).displayName).toBe('Katie')
  expect(interaction.options.getInteger('dollars')).toBe(3)
  expect(interaction.appPermissions.has(['SendMessages', 'AttachFiles'])).toBe(true)
  expect(interaction.memberPermissions?.has('ManageGuild')).toBe(false)
})

test('a reply with a picture and alt text is shown with its real bytes, size and content type', async () => {
  const { sandbox, interaction, pending, bill, channel } = await pinged()
  const png = picture(7, 5)
  const response = await interaction.reply({
    content: 'The board',
    files: [new AttachmentBuilder(png, { name: 'board.png', description: 'A map' })],
    withResponse: true,
  })
  expect(response.resource?.message?.attachments.first()).toMatchObject({
    name: 'board.png',
    description: 'A map',
    width: 7,
    height: 5,
  })
  const { message } = await pending.answered
  expect(message?.usedCommand).toMatchObject({ command: 'ping', user: { name: 'Annie' } })
  const [seen] = sandbox.messagesFor(bill, channel)
  const served = await fetch(seen?.message.attachments[0]?.url ?? '')
  expect(served.headers.get('content-type')).toBe('image/png')
  expect(Buffer.from(await served.arrayBuffer()).equals(png)).toBe(true)
  expect(sandbox.complaints).toEqual([])
})

test('a press that updates its message replaces the picture, and the old one is gone', async () => {
  const hosted = await hostBot()
  const { message, interaction, pending } = await pressed(hosted)
  const old = message.attachments.first()?.url ?? ''
  await interaction.update({
    content: 'Gone on',
    components: [],
    files: [new AttachmentBuilder(picture(9, 9), { name: 'new.png' })],
  })
  const { message: seen } = await pending.settled
  expect(seen?.message).toMatchObject({
    id: message.id,
    content: 'Gone on',
    components: [],
    attachments: [{ filename: 'new.png', width: 9 }],
  })
  expect(seen?.message.attachments).toHaveLength(1)
  expect((await fetch(old)).status).toBe(404)
})

test('a silently deferred press is settled by the edit that follows', async () => {
  const hosted = await hostBot()
  const { interaction, pending } = await pressed(hosted)
  await interaction.deferUpdate()
  expect((await pending.answered).state).toBe('deferred')
  await interaction.editReply({ content: 'At last' })
  expect((await pending.settled).message?.message).toMatchObject({ content: 'At last', attachments: [{ filename: 'old.png' }] })
})

test('a deferred answer shows that the bot is thinking, and its edit fills it in', async () => {
  const { sandbox, interaction, pending, annie, channel } = await pinged()
  await interaction.deferReply({ flags: MessageFlags.Ephemeral })
  const [thinking] = sandbox.messagesFor(annie, channel)
  expect(thinking?.message.flags).toBe(MessageFlags.Ephemeral | MessageFlags.Loading)
  await interaction.editReply({
    flags: MessageFlags.IsComponentsV2,
    components: [new TextDisplayBuilder().setContent('Done thinking')],
  })
  const { message } = await pending.settled
  expect(message?.ephemeralFor).toBe(annie)
  expect(message?.message.flags).toBe(MessageFlags.Ephemeral | MessageFlags.IsComponentsV2)
})

test('a follow-up right after a deferred answer fills that in instead of posting', async () => {
  const { sandbox, interaction, annie, channel } = await pinged()
  await interaction.deferReply()
  await interaction.followUp({ content: 'First', flags: MessageFlags.Ephemeral })
  await interaction.followUp('Second')
  const seen = sandbox.messagesFor(annie, channel).map(({ message, ephemeralFor }) => [message.content, ephemeralFor])
  expect(seen).toEqual([
    ['First', null],
    ['Second', null],
  ])
})

test('ephemeral messages are seen, pressed and dismissed by their user only, and no channel route finds them', async () => {
  const { sandbox, client, interaction, annie, bill, channel, next } = await pinged()
  await interaction.reply({ content: 'For you', flags: MessageFlags.Ephemeral })
  const followUp = await interaction.followUp({ content: 'And this', components: [row(goOn())], flags: MessageFlags.Ephemeral })
  expect(sandbox.messagesFor(annie, channel).map(({ message }) => message.content)).toEqual(['For you', 'And this'])
  expect(sandbox.messagesFor(bill, channel)).toEqual([])
  expect(() => sandbox.press(bill, followUp.id, 'go-on')).toThrow('no longer sees this message')
  expect(() => sandbox.dismiss(bill, followUp.id)).toThrow('no longer sees this message')
  const inChannel = await client.rest.get(`/channels/${channel}/messages`)
  expect(inChannel).toEqual([])
  await expect(client.rest.delete(`/channels/${channel}/messages/${followUp.id}`)).rejects.toMatchObject({ code: 10008 })
  sandbox.press(annie, followUp.id, 'go-on')
  await button(await next()).update({ content: 'Pressed', components: [] })
  expect(sandbox.messagesFor(annie, channel).at(-1)?.message.content).toBe('Pressed')
  sandbox.dismiss(annie, followUp.id)
  expect(sandbox.messagesFor(annie, channel)).toHaveLength(1)
  await expect(interaction.webhook.editMessage(followUp.id, 'Too late')).rejects.toMatchObject({ code: 10008 })
})

test('another token cannot change an ephemeral message', async () => {
  const { sandbox, interaction, annie, channel, next } = await pinged()
  const followUp = await interaction.reply({ content: 'Mine', flags: MessageFlags.Ephemeral, withResponse: true })
  sandbox.command(annie, channel, 'ping')
  const other = slash(await next())
  await other.reply('Other')
  await expect(other.webhook.editMessage(followUp.resource?.message?.id ?? '', 'Yours')).rejects.toMatchObject({ code: 10008 })
})

test('components V2 show attachments through galleries, and Discord lists them nowhere else', async () => {
  const { sandbox, interaction, annie, channel } = await pinged()
  const board = new ContainerBuilder()
    .addTextDisplayComponents(new TextDisplayBuilder().setContent('# Round 1'))
    .addMediaGalleryComponents(
      new MediaGalleryBuilder().addItems({ media: { url: 'attachment://board.png' }, description: 'A map' }),
    )
    .addActionRowComponents(row(goOn()))
  await interaction.reply({
    flags: MessageFlags.IsComponentsV2,
    components: [board],
    files: [new AttachmentBuilder(picture(30, 20), { name: 'board.png' })],
  })
  const [seen] = sandbox.messagesFor(annie, channel)
  expect(seen?.message.attachments).toEqual([])
  const [container] = seen?.message.components ?? []
  if (container?.type !== ComponentType.Container) throw new Error('No container came back.')
  expect(container.components[1]).toMatchObject({
    items: [{ media: { width: 30, height: 20, content_type: 'image/png' }, description: 'A map' }],
  })
  expect(sandbox.file(JSON.stringify(container).match(/http[^"]+board.png/)?.[0] ?? '')?.bytes.length).toBe(
    picture(30, 20).length,
  )
  expect(new Set(JSON.stringify(container).match(/"id":\d+/g)).size).toBe(5)
})

test('select menus take one of their options', async () => {
  const { sandbox, interaction, annie, next } = await pinged()
  const menu = new StringSelectMenuBuilder()
    .setCustomId('city')
    .addOptions({ label: 'Albany', value: 'albany' }, { label: 'Troy', value: 'troy' })
  const reply = await interaction.reply({
    components: [new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(menu)],
    content: 'Choose',
    withResponse: true,
  })
  const id = reply.resource?.message?.id ?? ''
  expect(() => sandbox.choose(annie, id, 'city', ['boston'])).toThrow('no option')
  expect(() => sandbox.choose(annie, id, 'city', ['albany', 'troy'])).toThrow('Choose 1')
  sandbox.choose(annie, id, 'city', ['troy'])
  expect(select(await next()).values).toEqual(['troy'])
})

test('the sandbox has no forms, and says so', async () => {
  const { sandbox, interaction, pending } = await pinged()
  const modal = new ModalBuilder()
    .setCustomId('christen')
    .setTitle('Christen')
    .addTextDisplayComponents(new TextDisplayBuilder().setContent('A name'))
  await expect(interaction.showModal(modal)).rejects.toMatchObject({ code: 50035 })
  expect(sandbox.complaints.at(-1)?.problem).toContain('The sandbox has no forms.')
  await interaction.reply('Without one')
  expect((await pending.answered).state).toBe('done')
})

test('autocomplete hands the suggestions to the user', async () => {
  const { sandbox, client, annie, channel, next } = await hostBot()
  await client.application.commands.set([
    { name: 'go', description: 'Goes', options: [{ type: 3, name: 'city', description: 'Where', autocomplete: true }] },
  ])
  const pending = sandbox.complete(annie, channel, 'go', { city: 'al' }, 'city')
  const interaction = await next()
  if (!interaction.isAutocomplete()) throw new Error('No autocomplete came.')
  expect(interaction.options.getFocused()).toBe('al')
  await interaction.respond([{ name: 'Albany', value: 'albany' }])
  expect((await pending.answered).choices).toEqual([{ name: 'Albany', value: 'albany' }])
})
