import { describe, expect, test } from 'vitest'
import { parse as parseArguments, usageOf } from '../../../src/cli/arguments.js'
import { ordealCommand } from '../../../src/cli/ordeal/command.js'
import { reportOf } from '../../../src/cli/ordeal/report.js'
import { TRIALS } from '../../../src/cli/ordeal/trials.js'

const ORDEAL = ordealCommand(TRIALS)
const parse = (line: string) => parseArguments(ORDEAL, line.split(' '))

describe('the arguments of ordeal', () => {
  test('name one, with its usual amount', () => {
    expect(parse('kills')).toMatchObject({ kind: 'job', job: { trial: { name: 'kills' }, amount: 200, seed: '1', json: false } })
    expect(parse('load')).toMatchObject({ kind: 'job', job: { trial: { name: 'load', unit: 'minutes' }, amount: 10 } })
  })
  test('may say how many, how long, by which seed and in which form', () => {
    expect(parse('fuzz --count 7 --seed x --json')).toMatchObject({
      kind: 'job',
      job: { trial: { name: 'fuzz' }, amount: 7, seed: 'x', json: true },
    })
    expect(parse('load --minutes 2')).toMatchObject({ kind: 'job', job: { trial: { name: 'load' }, amount: 2 } })
  })
  test('may ask for help, which names each', () => {
    expect(parse('kills --help')).toEqual({ kind: 'help' })
    for (const { what } of TRIALS) expect(usageOf(ORDEAL)).toContain(what)
  })
  test.each([
    ['--json', 'Name one of kills, faults, cluster, fuzz, engine, load'],
    ['storm', 'Name one of kills'],
    ['kills faults', 'Name one of kills'],
    ['kills --minutes 3', 'kills takes --count'],
    ['load --count 3', 'load takes --minutes'],
    ['kills --count 0', '--count takes a whole number from 1 on'],
    ['kills --count many', '--count takes a whole number from 1 on'],
    ['kills --database nope', '--database takes the address of one database'],
    ['kills --loud', "Unknown option '--loud'"],
  ])('are wrong in %s, and one line says how', (line, problem) => {
    expect(parse(line)).toMatchObject({ kind: 'wrong', problem: expect.stringContaining(problem) })
  })
})

describe('the report', () => {
  const bad = { figures: { kills: 2_000, 'presses a second': 3.25 }, failures: Array.from({ length: 23 }, (_, n) => `lost ${n}`) }

  test('has a line for each figure, the verdict, and the first failures', () => {
    const lines = reportOf('kills', '1', bad, 61.4, false).split('\n')
    expect(lines.slice(0, 5)).toEqual([
      'kills             2,000',
      'presses a second    3.3',
      'seconds              61',
      '',
      'kills: FAILED',
    ])
    expect(lines.slice(-4)).toEqual(['- lost 18', '- lost 19', '- and 3 more', ''])
  })
  test('is one JSON object on demand', () => {
    const good = { figures: { kills: 1 }, failures: [] }
    expect(JSON.parse(reportOf('kills', 'x', good, 2, true))).toEqual({
      ordeal: 'kills',
      seed: 'x',
      seconds: 2,
      passed: true,
      ...good,
    })
  })
})
