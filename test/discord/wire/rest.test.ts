/** The limits on requests. Time stands still until a test lets it pass, and the machine's clock can be set besides. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { INVALID_LIMIT } from '../../../src/discord/wire/requests.js'
import { openRest } from '../../../src/discord/wire/rest.js'

const LIMIT = 8
const HALF = 0.5
const HOUR_MS = 3_600_000

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }))
afterEach(() => void vi.useRealTimers())

function rests(portion = 1, status = 204, headers: Readonly<Record<string, string>> = {}) {
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
      return new Response(null, { status, headers })
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
  vi.advanceTimersByTime(2_000)
  await Promise.all(sent)
  expect(posts()).toBe(LIMIT + 1)
  close()
})

test('of several processes each keeps to its part', async () => {
  const { post, answer, posts, close } = rests(HALF)
  await post(1)
  vi.advanceTimersByTime(2_000)
  const sent = upTo(LIMIT * HALF + 1).map(post)
  await Promise.all(sent.slice(0, LIMIT * HALF))
  await answer(1)
  expect(posts()).toBe(1 + LIMIT * HALF)
  vi.advanceTimersByTime(2_000)
  await Promise.all(sent)
  close()
})

test('a limit of which nobody knows how long it lasts fails each request once, and counts like the others', async () => {
  const { rest, answering, post, answer, posts, close } = rests(1, 429)
  await expect(post(1)).rejects.toThrow('does not say for how long')
  expect(posts()).toBe(1)
  for (const id of upTo(INVALID_LIMIT - 1)) await expect(answer(id)).rejects.toThrow('does not say for how long')
  await expect(answering.get('/gateway')).rejects.toThrow('only presses are answered until')
  await expect(rest.get('/users/@me')).rejects.toThrow('only presses are answered until')
  close()
})

const setClock = (by: number) => void vi.setSystemTime(Date.now() + by)

test('a clock that is set back keeps no request waiting for longer than the rest of the second', async () => {
  const { post, posts, close } = rests()
  await Promise.all(upTo(LIMIT).map(post))
  setClock(-HOUR_MS)
  vi.advanceTimersByTime(2_000)
  await Promise.all(upTo(LIMIT).map(post))
  expect(posts()).toBe(2 * LIMIT)
  close()
})

test('nor if it is set back while they wait', async () => {
  const { post, posts, close } = rests()
  const sent = upTo(LIMIT + 1).map(post)
  await Promise.all(sent.slice(0, LIMIT))
  setClock(-HOUR_MS)
  vi.advanceTimersByTime(2_000)
  await Promise.all(sent)
  expect(posts()).toBe(LIMIT + 1)
  close()
})

test('a clock that is set forward does not let more requests through', async () => {
  const { post, posts, close } = rests()
  await Promise.all(upTo(LIMIT).map(post))
  setClock(HOUR_MS)
  const sent = upTo(LIMIT).map(post)
  // The requests have been through the library's queues after that many turns.
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
  expect(posts()).toBe(LIMIT)
  vi.advanceTimersByTime(2_000)
  await Promise.all(sent)
  close()
})

test('a channel whose own limit is used up waits no longer if the clock is set back', async () => {
  const usedUp = { 'X-RateLimit-Limit': '5', 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset-After': '1' }
  const { post, posts, close } = rests(1, 204, { ...usedUp, 'X-RateLimit-Bucket': 'posts' })
  // The first response tells to which limit the channel belongs.
  for (const _ of upTo(2)) await post(1)
  setClock(-HOUR_MS)
  vi.advanceTimersByTime(2_000)
  await post(1)
  expect(posts()).toBe(3)
  close()
})

test('refused answers and other refused requests count together', async () => {
  const { answering, rest, close } = rests(1, 403)
  for (const id of upTo(INVALID_LIMIT)) await expect(answering.post(`/interactions/${id}/token/callback`)).rejects.toThrow()
  await expect(rest.get('/users/@me')).rejects.toThrow('only presses are answered until')
  close()
})
