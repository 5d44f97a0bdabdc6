/** Answers whose message is deleted meanwhile: nobody may be told that a press failed which was accepted. */
import { DiscordAPIError } from '@discordjs/rest'
import { RESTJSONErrorCodes } from 'discord-api-types/v10'
import { expect, test, vi } from 'vitest'
import { type Answers, awaitAnswer } from '../../../src/discord/context/answer.js'
import type { Reply } from '../../../src/discord/context/reply.js'
import { noticeMessage } from '../../../src/discord/words/panel.js'
import { movableClock } from '../../e2e/kit/movable-clock.js'

const INTERACTION = { id: '1', token: 'token', application_id: '2', channel: { id: '3' } }
const MESSAGE = noticeMessage(null, ['The game begins.'])
const GONE = new DiscordAPIError(
  { code: RESTJSONErrorCodes.UnknownMessage, message: 'Unknown Message' },
  RESTJSONErrorCodes.UnknownMessage,
  404,
  'POST',
  '',
  {},
)

/** Discord after the pressed message was deleted. */
const withoutMessage = () =>
  ({
    reply: vi.fn(async () => ({ resource: { message: { id: '4' } } })),
    updateMessage: vi.fn(async () => Promise.reject(GONE)),
    defer: vi.fn(),
    deferMessageUpdate: vi.fn(),
    editReply: vi.fn(),
    deleteReply: vi.fn(),
    followUp: vi.fn(),
  }) as unknown as Answers

test('a press on a lobby that was deleted before its answer is acknowledged, and does not count as shown', async () => {
  const answers = withoutMessage()
  const arrived = vi.fn()
  const reply: Reply = { kind: 'update', message: MESSAGE, arrived }
  await expect(awaitAnswer(answers, INTERACTION, 'update', movableClock()).deliver(reply)).rejects.toBe(GONE)
  expect(answers.deferMessageUpdate).toHaveBeenCalledExactlyOnceWith('1', 'token')
  expect(answers.reply).not.toHaveBeenCalled()
  expect(arrived.mock.calls).toEqual([[false]])
})

test('a press on a private message that was deleted before its answer is answered by a new one', async () => {
  const answers = withoutMessage()
  const delivered = await awaitAnswer(answers, INTERACTION, 'update', movableClock()).deliver({
    kind: 'update',
    message: MESSAGE,
  })
  expect(delivered.messageId).toBe('4')
  expect(answers.deferMessageUpdate).not.toHaveBeenCalled()
})
