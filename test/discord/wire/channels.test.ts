/** The bot's own messages, as Discord takes them. */
import { API } from '@discordjs/core'
import { DiscordAPIError, REST } from '@discordjs/rest'
import { expect, test } from 'vitest'
import { createChannels } from '../../../src/discord/wire/channels.js'
import { buttons, text } from '../../../src/discord/wire/components.js'
import { atTable } from '../../../src/discord/wire/custom-id.js'
import { plainMessage } from '../../../src/discord/wire/message.js'
import { A_BREATH_MS, BORNE_MS, REFUSALS_BORNE } from '../../../src/discord/wire/refused-in-front.js'
import { openRest } from '../../../src/discord/wire/rest.js'
import { noticeMessage } from '../../../src/discord/words/panel.js'
import { hostSandbox } from '../../sandbox/host.js'
import { testClock } from '../../tables/kit/house.js'

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
  if (posted.kind !== 'sent') throw new Error('it was not posted')
  const opened = await channels.openThread(channelId, posted.messageId, 'A thread')
  if (opened.kind !== 'opened') throw new Error('there is no thread')
  expect(await channels.look(channelId)).toEqual({ kind: 'there', threadOf: null })
  expect(await channels.look(opened.threadId)).toEqual({ kind: 'there', threadOf: channelId })
  sandbox.permit(channelId, { view: false })
  expect(await channels.look(channelId)).toMatchObject({ kind: 'unreachable', what: 'channel' })
  sandbox.removeChannel(channelId)
  expect(await channels.look(channelId)).toMatchObject({ kind: 'unreachable', what: 'deleted' })
})

test('a thread that Discord refuses is told as that, and an outage is not', async () => {
  const { sandbox, channels, channelId } = await stage()
  const sent = await channels.send(channelId, noticeMessage(null, ['Hello']), 'n')
  if (sent.kind !== 'sent') throw new Error('it was not posted')
  const open = () => channels.openThread(channelId, sent.messageId, 'A thread')
  const reason = 'Maximum number of active threads reached'
  sandbox.faults.arm({ kind: 'refusal', status: 400, code: 160006, message: reason }, { path: /threads$/ })
  expect(await open()).toEqual({ kind: 'unreachable', what: 'message', reason })
  sandbox.faults.arm({ kind: 'server-error', status: 503 }, { path: /threads$/, times: Number.POSITIVE_INFINITY })
  await expect(open()).rejects.toThrow()
  sandbox.faults.clear()
  expect(await open()).toMatchObject({ kind: 'opened' })
})

test('what Cloudflare refuses is neither a channel that cannot be written to nor a message that is not taken', async () => {
  const { sandbox, channels, channelId } = await stage()
  const join = { id: atTable({ id: 't1', position: 7 }, { kind: 'join' }), label: 'Join', style: 'primary' } as const
  const hello = plainMessage([text('Hello'), buttons([join])])
  const sent = await channels.send(channelId, hello, 'n')
  if (sent.kind !== 'sent') throw new Error('it was not posted')
  const refusal = { kind: 'refusal', status: 403, code: 40333, message: 'internal network error' } as const
  const attempts = {
    send: () => channels.send(channelId, hello, 'm'),
    find: () => channels.find(channelId, hello, new Set()),
    edit: () => channels.edit(channelId, sent.messageId, hello),
    openThread: () => channels.openThread(channelId, sent.messageId, 'A thread'),
    look: () => channels.look(channelId),
    remove: () => channels.remove(channelId, sent.messageId),
  }
  for (const attempt of Object.values(attempts)) {
    sandbox.faults.arm(refusal)
    await expect(attempt()).rejects.toMatchObject({ code: 40333 })
    await attempt()
  }
})

test('a message cannot be changed or deleted in a channel that was deleted, which is not the same as a deleted message', async () => {
  const { sandbox, channels, channelId } = await stage()
  const sent = await channels.send(channelId, noticeMessage(null, ['Hello']), 'n')
  if (sent.kind !== 'sent') throw new Error('it was not posted')
  const change = () => channels.edit(channelId, sent.messageId, noticeMessage(null, ['Hello again']))
  sandbox.deleteMessage(sent.messageId)
  expect([await change(), await channels.remove(channelId, sent.messageId)]).toEqual([{ kind: 'gone' }, { kind: 'gone' }])
  sandbox.removeChannel(channelId)
  const denied = { kind: 'unreachable', what: 'deleted' }
  expect([await change(), await channels.remove(channelId, sent.messageId)]).toMatchObject([denied, denied])
})

test('a message of which Discord says again and again that it was deleted is not posted for ever', async () => {
  let requests = 0
  const createMessage = () => {
    requests++
    const deleted = { code: 10008, message: 'Unknown Message' }
    return Promise.reject(new DiscordAPIError(deleted, 10008, 404, 'POST', 'messages', {}))
  }
  const untimed = { now: () => new Date() }
  const channels = createChannels({ createMessage } as unknown as API['channels'], () => 'bot', untimed)
  await expect(channels.send('1', noticeMessage(null, ['Hello']), 'n')).rejects.toThrow('they were deleted')
  expect(requests).toBe(5)
})

/** What a proxy in front of Discord lets through. */
type Front = 'all' | 'all but one message' | 'nothing about channel 1' | 'nothing'

/** A proxy that refuses by a page of its own. It reads which message one is by a new one's words or by the id. */
function behindProxy() {
  const clock = testClock()
  const front: { passes: Front } = { passes: 'all but one message' }
  const isRefused = (url: string, body: unknown): boolean =>
    front.passes === 'nothing' ||
    (front.passes === 'nothing about channel 1' && url.includes('/channels/1/')) ||
    (front.passes === 'all but one message' && (url.endsWith('/messages/5') || String(body).includes('too much')))
  const opened = openRest({
    token: 'none',
    apiUrl: null,
    clock,
    log: { error() {} },
    observer: { answered: () => {}, requested: () => {} },
    tokenRefused: () => {},
    async make(url, { body }) {
      if (!isRefused(url, body)) return Response.json({ id: '9' })
      return new Response('<html>too large</html>', { status: 413, headers: { 'Content-Type': 'text/html' } })
    },
  })
  const channels = createChannels(new API(opened.rest).channels, () => 'bot', clock)
  const hello = noticeMessage(null, ['Hello'])
  const attempts = {
    send: () => channels.send('1', noticeMessage(null, ['This is too much']), 'n'),
    edit: () => channels.edit('1', '5', hello),
    remove: () => channels.remove('1', '5'),
  }
  const others = {
    'in its channel': (nonce: string) => channels.send('1', hello, nonce),
    elsewhere: async (nonce: string) => {
      await channels.send('2', hello, nonce)
      await opened.answering.post(`/interactions/${nonce}/token/callback`)
    },
    nowhere: async () => {},
  }
  /** Tries it again and again, with others in between, until it has been refused for so long. */
  async function bear(attempt: () => Promise<unknown>, ms: number, where: keyof typeof others = 'in its channel'): Promise<void> {
    for (let tries = 1; tries < REFUSALS_BORNE; tries++) {
      await expect(attempt()).rejects.toMatchObject({ status: 413 })
      await others[where](`${tries}`)
    }
    clock.advance(ms)
  }
  return { front, clock, attempts, bear, close: opened.close }
}

const GIVEN_UP = { kind: 'unreachable', what: 'message', reason: expect.stringContaining('in front of Discord') }

test.each(['send', 'edit', 'remove'] as const)(
  'a message that something in front of Discord goes on to refuse while others of its channel go through is given up: %s',
  async (what) => {
    const { front, attempts, bear, close } = behindProxy()
    const attempt = attempts[what]
    await bear(attempt, BORNE_MS)
    expect(await attempt()).toEqual(GIVEN_UP)
    // So is what would take its place, in the same breath.
    expect(await attempt()).toEqual(GIVEN_UP)
    front.passes = 'all'
    expect((await attempt()).kind).not.toBe('unreachable')
    front.passes = 'all but one message'
    await expect(attempt()).rejects.toMatchObject({ status: 413 })
    close()
  },
)

test.each(['send', 'edit', 'remove'] as const)(
  'nothing is given up while nothing goes through in its channel, whatever does elsewhere: %s',
  async (what) => {
    const { front, attempts, bear, close } = behindProxy()
    front.passes = 'nothing about channel 1'
    await bear(attempts[what], BORNE_MS, 'elsewhere')
    await bear(attempts[what], BORNE_MS, 'elsewhere')
    front.passes = 'nothing'
    await bear(attempts[what], BORNE_MS, 'nowhere')
    await expect(attempts[what]()).rejects.toMatchObject({ status: 413 })
    close()
  },
)

test('nothing is given up before it was refused for long', async () => {
  const { attempts, bear, close } = behindProxy()
  await bear(attempts.send, BORNE_MS - 1)
  await expect(attempts.send()).rejects.toMatchObject({ status: 413 })
  close()
})

test('a message that was given up is tried again like any other when there is something new to show', async () => {
  const { front, clock, attempts, bear, close } = behindProxy()
  await bear(attempts.edit, BORNE_MS)
  expect(await attempts.edit()).toEqual(GIVEN_UP)
  clock.advance(A_BREATH_MS + 1)
  front.passes = 'nothing'
  await bear(attempts.edit, BORNE_MS, 'nowhere')
  await expect(attempts.edit()).rejects.toMatchObject({ status: 413 })
  close()
})

test('refusals of different days do not add up', async () => {
  const { clock, attempts, bear, close } = behindProxy()
  await bear(attempts.edit, BORNE_MS)
  clock.advance(24 * 60 * 60_000)
  await bear(attempts.edit, 0)
  await expect(attempts.edit()).rejects.toMatchObject({ status: 413 })
  close()
})
