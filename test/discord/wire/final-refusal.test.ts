import { afterAll, expect, test } from 'vitest'
import { isFinalRefusal } from '../../../src/discord/wire/final-refusal.js'
import { openRest } from '../../../src/discord/wire/rest.js'

let response = () => new Response()

const { rest, close } = openRest({
  token: 'none',
  apiUrl: null,
  clock: { now: () => new Date() },
  log: { error() {} },
  observer: { answered: () => {}, requested: () => {} },
  tokenRefused: () => {},
  make: async () => response(),
})

afterAll(close)

/** Whether a request that is responded to like that is refused for good. */
async function isFinal(status: number, body: string, type = 'application/json'): Promise<boolean> {
  response = () => new Response(body, { status, headers: { 'Content-Type': type } })
  const thrown: unknown = await rest.get('/channels/1').then(
    () => null,
    (err: unknown) => err,
  )
  expect(thrown).toBeInstanceOf(Error)
  return isFinalRefusal(thrown)
}

test.each([
  [400, 50035, 'Invalid Form Body'],
  [400, 160006, 'Maximum number of active threads reached'],
  [403, 50001, 'Missing Access'],
  [403, 50007, 'Cannot send messages to this user'],
  [403, 50013, 'Missing Permissions'],
  [404, 0, '404: Not Found'],
  [404, 10003, 'Unknown Channel'],
  [413, 40005, 'Request entity too large'],
])('%i with %i is a refusal for good', async (status, code, message) => {
  expect(await isFinal(status, JSON.stringify({ message, code }))).toBe(true)
})

test.each([
  [403, 40333, 'internal network error'],
  [403, 40003, 'You are opening direct messages too fast'],
  [403, 40004, 'Send messages has been temporarily disabled'],
  [400, 40006, 'This feature has been temporarily disabled server-side'],
  [403, 40062, 'Service resource is being rate limited.'],
  [400, 130000, 'API resource is currently overloaded. Try again a little later.'],
  [408, 0, '408: Request Timeout'],
])('%i with %i passes', async (status, code, message) => {
  expect(await isFinal(status, JSON.stringify({ message, code }))).toBe(false)
})

test.each([400, 401, 403, 404, 408, 413, 429])('%i without a code of Discord passes', async (status) => {
  expect(await isFinal(status, '<html>error code: 1020</html>', 'text/html')).toBe(false)
  if (status !== 429 && status !== 401) expect(await isFinal(status, '{"error":"blocked"}')).toBe(false)
})

test('whatever else fails passes', () => {
  for (const thrown of [new Error('connection reset'), null, { status: 403, code: 50001 }])
    expect(isFinalRefusal(thrown)).toBe(false)
})
