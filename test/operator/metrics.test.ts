import { expect, test } from 'vitest'
import { createMetrics } from '../../src/operator/metrics.js'
import type { Vitals } from '../../src/operator/vitals.js'

const VITALS: Vitals = {
  connected: () => true,
  shards: () => ({ connected: 2, away: 1 }),
  cluster: () => null,
  traffic: null,
  picturesPending: () => 5,
  census: async () => ({ tables: { lobby: 1, playing: 2 }, queued: 3 }),
  trouble: () => null,
  untoldSince: () => null,
}

/** The samples as Prometheus reads them: `name{labels}` and value. */
async function samples(metrics: ReturnType<typeof createMetrics>): Promise<ReadonlyMap<string, number>> {
  const lines = (await metrics.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]))
}

test('what happens is counted by kinds', async () => {
  const metrics = createMetrics()
  metrics.answered('press', 'answered', 40)
  metrics.answered('press', 'failed', 700)
  metrics.answered('command', 'answered', 4_000)
  for (const status of [200, 204, 429, 404, 503, null]) metrics.requested(status)
  metrics.decided('accepted')
  metrics.decided('not-your-move')
  metrics.pictured('made')
  metrics.pictured('kept')
  const read = await samples(metrics)
  expect(Object.fromEntries([...read].filter(([name]) => /_total\{/.test(name) && name.startsWith('stagecoach')))).toEqual({
    'stagecoach_interactions_total{kind="press",outcome="answered"}': 1,
    'stagecoach_interactions_total{kind="press",outcome="failed"}': 1,
    'stagecoach_interactions_total{kind="command",outcome="answered"}': 1,
    'stagecoach_decisions_total{outcome="accepted"}': 1,
    'stagecoach_decisions_total{outcome="not-your-move"}': 1,
    'stagecoach_discord_requests_total{status="2xx"}': 2,
    'stagecoach_discord_requests_total{status="429"}': 1,
    'stagecoach_discord_requests_total{status="4xx"}': 1,
    'stagecoach_discord_requests_total{status="5xx"}': 1,
    'stagecoach_discord_requests_total{status="none"}': 1,
    'stagecoach_pictures_total{how="made"}': 1,
    'stagecoach_pictures_total{how="kept"}': 1,
  })
  expect(read.get('stagecoach_answer_seconds_bucket{le="0.05",kind="press"}')).toBe(1)
  expect(read.get('stagecoach_answer_seconds_bucket{le="0.75",kind="press"}')).toBe(2)
  expect(read.get('stagecoach_answer_seconds_sum{kind="command"}')).toBe(4)
})

test('the state of the program is read at each scrape', async () => {
  const metrics = createMetrics()
  let connected = true
  metrics.watch({ ...VITALS, connected: () => connected, untoldSince: () => new Date(0) }, () => new Date(90_000))
  const read = await samples(metrics)
  expect(read.get('stagecoach_gateway_connected')).toBe(1)
  expect(read.get('stagecoach_tables{status="lobby"}')).toBe(1)
  expect(read.get('stagecoach_tables{status="playing"}')).toBe(2)
  expect(read.get('stagecoach_outbox_announcements')).toBe(3)
  expect(read.get('stagecoach_shards{state="connected"}')).toBe(2)
  expect(read.get('stagecoach_shards{state="away"}')).toBe(1)
  expect(read.get('stagecoach_pictures_pending')).toBe(5)
  expect(read.get('stagecoach_untold_seconds')).toBe(90)
  expect(read.get('stagecoach_database_ok')).toBe(1)
  connected = false
  expect((await samples(metrics)).get('stagecoach_gateway_connected')).toBe(0)
})

test('how several processes share the shards is told only where they do', async () => {
  const alone = createMetrics()
  alone.watch(VITALS, () => new Date())
  expect([...(await samples(alone)).keys()].filter((name) => /processes|handovers/.test(name))).toEqual([])
  const metrics = createMetrics()
  let taken = 4
  metrics.watch({ ...VITALS, cluster: () => ({ processes: 3, taken, given: 1, unreadable: 0 }) }, () => new Date())
  expect((await samples(metrics)).get('stagecoach_processes')).toBe(3)
  taken = 5
  const read = await samples(metrics)
  expect(read.get('stagecoach_shard_handovers_total{way="taken"}')).toBe(5)
  expect(read.get('stagecoach_shard_handovers_total{way="given"}')).toBe(1)
})

test("what a database's server is asked is counted where there is one", async () => {
  const file = createMetrics()
  file.watch(VITALS, () => new Date())
  expect([...(await samples(file)).keys()].filter((name) => /statements|database_errors/.test(name))).toEqual([])
  const server = createMetrics()
  server.watch({ ...VITALS, traffic: () => ({ statements: 12, errors: 2 }) }, () => new Date())
  const read = await samples(server)
  expect(read.get('stagecoach_database_statements_total')).toBe(12)
  expect(read.get('stagecoach_database_errors_total')).toBe(2)
})

test('a database that does not answer or does not store is seen, and the rest is still told', async () => {
  const metrics = createMetrics()
  let census = VITALS.census
  let trouble: string | null = null
  metrics.watch({ ...VITALS, census: () => census(), trouble: () => trouble }, () => new Date())
  expect((await samples(metrics)).get('stagecoach_outbox_announcements')).toBe(3)
  census = () => {
    throw new Error('closed')
  }
  const read = await samples(metrics)
  expect(read.get('stagecoach_database_ok')).toBe(0)
  expect([...read.keys()].filter((name) => /^stagecoach_(tables|outbox)/.test(name))).toEqual([])
  expect(read.get('stagecoach_gateway_connected')).toBe(1)
  expect(read.get('stagecoach_database_failures_total')).toBe(0)
  census = VITALS.census
  trouble = 'The disk is full.'
  metrics.storingFailed()
  expect((await samples(metrics)).get('stagecoach_database_ok')).toBe(0)
  expect((await samples(metrics)).get('stagecoach_database_failures_total')).toBe(1)
})

test('the process reports its memory and event loop lag, and two registries do not interfere', async () => {
  const [one, other] = [createMetrics(), createMetrics()]
  one.decided('accepted')
  const read = await samples(one)
  expect(read.get('process_resident_memory_bytes')).toBeGreaterThan(1_000_000)
  expect(read.has('nodejs_eventloop_lag_p99_seconds')).toBe(true)
  expect((await samples(other)).has('stagecoach_decisions_total{outcome="accepted"}')).toBe(false)
})
