import type { Buffer } from 'node:buffer'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Sandbox } from '../../src/sandbox/server/sandbox.js'
import { hostBot, hostSandbox } from './host.js'
import { hostOf, lines, statusOf, talk } from './raw.js'

const MIB = 1024 * 1024
const JSON_TYPE = { 'content-type': 'application/json' }
const FORM = { 'content-type': 'multipart/form-data; boundary=x' }
const CLOSE = { connection: 'close' }

const part = (disposition: string, body: string) => `--x\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${body}\r\n`
const END = '--x--\r\n'

/** The bot's answer to a raw body: status and Discord's own words. */
async function post(sandbox: Sandbox, headers: Readonly<Record<string, string>>, body: string | Buffer) {
  const channel = sandbox.channel('stagecoach').id
  const answer = await fetch(`${sandbox.apiUrl}/v10/channels/${channel}/messages`, {
    method: 'POST',
    headers: { authorization: `Bot ${sandbox.botToken}`, ...headers },
    body,
  })
  return { status: answer.status, body: JSON.parse(await answer.text()) }
}

describe('what the bot sends', () => {
  test.each([
    ['nothing', '', 400],
    ['no boundary at all', 'nonsense', 400],
    ['only the end', END, 400],
    ['a part that breaks off in its head', '--x\r\ncontent-dispo', 400],
    ['a field that breaks off', '--x\r\ncontent-disposition: form-data; name="payload_json"\r\n\r\n{"content":"a', 400],
    ['a file that breaks off', '--x\r\ncontent-disposition: form-data; name="files[0]"; filename="a"\r\n\r\nabc', 400],
    ['broken JSON in a field', `${part('name="payload_json"', '{')}${END}`, 400],
    ['a part without a name', `${part('', '{}')}${END}`, 400],
    ['26 files', `${part('name="files[0]"; filename="a"', 'a').repeat(26)}${END}`, 413],
    ['26 fields', `${part('name="a"', 'a').repeat(26)}${END}`, 413],
    ['a field over 1 MiB', `${part('name="payload_json"', `"${'a'.repeat(MIB)}"`)}${END}`, 413],
    ['a file over 10 MiB', `${part('name="files[0]"; filename="a"', 'a'.repeat(10 * MIB + 1))}${END}`, 413],
  ])('as a form with %s is refused in Discord’s own shape', async (_what, body, status) => {
    const answer = await post(await hostSandbox(), FORM, body)
    expect(answer).toEqual({
      status,
      body: { code: expect.any(Number), message: expect.any(String), ...(answer.body.errors && { errors: expect.anything() }) },
    })
    expect(JSON.stringify(answer)).not.toMatch(/\bat .*\.[jt]s/)
  })

  test('as a form without a boundary, and a file without a name, is understood or refused', async () => {
    const sandbox = await hostSandbox()
    expect((await post(sandbox, { 'content-type': 'multipart/form-data' }, 'a')).status).toBe(400)
    const nameless =
      '--x\r\ncontent-disposition: form-data; name="files[0]"\r\ncontent-type: application/octet-stream\r\n\r\na\r\n'
    expect(await post(sandbox, FORM, `${nameless}${END}`)).toMatchObject({
      status: 200,
      body: { attachments: [{ filename: 'file' }] },
    })
  })

  test('as JSON takes 1 MiB, and not a byte more', async () => {
    const sandbox = await hostSandbox()
    const json = (length: number) => `{"content":"a"${' '.repeat(length - 15)}}`
    expect((await post(sandbox, JSON_TYPE, json(MIB))).status).toBe(200)
    expect(await post(sandbox, JSON_TYPE, json(MIB + 1))).toEqual({
      status: 413,
      body: { code: 40005, message: 'Request entity too large' },
    })
  })

  test('is refused for its length before it comes, and while it comes', async () => {
    const sandbox = await hostSandbox()
    const path = `POST /api/v10/channels/${sandbox.channel('stagecoach').id}/messages`
    const common = { host: hostOf(sandbox), authorization: `Bot ${sandbox.botToken}`, ...CLOSE }
    const announced = { ...common, ...JSON_TYPE, 'content-length': String(300 * MIB) }
    expect(statusOf(await talk(sandbox, lines(path, announced)))).toBe(413)
    expect(statusOf(await talk(sandbox, lines(path, { ...common, ...FORM, 'content-length': String(300 * MIB) })))).toBe(413)
    const chunk = `${(MIB + 1).toString(16)}\r\n${'a'.repeat(MIB + 1)}\r\n`
    const unending = lines(path, { ...common, ...JSON_TYPE, 'transfer-encoding': 'chunked' }, chunk)
    expect(statusOf(await talk(sandbox, unending))).toBe(413)
  })

  test('without a token is not even read', async () => {
    const sandbox = await hostSandbox()
    const answer = await fetch(`${sandbox.apiUrl}/v10/nowhere/${'x'}`, { method: 'POST', headers: JSON_TYPE, body: '{"a":1}' })
    expect(answer.status).toBe(501)
    const forged = await fetch(`${sandbox.apiUrl}/v10/interactions/1/forged/callback`, {
      method: 'POST',
      headers: JSON_TYPE,
      body: '{"type":5}',
    })
    expect(forged.status).toBe(404)
    expect(sandbox.requests.map(({ body }) => body)).toEqual([undefined, undefined])
  })

  test.each(['limit=x', 'limit=0', 'limit=101', 'limit=%E0%A4%A'])('as ?%s is refused in Discord’s own shape', async (query) => {
    const sandbox = await hostSandbox()
    const headers = { authorization: `Bot ${sandbox.botToken}` }
    const answer = await fetch(`${sandbox.apiUrl}/v10/channels/${sandbox.channel('stagecoach').id}/messages?${query}`, {
      headers,
    })
    expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ code: 50035 })])
  })
})

describe('what the page sends', () => {
  const send = async (sandbox: Sandbox, verb: string, body: string) => {
    const answer = await fetch(`${sandbox.pageUrl}sandbox/${verb}`, { method: 'POST', headers: JSON_TYPE, body })
    return { status: answer.status, text: await answer.text() }
  }

  test('takes 1 MiB, and not a byte more', async () => {
    const sandbox = await hostSandbox()
    expect(await send(sandbox, 'reset', `{${' '.repeat(MIB - 2)}}`)).toEqual({ status: 204, text: '' })
    expect(await send(sandbox, 'reset', `{${' '.repeat(MIB - 1)}}`)).toEqual({
      status: 413,
      text: '{"error":"Send at most 1 MiB."}',
    })
  })

  test.each(['', '{', 'null', '[]', '"reset"', '{"__proto__":1}', '['.repeat(500_000)])(
    'as %.20s… is answered without an exception',
    async (body) => {
      const { status, text } = await send(await hostSandbox(), 'new-user', body)
      expect([400, 409]).toContain(status)
      expect(text).toMatch(/^\{"error":"[^"\n]+"\}$/)
    },
  )

  test.each(['%', '%E0%A4%A', '..%2F..%2Fetc%2Fpasswd', 'a%00b', '__proto__', 'constructor'])(
    'to the verb %s is refused',
    async (verb) => {
      const { status } = await send(await hostSandbox(), verb, '{}')
      expect([400, 404, 409]).toContain(status)
    },
  )

  test('no verb fails, whatever it gets', async () => {
    const { sandbox, client, annie, channel } = await hostBot({ judged: false })
    const zone = { type: 3, name: 'zone', description: 'Where', autocomplete: true } as const
    const who = { type: 6, name: 'who', description: 'Who' } as const
    await client.application.commands.set([{ name: 'go', description: 'Goes', options: [zone, who] }])
    const [commandId = ''] = sandbox.world.commands.keys()
    const known = fc.record({ userId: fc.constant(annie), channelId: fc.constant(channel), commandId: fc.constant(commandId) })
    const option = fc.record({ type: fc.constantFrom(3, 6, '3'), name: fc.constantFrom('zone', 'who'), value: fc.jsonValue() })
    const rest = fc.record({ options: fc.oneof(fc.jsonValue(), fc.array(option)), values: fc.jsonValue(), name: fc.jsonValue() })
    const verbs = fc.constantFrom('command', 'press', 'choose', 'dismiss', 'locale', 'new-user', 'new-guild', 'permissions')
    await fc.assert(
      fc.asyncProperty(verbs, known, rest, async (verb, right, wild) => {
        const fields = verb === 'command' ? { ...right, options: wild.options } : { ...wild, userId: annie }
        const { status, text } = await send(sandbox, verb, JSON.stringify(fields))
        expect([204, 409, 410]).toContain(status)
        expect(text).toMatch(/^(|\{"error":.*\})$/)
      }),
      { seed: 15, numRuns: 300 },
    )
  })
})

test.each([
  '/%',
  '/%E0%A4%A',
  '/..%2f..%2fpackage.json',
  '/../package.json',
  '/cdn/%/%/%/%',
  '/api/v10/%',
  '/api/v10/channels/%zz',
  '/assets/%00',
  '/a\\b',
])('GET %s is answered in one sentence or Discord’s own shape', async (path) => {
  const sandbox = await hostSandbox()
  const heard = await talk(sandbox, lines(`GET ${path}`, { host: hostOf(sandbox), cookie: '%=;;=\u00ff', ...CLOSE }))
  expect([400, 404, 501]).toContain(statusOf(heard))
  expect(heard).not.toMatch(/stagecoach"|\bat .*\.[jt]s/)
})
