import { expect, test } from 'vitest'
import { FakeClock } from './fake-clock.js'
import { hostBot, slash } from './host.js'

/** Posts a line with a client that retries at most `retries` times. */
async function poster(retries = 3) {
  const clock = new FakeClock()
  const hosted = await hostBot({ clock }, { rest: { retries, offset: 0 } })
  const { client, sandbox, channel } = hosted
  const post = (content: string) => client.rest.post(`/channels/${channel}/messages`, { body: { content } })
  const statuses = () => sandbox.requests.filter(({ method }) => method === 'POST').map(({ status }) => status)
  const shown = () => sandbox.messagesFor(hosted.annie, channel).map(({ message }) => message.content)
  return { ...hosted, clock, post, statuses, shown }
}

test('a rate limit for the route is waited out, and the request tried again', async () => {
  const { sandbox, post, statuses, shown } = await poster()
  sandbox.faults.arm({ kind: 'rate-limit', retryAfter: 0.05 }, { method: 'POST', path: /messages$/ })
  await post('After all')
  expect(statuses()).toEqual([429, 200])
  expect(shown()).toEqual(['After all'])
})

test('a global rate limit says so', async () => {
  const { sandbox, client, channel } = await poster()
  const limited = new Promise((resolve) => client.rest.once('rateLimited', resolve))
  sandbox.faults.arm({ kind: 'rate-limit', retryAfter: 0.05, global: true })
  await client.rest.get(`/channels/${channel}/messages`)
  expect(await limited).toMatchObject({ global: true })
})

test('a server error is tried again', async () => {
  const { sandbox, post, statuses } = await poster()
  sandbox.faults.arm({ kind: 'server-error', status: 502 }, { times: 2 })
  await post('Third time lucky')
  expect(statuses()).toEqual([502, 502, 200])
})

test('an outage lasts until it is cleared', async () => {
  const { sandbox, post, shown } = await poster(0)
  sandbox.faults.arm({ kind: 'server-error', status: 503 }, { times: Number.POSITIVE_INFINITY })
  await expect(post('No')).rejects.toThrow()
  await expect(post('No')).rejects.toThrow()
  sandbox.faults.clear()
  await post('Yes')
  expect(shown()).toEqual(['Yes'])
})

test('a connection may break before the request is handled, or after it, losing only the answer', async () => {
  const { sandbox, post, statuses, shown } = await poster(0)
  sandbox.faults.arm({ kind: 'drop', when: 'before' })
  await expect(post('Lost')).rejects.toThrow()
  sandbox.faults.arm({ kind: 'drop', when: 'after' })
  await expect(post('Posted')).rejects.toThrow()
  expect(statuses()).toEqual([0, 0])
  expect(shown()).toEqual(['Posted'])
})

test("one of Discord's own errors can be armed for a route", async () => {
  const { sandbox, post } = await poster()
  sandbox.faults.arm({ kind: 'refusal', status: 403, code: 50013, message: 'Missing Permissions' }, { path: /messages$/ })
  await expect(post('No')).rejects.toMatchObject({ code: 50013 })
  await post('Yes')
})

test('a delayed answer can come too late', async () => {
  const { sandbox, client, clock, annie, channel, next } = await poster()
  await client.application.commands.set([{ name: 'ping', description: 'Answers' }])
  sandbox.faults.arm({ kind: 'delay', milliseconds: 4000 }, { path: /callback$/ })
  const pending = sandbox.command(annie, channel, 'ping')
  const reply = slash(await next()).reply('Slow')
  const failed = expect(reply).rejects.toMatchObject({ code: 10062 })
  await expect.poll(() => clock.waiting).toBeGreaterThan(1)
  clock.advance(4000)
  await failed
  expect((await pending.answered).state).toBe('failed')
})
