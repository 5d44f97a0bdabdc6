import { request } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { isOwnHost } from '../../src/operator/hosts.js'
import { createMetrics } from '../../src/operator/metrics.js'
import { type OperatorPort, OperatorUnavailable, startOperatorPort } from '../../src/operator/server.js'
import type { Vitals } from '../../src/operator/vitals.js'

const WELL: Vitals = {
  connected: () => true,
  shards: () => ({ connected: 1, away: 0 }),
  cluster: () => null,
  traffic: null,
  picturesPending: () => 0,
  census: async () => ({ tables: { playing: 2 }, queued: 0 }),
  trouble: () => null,
  untoldSince: () => null,
}

const open: OperatorPort[] = []

async function start(vitals: Vitals, port = 0): Promise<OperatorPort> {
  const metrics = createMetrics()
  metrics.watch(vitals, () => new Date())
  const started = await startOperatorPort({
    host: '127.0.0.1',
    port,
    names: ['bot.test'],
    metrics,
    vitals,
    now: () => new Date(),
  })
  open.push(started)
  return started
}

afterEach(async () => {
  for (const port of open.splice(0)) await port.close()
})

const get = async (port: OperatorPort, path: string, method = 'GET') => {
  const response = await fetch(`${port.url}${path}`, { method })
  return { status: response.status, type: response.headers.get('content-type'), body: await response.text() }
}

describe('the operator’s port', () => {
  test('says that all is well, or what is wrong', async () => {
    let connected = true
    const port = await start({ ...WELL, connected: () => connected })
    expect(await get(port, '/healthz')).toMatchObject({ status: 200, body: 'ok\n' })
    connected = false
    expect(await get(port, '/healthz?verbose')).toMatchObject({ status: 503, body: 'The gateway is not connected.\n' })
  })

  test('gives the metrics in Prometheus’ format', async () => {
    const port = await start(WELL)
    const { status, type, body } = await get(port, '/metrics')
    expect({ status, type }).toEqual({ status: 200, type: 'text/plain; version=0.0.4; charset=utf-8' })
    expect(body).toContain('stagecoach_tables{status="playing"} 2')
  })

  test('says so if metrics cannot be read, and goes on', async () => {
    let broken = true
    const shards = () => {
      if (broken) throw new Error('secret details')
      return WELL.shards()
    }
    const port = await start({ ...WELL, shards })
    const { status, body } = await get(port, '/metrics')
    expect(status).toBe(500)
    expect(body).not.toContain('secret')
    broken = false
    expect((await get(port, '/metrics')).status).toBe(200)
  })

  test.each([
    ['/', 'GET', 404],
    ['/metrics/', 'GET', 404],
    ['/healthz', 'POST', 405],
    ['/healthz', 'HEAD', 200],
  ])('answers %s %s with %i', async (path, method, status) => {
    expect((await get(await start(WELL), path, method)).status).toBe(status)
  })

  /** Like `get` with any host name. fetch would set the Host header itself. */
  const getBy = (port: OperatorPort, host: string, path: string) =>
    new Promise<{ readonly status: number | undefined; readonly kind: unknown }>((resolve, reject) => {
      const asked = request(`${port.url}${path}`, { headers: { host } }, (response) => {
        response
          .resume()
          .on('end', () => resolve({ status: response.statusCode, kind: response.headers['x-content-type-options'] }))
      })
      asked.on('error', reject).end()
    })

  test.each([
    ['127.0.0.1', 200],
    ['localhost:9464', 200],
    ['[::1]:1', 200],
    ['Bot.test:9464', 200],
    ['evil.test', 403],
    ['evil.test:9464', 403],
    ['192.0.2.1:9464', 403],
    ['localhost.evil.test', 403],
    ['a b', 403],
  ])('on this machine, asked as %j, answers %i', async (host, status) => {
    const port = await start(WELL)
    for (const path of ['/healthz', '/metrics']) expect(await getBy(port, host, path)).toEqual({ status, kind: 'nosniff' })
  })

  test.each([
    ['192.0.2.1:9464', true],
    ['[2001:db8::1]:9464', true],
    ['127.0.0.1', true],
    ['bot.test', true],
    ['bot', false],
    ['evil.test:9464', false],
    ['192.0.2.1.evil.test', false],
    [undefined, false],
  ])('on every address, asked as %j, answers: %s', (host, isMeant) => {
    for (const everywhere of ['0.0.0.0', '::']) expect(isOwnHost(host, { host: everywhere, names: ['bot.test'] })).toBe(isMeant)
  })

  test('on a name, answers by that name', () => {
    expect(isOwnHost('bot.internal:9464', { host: 'Bot.internal', names: [] })).toBe(true)
  })

  test('that is in use is reported with what to do', async () => {
    const { url } = await start(WELL)
    const taken = Number(new URL(url).port)
    const thrown = await start(WELL, taken).catch((reason: unknown) => reason)
    expect(thrown).toBeInstanceOf(OperatorUnavailable)
    expect(String(thrown)).toMatch(/cannot be opened: it is in use. Set METRICS_PORT or METRICS_HOST/)
  })
})
