/** The dashboard and the alerts name nothing but what `/metrics` has. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { AnswerOutcome } from '../../src/discord/wire/observer.js'
import { createMetrics } from '../../src/operator/metrics.js'
import type { Census } from '../../src/store/ports.js'

const DASHBOARD = 'deploy/monitoring/grafana-dashboard.json'
const ALERTS = 'deploy/monitoring/alerts.yaml'

/** Typed, so that a status or outcome that the program does not have cannot stand here, and none can be missing. */
const STATUSES: Census['tables'] = { lobby: 1, playing: 1, over: 1, quarantined: 1 }
const OUTCOMES: Readonly<Record<AnswerOutcome, true>> = {
  answered: true,
  failed: true,
  'set-aside': true,
  'not-stored': true,
  closing: true,
  late: true,
  undelivered: true,
}

/** The page of a program to which everything has happened once. */
async function fullPage(): Promise<string> {
  const metrics = createMetrics()
  for (const outcome of Object.keys(OUTCOMES)) metrics.answered('press', outcome, 1)
  metrics.requested(429)
  metrics.decided('accepted')
  metrics.pictured('made')
  const vitals = {
    connected: () => true,
    shards: () => ({ connected: 1, away: 0 }),
    cluster: () => ({ processes: 2, taken: 1, given: 1, unreadable: 0 }),
    traffic: () => ({ statements: 1, errors: 0 }),
    picturesPending: () => 0,
    census: async () => ({ tables: STATUSES, queued: 0 }),
    trouble: () => null,
    untoldSince: () => null,
  }
  metrics.watch(vitals, () => new Date())
  return metrics.text()
}

type Labels = ReadonlyMap<string, ReadonlySet<string>>

/** The values of each label, by the name of the metric. */
function metricsOn(page: string): ReadonlyMap<string, Labels> {
  const found = new Map<string, Map<string, Set<string>>>()
  for (const [, name = '', labels = ''] of page.matchAll(/^([a-z]\w*)(?:\{([^}]*)\})? /gm)) {
    const known = found.get(name) ?? new Map<string, Set<string>>()
    found.set(name, known)
    for (const [, label = '', value = ''] of labels.matchAll(/(\w+)="([^"]*)"/g))
      known.set(label, new Set([...(known.get(label) ?? []), value]))
  }
  return found
}

/** Labels that Prometheus adds. */
const ADDED: ReadonlySet<string> = new Set(['job', 'instance'])

/** What an expression, with whatever names its labels beside it, asks for in vain. */
function missing(expression: string, page: ReadonlyMap<string, Labels>): readonly string[] {
  const problems: string[] = []
  const known = new Set(ADDED)
  for (const [, name = '', chosen = ''] of expression.matchAll(/\b((?:stagecoach|process|nodejs)_\w+)(?:\{([^}]*)\})?/g)) {
    const labels = page.get(name)
    if (labels === undefined) problems.push(name)
    for (const label of labels?.keys() ?? []) known.add(label)
    for (const [, label = '', values = ''] of chosen.matchAll(/(\w+)=~?"([^"]*)"/g)) {
      if (ADDED.has(label)) continue
      const unknown = values.split('|').filter((value) => labels?.get(label)?.has(value) !== true)
      problems.push(...unknown.map((value) => `${name}{${label}="${value}"}`))
    }
  }
  const named = [...expression.matchAll(/\bby \(([^)]*)\)|\{\{\s*(?:\$labels\.)?(\w+)\s*\}\}/g)]
  const labels = named.flatMap(([, grouped, shown]) => (grouped ?? shown ?? '').split(/,\s*/))
  return [...problems, ...labels.filter((label) => !known.has(label)).map((label) => `a label ${label}`)]
}

interface Panel {
  readonly type: string
  readonly targets?: readonly { readonly expr: string; readonly legendFormat: string }[]
}

test('the dashboard asks for metrics and labels that exist', async () => {
  const page = metricsOn(await fullPage())
  const { panels } = JSON.parse(readFileSync(DASHBOARD, 'utf8')) as { panels: readonly Panel[] }
  const asked = panels.flatMap(({ targets = [] }) => targets.map(({ expr, legendFormat }) => `${expr} ${legendFormat}`))
  expect(asked.length).toBeGreaterThan(20)
  expect(asked.flatMap((expression) => missing(expression, page))).toEqual([])
  expect(panels.filter(({ type, targets = [] }) => type !== 'row' && targets.length === 0)).toEqual([])
})

test('so do the alerts', async () => {
  const page = metricsOn(await fullPage())
  const [, ...alerts] = readFileSync(ALERTS, 'utf8').split('- alert:')
  expect(alerts.length).toBeGreaterThan(10)
  expect(alerts.flatMap((alert) => missing(alert, page))).toEqual([])
})

test('every metric of the program itself is on the dashboard', async () => {
  const own = [...metricsOn(await fullPage()).keys()].filter((name) => name.startsWith('stagecoach_'))
  const shown = readFileSync(DASHBOARD, 'utf8')
  expect(own.filter((name) => !shown.includes(name.replace(/_(sum|count)$/, '_bucket')))).toEqual([])
})

test('a metric, a value or a label that does not exist is noticed', async () => {
  const page = metricsOn(await fullPage())
  expect(missing('rate(stagecoach_unknown_total[5m])', page)).toEqual(['stagecoach_unknown_total'])
  expect(missing('stagecoach_tables{status=~"lobby|lost"}', page)).toEqual(['stagecoach_tables{status="lost"}'])
  expect(missing('sum by (shard) (stagecoach_shards) {{state}} {{colour}}', page)).toEqual(['a label shard', 'a label colour'])
})
