import { DiscordAPIError } from 'discord.js'
import { expect, test } from 'vitest'
import { FakeClock } from './fake-clock.js'
import { hostBot } from './host.js'
import { goOn, pinged, pressed, row } from './scene.js'

test('answering twice is refused with 40060', async () => {
  const { sandbox, interaction } = await pinged()
  await interaction.reply('Once')
  const again = interaction.client.rest.post(`/interactions/${interaction.id}/${interaction.token}/callback`, {
    body: { type: 4, data: { content: 'Twice' } },
    auth: false,
  })
  const error = await again.catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(DiscordAPIError)
  expect(error).toMatchObject({ code: 40060, status: 400 })
  expect(sandbox.complaints).toEqual([])
})

test('an answer after 3 s is refused with 10062, and the user sees that it failed', async () => {
  const clock = new FakeClock()
  const { interaction, pending } = await pinged({ clock })
  clock.advance(3001)
  expect((await pending.answered).state).toBe('failed')
  await expect(interaction.reply('Late')).rejects.toMatchObject({ code: 10062, status: 404 })
})

test('an answer at 3 s sharp is in time', async () => {
  const clock = new FakeClock()
  const { interaction, pending } = await pinged({ clock })
  clock.advance(2999)
  await interaction.reply('Just so')
  expect((await pending.answered).state).toBe('done')
})

test('a token serves 15 minutes, then 50027', async () => {
  const clock = new FakeClock()
  const { interaction } = await pinged({ clock })
  await interaction.reply('Now')
  clock.advance(15 * 60_000)
  await interaction.editReply('Still')
  clock.advance(1)
  await expect(interaction.editReply('No more')).rejects.toMatchObject({ code: 50027, status: 401 })
  await expect(interaction.followUp('No more')).rejects.toMatchObject({ code: 50027 })
})

test('a deferred answer that never comes fails when its token dies', async () => {
  const clock = new FakeClock()
  const { interaction, pending } = await pinged({ clock })
  await interaction.deferReply()
  clock.advance(15 * 60_000)
  expect((await pending.settled).state).toBe('failed')
})

test('a token cannot be used as a webhook before the first answer', async () => {
  const { interaction } = await pinged()
  await expect(interaction.webhook.send('Hasty')).rejects.toMatchObject({ code: 10015 })
})

test('@original can be edited and deleted', async () => {
  const { sandbox, interaction, annie, channel } = await pinged()
  await interaction.reply('Here')
  expect((await interaction.editReply('There')).content).toBe('There')
  await interaction.deleteReply()
  expect(sandbox.messagesFor(annie, channel)).toEqual([])
  await expect(interaction.editReply('Gone')).rejects.toMatchObject({ code: 10008 })
})

test('a press on a message that is gone by the time of the answer gets 10008', async () => {
  const hosted = await hostBot()
  const { message, interaction } = await pressed(hosted)
  hosted.sandbox.deleteMessage(message.id)
  await expect(interaction.update('Gone')).rejects.toMatchObject({ code: 10008 })
})

test('disabled and missing buttons cannot be pressed', async () => {
  const { sandbox, interaction, annie } = await pinged()
  const reply = await interaction.reply({ content: 'No', components: [row(goOn().setDisabled(true))], withResponse: true })
  const id = reply.resource?.message?.id ?? ''
  expect(() => sandbox.press(annie, id, 'go-on')).toThrow('Go on is disabled')
  expect(() => sandbox.press(annie, id, 'go-off')).toThrow('no longer has this to press')
})
