import { describe, expect, test } from 'vitest'
import { parse as parseArguments, usageOf } from '../../../src/cli/arguments.js'
import { benchCommand } from '../../../src/cli/bench/command.js'
import { METRICS } from '../../../src/cli/bench/metrics.js'

const BENCH = benchCommand(METRICS)
const parse = (...args: readonly string[]) => parseArguments(BENCH, args)

describe('the arguments of bench', () => {
  test('are all optional', () => expect(parse()).toEqual({ kind: 'job', job: { kind: 'some', metrics: METRICS, json: false } }))
  test('choose metrics, in the order of the list', () => {
    const parsed = parse('--json', '--only', 'requests_per_press,playout_rate')
    if (parsed.kind !== 'job' || parsed.job.kind !== 'some') throw new Error(`not run: ${JSON.stringify(parsed)}`)
    expect(parsed.job.json).toBe(true)
    expect(parsed.job.metrics.map(({ name }) => name)).toEqual(['playout_rate', 'requests_per_press'])
  })
  test('may ask for help, which names every metric', () => {
    expect(parse('--help', '--json')).toEqual({ kind: 'help' })
    const lines = usageOf(BENCH)
      .split('\n')
      .map((line) => line.trim().split(/ {2,}/))
    for (const { name, what } of METRICS) expect(lines).toContainEqual([name, what])
  })
  test.each([
    ['--only speed', 'There is no metric speed: take some of playout_rate'],
    ['--only playout_rate,', 'There is no metric without a name: take some of'],
    ['--only', "'--only <value>' argument missing"],
    ['--only --json', "'--only' argument is ambiguous"],
    ['--loud', "Unknown option '--loud'"],
    ['playout_rate', "Unexpected argument 'playout_rate'"],
  ])('are wrong in %s, and one line says how', (line, problem) => {
    const parsed = parse(...line.split(' '))
    expect(parsed).toMatchObject({ kind: 'wrong', problem: expect.stringContaining(problem) })
    expect(JSON.stringify(parsed)).not.toContain('\\n')
  })
})
