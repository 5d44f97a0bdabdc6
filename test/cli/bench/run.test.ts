import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { median } from '../../../src/cli/bench/median.js'
import type { Metric } from '../../../src/cli/bench/metric.js'
import { reportTable } from '../../../src/cli/bench/report.js'
import { runBench } from '../../../src/cli/bench/run.js'

const bench = (...args: readonly string[]) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', 'src/cli/bench/main.ts', ...args])

const metric = (name: string, value: number | null): Metric => ({
  name,
  what: name,
  unit: 'ratio',
  better: 'higher',
  measure: async () => value,
})

describe('bench', () => {
  test('prints one JSON object and nothing else on standard output', async () => {
    const { stdout, stderr } = await bench('--json', '--only', 'commit_us')
    expect(JSON.parse(stdout)).toEqual({
      machine: {
        cpu: expect.any(String),
        cores: expect.any(Number),
        memoryMiB: expect.any(Number),
        system: expect.any(String),
        node: process.version,
      },
      metrics: { commit_us: { value: expect.any(Number), unit: 'µs', better: 'lower' } },
    })
    expect(stderr).toContain('measuring commit_us')
  })

  test('ends with 2 and one line on bad arguments', async () => {
    const failure = await bench('--only', 'speed').catch((error: unknown) => error)
    expect(failure).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(/^bench: There is no metric speed: .*\n$/),
    })
  })

  test('leaves out what cannot be measured', async () => {
    const heard: string[] = []
    const { metrics } = await runBench([metric('one', 1.5), metric('none', null)], (text) => heard.push(text))
    expect(metrics).toEqual({ one: { value: 1.5, unit: 'ratio', better: 'higher' } })
    expect(heard).toEqual(['measuring one', 'measuring none'])
  })

  test('has a table for people', async () => {
    const report = await runBench([metric('short', 0.12345), metric('longer_name', 123456.7)], () => {})
    expect(reportTable(report).split('\n').slice(2)).toEqual([
      'short         0.123  ratio  higher is better',
      'longer_name  123457  ratio  higher is better',
      '',
    ])
  })
})

describe('the median', () => {
  test.each([
    [[3], 3],
    [[3, 1, 2], 2],
    [[4, 1, 10, 2], 3],
  ])('of %j is %d', (values, middle) => expect(median(values)).toBe(middle))
  test('of nothing is an error', () => expect(() => median([])).toThrow(RangeError))
})
