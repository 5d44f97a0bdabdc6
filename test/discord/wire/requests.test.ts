import { expect, test } from 'vitest'
import { ANSWERS_LIMIT, COUNTED_MINUTES, createRequests, INVALID_LIMIT } from '../../../src/discord/wire/requests.js'
import { testClock } from '../../tables/kit/house.js'

const URL = 'https://discord.example/api'
const MINUTE = 60_000

/** What Discord says with each of its answers, and with a limit. */
const DISCORDS = { 'Content-Type': 'application/json', 'Retry-After': '1' }

/** Requests that Discord answers with `answer`. Nothing leaves this machine. */
function requests(answer: { status: number; scope?: string; headers?: Readonly<Record<string, string>> }) {
  const clock = testClock()
  const made: number[] = []
  const errors: string[] = []
  const requested: (number | null)[] = []
  let refusals = 0
  const request = createRequests({
    clock,
    log: { error: (_about, message) => errors.push(message) },
    observer: { answered: () => {}, requested: (status) => requested.push(status) },
    tokenRefused: () => {
      refusals++
    },
    async make() {
      made.push(answer.status)
      if (answer.status === 0) throw new Error('connection reset')
      const scope = answer.scope === undefined ? {} : { 'X-RateLimit-Scope': answer.scope }
      return new Response(null, { status: answer.status, headers: { ...(answer.headers ?? DISCORDS), ...scope } })
    },
  })
  return { clock, made, errors, requested, request, refusals: () => refusals }
}

test.each([401, 403, 429])(
  'after too many responses of %i within ten minutes, no request is made until there are fewer',
  async (status) => {
    const answer = { status }
    const { clock, made, errors, request } = requests(answer)
    for (let i = 0; i < INVALID_LIMIT; i++) {
      if (i === INVALID_LIMIT / 2) clock.advance(5 * MINUTE)
      await request(URL, {})
    }
    for (let i = 0; i < 3; i++) await expect(request(URL, {})).rejects.toThrow('only presses are answered until')
    expect(made).toHaveLength(INVALID_LIMIT)
    expect(errors).toEqual([expect.stringContaining("check the bot's permissions")])
    clock.advance((COUNTED_MINUTES - 5) * MINUTE)
    answer.status = 200
    await request(URL, {})
    expect(made).toHaveLength(INVALID_LIMIT + 1)
  },
)

test('answers to presses go on for longer, but not up to what Discord allows', async () => {
  const { made, errors, request } = requests({ status: 403 })
  const press = 'https://discord.com/api/v10/interactions/1/token/callback'
  for (let i = 0; i < INVALID_LIMIT; i++) await request(URL, {})
  await expect(request(URL, {})).rejects.toThrow('only presses are answered until')
  for (let i = INVALID_LIMIT; i < ANSWERS_LIMIT; i++) await request(press, {})
  await expect(request(press, {})).rejects.toThrow('none is made until')
  await expect(request(URL, {})).rejects.toThrow('only presses are answered until')
  expect(made).toHaveLength(ANSWERS_LIMIT)
  expect(ANSWERS_LIMIT).toBeLessThan(10_000)
  expect(errors).toHaveLength(2)
})

test.each([
  ['successes', { status: 200 }],
  ['what is not found', { status: 404 }],
  ['the limits of others', { status: 429, scope: 'shared' }],
])('%s are not counted', async (_, answer) => {
  const { made, request } = requests(answer)
  for (let i = 0; i <= INVALID_LIMIT; i++) await request(URL, {})
  expect(made).toHaveLength(INVALID_LIMIT + 1)
})

test('a clock that is set back blocks nothing', async () => {
  const { clock, made, request } = requests({ status: 403 })
  for (let i = 0; i < INVALID_LIMIT; i++) await request(URL, {})
  clock.advance(-60 * MINUTE)
  await request(URL, {})
  expect(made).toHaveLength(INVALID_LIMIT + 1)
})

test('a refused token is reported at once, but not that of an interaction', async () => {
  const { request, refusals } = requests({ status: 401 })
  await request(URL, { headers: {} })
  expect(refusals()).toBe(0)
  await request(URL, { headers: { Authorization: 'Bot a.b.c' } })
  expect(refusals()).toBe(1)
})

test.each([
  ['no type', {}],
  ['a page', { 'Content-Type': 'text/html; charset=UTF-8' }],
])('a token that is refused with %s is not refused by Discord', async (_, headers) => {
  const { request, refusals, requested } = requests({ status: 401, headers })
  await expect(request(URL, { headers: { Authorization: 'Bot a.b.c' } })).rejects.toThrow('something else than Discord')
  expect(refusals()).toBe(0)
  expect(requested).toEqual([401])
})

test.each(['', '0', '-1', 'soon', 'Wed, 21 Oct 2026 07:28:00 GMT', '1e9'])(
  'a limit that lasts %j seconds fails its request, which would be repeated at once',
  async (wait) => {
    const answer = { status: 429, headers: { 'Retry-After': wait } }
    const { made, request, requested } = requests(answer)
    await expect(request(URL, {})).rejects.toThrow('does not say for how long')
    expect(requested).toEqual([429])
    answer.headers['Retry-After'] = '0.5'
    expect((await request(URL, {})).status).toBe(429)
    expect(made).toHaveLength(2)
  },
)

test('each one is reported to the observer, with its status or none', async () => {
  const answer = { status: 204 }
  const { request, requested } = requests(answer)
  await request(URL, {})
  answer.status = 0
  await expect(request(URL, {})).rejects.toThrow('connection reset')
  expect(requested).toEqual([204, null])
})

test('the clock is compared with the date of each response', async () => {
  const clock = testClock()
  const seen: unknown[] = []
  const request = createRequests({
    clock,
    log: { error: () => {} },
    observer: { answered: () => {}, requested: () => {} },
    tokenRefused: () => {},
    watchClock: (...moments) => seen.push(moments),
    async make() {
      clock.advance(1500)
      return new Response(null, { status: 204, headers: { Date: 'Thu, 01 Jan 2026 00:00:00 GMT' } })
    },
  })
  const sent = clock.now()
  await request(URL, {})
  expect(seen).toEqual([[sent, new Date(sent.getTime() + 1500), 'Thu, 01 Jan 2026 00:00:00 GMT']])
})

test('a process that was stopped for too long changes nothing, but it reads, and answers what it has heard', async () => {
  const made: string[] = []
  let isAwake = true
  const request = createRequests({
    clock: testClock(),
    log: { error: () => {} },
    observer: { answered: () => {}, requested: () => {} },
    tokenRefused: () => {},
    isAwake: () => isAwake,
    async make(url, { method }) {
      made.push(`${method} ${url.slice(URL.length)}`)
      return new Response(null, { status: 204 })
    },
  })
  const send = (method: string, path: string) => request(`${URL}${path}`, { method })
  isAwake = false
  for (const method of ['POST', 'PATCH', 'PUT', 'DELETE']) {
    await expect(send(method, '/v10/channels/1/messages')).rejects.toThrow('it changes nothing on Discord')
  }
  await send('GET', '/v10/guilds/1')
  await send('POST', '/v10/interactions/12/token/callback')
  await send('PATCH', '/v10/webhooks/12/token/messages/@original')
  isAwake = true
  await send('POST', '/v10/channels/1/messages')
  expect(made).toEqual([
    'GET /v10/guilds/1',
    'POST /v10/interactions/12/token/callback',
    'PATCH /v10/webhooks/12/token/messages/@original',
    'POST /v10/channels/1/messages',
  ])
})
