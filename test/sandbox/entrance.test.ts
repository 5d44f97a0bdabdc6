import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { hostBot, hostSandbox } from './host.js'
import { cutShort, hostOf, lines, statusOf, talk } from './raw.js'

const CLOSE = { connection: 'close' }
const UPGRADE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
}

test.each(['/', '/index.html', '/sandbox/reset', '/api/v10/gateway/bot', '/cdn/attachments/1/2/a.png', '/nowhere'])(
  "a foreign host gets only the sandbox's address at %s",
  async (path) => {
    const sandbox = await hostSandbox()
    const heard = await talk(sandbox, lines(`GET ${path}`, { host: 'evil.test', ...CLOSE }))
    expect(statusOf(heard)).toBe(403)
    expect(heard).toContain(`The sandbox answers at ${sandbox.pageUrl} alone`)
    expect(sandbox.requests).toEqual([])
  },
)

test.each(['/gateway/?v=10&encoding=json', '/sandbox/live'])('nobody from elsewhere gets a connection at %s', async (path) => {
  const sandbox = await hostSandbox()
  const host = hostOf(sandbox)
  const upgrade = (headers: Readonly<Record<string, string>>) => talk(sandbox, lines(`GET ${path}`, { ...headers, ...UPGRADE }))
  expect(statusOf(await upgrade({ host, origin: 'http://evil.test' }))).toBe(403)
  expect(statusOf(await upgrade({ host, origin: 'null' }))).toBe(403)
  expect(statusOf(await upgrade({ host: 'evil.test', origin: 'http://evil.test' }))).toBe(403)
})

test.each(['//', '//evil.test/gateway', '/\\gateway', 'http://evil.test/', '/%', '/gateway%', '/nowhere'])(
  'an upgrade of %s is refused, and the sandbox keeps running',
  async (path) => {
    const sandbox = await hostSandbox()
    const heard = await talk(sandbox, lines(`GET ${path}`, { host: hostOf(sandbox), ...UPGRADE }))
    expect([400, 404]).toContain(statusOf(heard))
    expect(heard).not.toMatch(/at .*\.[jt]s/)
    expect((await fetch(`${sandbox.apiUrl}/v10/gateway/bot`)).status).toBe(401)
  },
)

test('a connection that breaks at any moment affects no other one', async () => {
  const sandbox = await hostSandbox()
  const host = hostOf(sandbox)
  const type = { 'content-type': 'multipart/form-data; boundary=x', authorization: `Bot ${sandbox.botToken}` }
  const channel = sandbox.channel('stagecoach').id
  for (const said of [
    'GET',
    lines('GET //', { host, ...UPGRADE }),
    lines('GET /gateway/?v=10&encoding=json', { host, ...UPGRADE }),
    lines('GET /gateway/?v=10&encoding=json', { host, origin: 'http://evil.test', ...UPGRADE }),
    lines('GET /sandbox/live', { host, ...UPGRADE }),
    lines('POST /sandbox/reset', { host, 'content-type': 'application/json', 'content-length': '9' }, '{'),
    lines(`POST /api/v10/channels/${channel}/messages`, { host, ...type, 'content-length': '900' }, '--x\r\n'),
    lines(`POST /api/v10/channels/${channel}/messages`, { host, ...type, 'transfer-encoding': 'chunked' }, 'ffff\r\n--x\r\n'),
  ])
    await cutShort(sandbox, said)
  expect((await fetch(`${sandbox.apiUrl}/v10/gateway/bot`)).status).toBe(401)
  expect(sandbox.complaints.filter(({ status }) => status !== 401)).toEqual([])
})

test('every answer has the headers that restrict browsers', async () => {
  const { sandbox } = await hostBot()
  for (const path of ['', 'nowhere', 'api/v10/gateway/bot', 'api/v10/nowhere', 'cdn/attachments/1/2/a.png', 'sandbox/reset']) {
    const { headers } = await fetch(`${sandbox.pageUrl}${path}`)
    expect(headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'; style-src 'self';")
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('referrer-policy')).toBe('same-origin')
  }
  const refused = await talk(sandbox, lines('GET /', { host: 'evil.test', ...CLOSE }))
  expect(refused.toLowerCase()).toContain('x-content-type-options: nosniff')
})

test.each([
  ['a.png', 'image/png', 'image/png', null],
  ['a.jpg', 'image/jpeg', 'image/jpeg', null],
  ['a.gif', 'image/gif', 'image/gif', null],
  ['a.webp', 'image/webp', 'image/webp', null],
  ['a.svg', 'image/svg+xml', 'application/octet-stream', 'attachment'],
  ['a.html', 'text/html', 'application/octet-stream', 'attachment'],
  ['a.js', 'text/javascript', 'application/octet-stream', 'attachment'],
  ['a.txt', 'text/plain', 'application/octet-stream', 'attachment'],
])('a file %s that was sent as %s is given as %s', async (name, contentType, given, disposition) => {
  const { sandbox, client, channel } = await hostBot()
  await client.rest.post(`/channels/${channel}/messages`, { body: {}, files: [{ name, contentType, data: '<script>' }] })
  const [sent] = sandbox.messagesFor(sandbox.user('Annie').id, channel)
  const { headers } = await fetch(sent?.message.attachments[0]?.url ?? '')
  expect([headers.get('content-type'), headers.get('content-disposition')]).toEqual([given, disposition])
})

test('a page gets its pictures under the host name it was opened with', async () => {
  const { sandbox, client, channel } = await hostBot()
  const byName = sandbox.pageUrl.replace('127.0.0.1', 'localhost')
  const socket = new WebSocket(`${byName.replace('http', 'ws')}sandbox/live`, { origin: byName.slice(0, -1) })
  onTestFinished(() => socket.terminate())
  await once(socket, 'message')
  const told = once(socket, 'message')
  await client.rest.post(`/channels/${channel}/messages`, { body: {}, files: [{ name: 'a.png', data: 'picture' }] })
  const [raw] = await told
  expect(JSON.parse(String(raw)).message.message.attachments[0].url).toMatch(
    new RegExp(`^${byName}cdn/attachments/\\d+/\\d+/a.png$`),
  )
})
