/** The bot's own messages, as Discord takes them. */
import { API } from '@discordjs/core'
import { REST } from '@discordjs/rest'
import { expect, test } from 'vitest'
import { createChannels } from '../../../src/discord/wire/channels.js'
import { noticeMessage } from '../../../src/discord/words/panel.js'
import { hostSandbox } from '../../sandbox/host.js'

async function stage() {
  const sandbox = await hostSandbox()
  const rest = new REST({ api: sandbox.apiUrl }).setToken(sandbox.botToken)
  const channels = createChannels(new API(rest).channels, () => sandbox.world.bot.id, { now: () => new Date() })
  return { sandbox, channels, channelId: sandbox.channel('stagecoach').id }
}

test('a message that was deleted is posted again, although Discord still knows its nonce', async () => {
  const { sandbox, channels, channelId } = await stage()
  const post = () => channels.send(channelId, noticeMessage(null, ['Hello']), 'table.t1.7')
  const first = await post()
  expect(await post()).toEqual(first)
  if (first.kind !== 'sent') throw new Error('it was not posted')
  sandbox.deleteMessage(first.messageId)
  const second = await post()
  expect(second).toEqual({ kind: 'sent', messageId: expect.not.stringMatching(first.messageId) })
  expect(await post()).toEqual(second)
  if (second.kind === 'sent') sandbox.deleteMessage(second.messageId)
  expect(await post()).not.toEqual(second)
})

test('a channel is there, in its own channel if it is a thread, hidden, or deleted', async () => {
  const { sandbox, channels, channelId } = await stage()
  const posted = await channels.send(channelId, noticeMessage(null, ['Hello']), 'n')
  const threadId = posted.kind === 'sent' ? await channels.openThread(channelId, posted.messageId, 'A thread') : null
  expect(await channels.look(channelId)).toEqual({ kind: 'there', threadOf: null })
  expect(await channels.look(threadId ?? '')).toEqual({ kind: 'there', threadOf: channelId })
  sandbox.permit(channelId, { view: false })
  expect(await channels.look(channelId)).toMatchObject({ kind: 'unreachable', what: 'channel' })
  sandbox.removeChannel(channelId)
  expect(await channels.look(channelId)).toMatchObject({ kind: 'unreachable', what: 'deleted' })
})
