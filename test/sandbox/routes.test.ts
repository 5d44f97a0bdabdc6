import { expect, test } from 'vitest'
import { SandboxUnavailable, startSandbox } from '../../src/sandbox/server/start.js'
import { hasOpenapi, hostBot, hostSandbox, slash } from './host.js'

test('a route that the sandbox does not know is answered 501 and shown', async () => {
  const { client, sandbox, channel } = await hostBot({}, { rest: { retries: 0 } })
  await expect(client.rest.get('/guilds/1/emojis')).rejects.toMatchObject({ status: 501 })
  await expect(client.rest.patch('/users/@me', { body: { username: 'x' } })).rejects.toMatchObject({ status: 501 })
  await expect(client.rest.get(`/channels/${channel}/messages/pins`)).rejects.toMatchObject({ status: 501 })
  await expect(client.rest.put(`/channels/${channel}/messages`, { body: {} })).rejects.toMatchObject({ status: 501 })
  expect(sandbox.complaints.map(({ method, path, status }) => [method, path, status])).toEqual([
    ['GET', '/guilds/1/emojis', 501],
    ['PATCH', '/users/@me', 501],
    ['GET', `/channels/${channel}/messages/pins`, 501],
    ['PUT', `/channels/${channel}/messages`, 501],
  ])
})

test('routes of the bot want its token, those of interactions theirs', async () => {
  const { client, sandbox, annie, channel, next } = await hostBot()
  const naked = await fetch(`${sandbox.apiUrl}/v10/gateway/bot`)
  expect([naked.status, await naked.json()]).toEqual([401, { message: '401: Unauthorized', code: 0 }])
  await client.application.commands.set([{ name: 'ping', description: 'Answers' }])
  sandbox.command(annie, channel, 'ping')
  const { id, token } = await next()
  const answer = (path: string) =>
    fetch(`${sandbox.apiUrl}/v10${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"type":5}' })
  expect((await answer(`/interactions/${id}/forged/callback`)).status).toBe(404)
  const answered = await answer(`/interactions/${id}/${token}/callback?with_response=false`)
  expect([answered.status, answered.headers.get('content-type'), await answered.text()]).toEqual([204, null, ''])
})

test('every answer carries the headers of its rate limit', async () => {
  const { sandbox } = await hostBot()
  const headers = { authorization: `Bot ${sandbox.botToken}` }
  const answer = await fetch(`${sandbox.apiUrl}/v10/gateway/bot`, { headers })
  const names = ['limit', 'remaining', 'reset', 'reset-after', 'bucket']
  expect(names.filter((name) => answer.headers.get(`x-ratelimit-${name}`) === null)).toEqual([])
})

test('broken JSON and foreign content types are refused', async () => {
  const { sandbox, channel } = await hostBot()
  const post = async (type: string, body: string) => {
    const headers = { authorization: `Bot ${sandbox.botToken}`, 'content-type': type }
    return (await fetch(`${sandbox.apiUrl}/v10/channels/${channel}/messages`, { method: 'POST', headers, body })).json()
  }
  expect(await post('application/json', '{')).toMatchObject({ code: 50109 })
  expect(await post('text/plain', 'Hello')).toMatchObject({ code: 50035 })
})

test('the log keeps each request with its body, its files and its status', async () => {
  const { client, sandbox, channel } = await hostBot()
  await client.rest.post(`/channels/${channel}/messages`, { body: { content: 'x' }, files: [{ name: 'a.txt', data: 'text' }] })
  expect(sandbox.requests.at(-1)).toMatchObject({
    method: 'POST',
    path: `/channels/${channel}/messages`,
    body: { content: 'x' },
    files: [{ name: 'a.txt', size: 4 }],
    status: 200,
  })
})

test('the log of a long run keeps as many requests as it is told to', async () => {
  const { sandbox } = await hostBot({ requestsKept: 2 })
  for (const path of ['/users/@me', '/gateway/bot', '/channels/1/messages']) await fetch(`${sandbox.apiUrl}/v10${path}`)
  expect(sandbox.requests.map(({ path }) => path)).toEqual(['/gateway/bot', '/channels/1/messages'])
})

test.skipIf(!hasOpenapi)('requests of discord.js fit the official spec, and one that does not is refused', async () => {
  const { client, sandbox, annie, channel, next } = await hostBot()
  await client.application.commands.set([{ name: 'ping', description: 'Answers', contexts: [0] }])
  sandbox.command(annie, channel, 'ping')
  await slash(await next()).reply('Fits')
  expect(sandbox.requests.filter(({ body }) => body !== undefined).map(({ spec }) => spec)).toEqual(['valid', 'valid'])
  const wrong = client.rest.post(`/channels/${channel}/messages`, { body: { content: 'x', sticker_ids: 'none' } })
  await expect(wrong).rejects.toMatchObject({ code: 50035 })
  expect(sandbox.requests.at(-1)?.spec).toBe('invalid')
  expect(sandbox.complaints.at(-1)?.problem).toContain('official spec')
})

test('a spec that cannot be read is named in one line that says what to do', async () => {
  await expect(startSandbox({ openapi: '/nowhere/openapi.json' })).rejects.toThrow(
    /^The OpenAPI document cannot be used: ENOENT.*Point DISCORD_OPENAPI at/,
  )
  await expect(startSandbox({ openapi: {} })).rejects.toBeInstanceOf(SandboxUnavailable)
})

test('a port in use is named in one line that says what to do', async () => {
  const sandbox = await hostSandbox()
  const port = Number(new URL(sandbox.pageUrl).port)
  const second = startSandbox({ port })
  await expect(second).rejects.toBeInstanceOf(SandboxUnavailable)
  await expect(second).rejects.toThrow(`port ${port}: it is in use. Set SANDBOX_PORT`)
})
