/** The limit on requests in a second. Time stands still until a test lets it pass. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { INVALID_LIMIT } from '../../../src/discord/wire/requests.js'
import { openRest } from '../../../src/discord/wire/rest.js'

const LIMIT = 8
const HALF = 0.5

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

function rests(portion = 1, status = 204) {
  const made: string[] = []
  const opened = openRest({
    token: 'none',
    apiUrl: null,
    requestsPerSecond: LIMIT,
    portion: () => portion,
    clock: { now: () => new Date() },
    log: { error() {} },
    observer: { answered: () => {}, requested: () => {} },
    tokenRefused: () => {},
    async make(url) {
      made.push(new URL(url).pathname)
      return new Response(null, { status })
    },
  })
  const post = (channel: number) => opened.rest.post(`/channels/${channel}/messages`)
  const answer = (id: number) => opened.answering.post(`/interactions/${id}/token/callback`)
  return { ...opened, post, answer, posts: () => made.filter((path) => path.includes('/channels/')).length }
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test('no more requests are made in a second than Discord allows, and answers wait for none of them', async () => {
  const { post, answer, posts, close } = rests()
  const sent = upTo(LIMIT + 1).map(post)
  await Promise.all(upTo(3 * LIMIT).map(answer))
  await Promise.all(sent.slice(0, LIMIT))
  expect(posts()).toBe(LIMIT)
  vi.setSystemTime(Date.now() + 2_000)
  await Promise.all(sent)
  expect(posts()).toBe(LIMIT + 1)
  close()
})

test('of several processes each keeps to its part', async () => {
  const { post, answer, posts, close } = rests(HALF)
  await post(1)
  vi.setSystemTime(Date.now() + 2_000)
  const sent = upTo(LIMIT * HALF + 1).map(post)
  await Promise.all(sent.slice(0, LIMIT * HALF))
  await answer(1)
  expect(posts()).toBe(1 + LIMIT * HALF)
  vi.setSystemTime(Date.now() + 2_000)
  await Promise.all(sent)
  close()
})

test('a limit of which nobody knows how long it lasts fails each request once, and counts like the others', async () => {
  const { rest, answering, post, answer, posts, close } = rests(1, 429)
  await expect(post(1)).rejects.toThrow('does not say for how long')
  expect(posts()).toBe(1)
  for (const id of upTo(INVALID_LIMIT - 1)) await expect(answer(id)).rejects.toThrow('does not say for how long')
  await expect(answering.get('/gateway')).rejects.toThrow('none is made until')
  await expect(rest.get('/users/@me')).rejects.toThrow('none is made until')
  close()
})

test('refused answers and other refused requests count together', async () => {
  const { answering, rest, close } = rests(1, 403)
  for (const id of upTo(INVALID_LIMIT)) await expect(answering.post(`/interactions/${id}/token/callback`)).rejects.toThrow()
  await expect(rest.get('/users/@me')).rejects.toThrow('none is made until')
  close()
})
