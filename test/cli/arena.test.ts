import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { arenaCommand, type Contest } from '../../src/cli/arena/command.js'
import { intervalOf } from '../../src/cli/arena/interval.js'
import { resultsAsJson, resultsAsTable } from '../../src/cli/arena/report.js'
import { type Result, runContest, seatedIn } from '../../src/cli/arena/run-contest.js'
import { parse as parseArguments } from '../../src/cli/arguments.js'
import { GAMES } from '../../src/games/index.js'

const parse = (line: string) => parseArguments(arenaCommand(GAMES), line.split(' '))

function contest(line: string): Contest {
  const parsed = parse(line)
  if (parsed.kind !== 'job') throw new Error(`not run: ${JSON.stringify(parsed)}`)
  return parsed.job
}

describe('the arguments of arena', () => {
  test('need the policies alone', () =>
    expect(contest('--policies greedy,random')).toMatchObject({
      game: { id: 'pioneers' },
      policies: ['greedy', 'random'],
      seed: '1',
      games: 200,
      chosen: {},
      json: false,
    }))
  test('are taken as given', () => {
    const line = '--game pioneers --seats 3 --policies veteran,greedy,greedy --games 12 --seed abc --option covers=random --json'
    expect(contest(line)).toMatchObject({
      policies: ['veteran', 'greedy', 'greedy'],
      seed: 'abc',
      games: 12,
      chosen: { covers: 'random' },
      json: true,
    })
  })
  test.each([
    ['--seats 2', '--policies is missing: take some of random, greedy'],
    ['--policies greedy,clever', 'There is no policy clever: take some of random, greedy'],
    ['--policies greedy', 'seats of pioneers must be a whole number from 2 to 4, not 1'],
    ['--policies greedy,random --seats 3', '3 seats need 3 policies, not 2'],
    ['--policies greedy,random --games 0', 'games must be a whole number from 1 to 1000000, not 0'],
    ['--policies greedy,random --game chess', 'There is no game chess: take one of pioneers'],
    ['--policies greedy,random --option speed=2', 'pioneers has no option speed'],
    ['--policies greedy,random --seed=', '--seed needs a value'],
  ])('are wrong in %s, and one line says how', (line, problem) => {
    expect(parse(line)).toMatchObject({ kind: 'wrong', problem: expect.stringContaining(problem) })
  })
})

describe('a contest', () => {
  test('seats everybody everywhere in turn', () => {
    const names = ['a', 'b', 'c']
    expect([1, 2, 3, 4].map((number) => seatedIn(names, number).join(''))).toEqual(['abc', 'cab', 'bca', 'abc'])
  })
  test('counts wins, points and decisions by policy, the same for the same seed', () => {
    const line = '--policies greedy,random,random --games 6 --seed few'
    const told: string[] = []
    const results = runContest(contest(line), (text) => told.push(text))
    expect(results.map(({ policy, seats }) => [policy, seats])).toEqual([
      ['greedy', 1],
      ['random', 2],
    ])
    expect(results.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(6)
    for (const { points, decisions, ms } of results) {
      expect(points).toBeGreaterThan(0)
      expect(decisions).toBeGreaterThan(50)
      expect(ms).toBeGreaterThan(0)
    }
    expect(told.at(-1)).toMatch(/^pioneers: 6 of 6 games, wins: greedy \d/)
    const timeless = (all: readonly Result[]) => all.map((result) => ({ ...result, ms: 0 }))
    expect(timeless(runContest(contest(line), () => {}))).toEqual(timeless(results))
  })
  test('has a greedy player beat random ones from every seat', () => {
    const [greedy] = runContest(contest('--policies greedy,random --games 20'), () => {})
    expect(greedy?.wins).toBeGreaterThan(15)
  })
})

describe('the interval of a share', () => {
  // Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('of %d wins in %d games', (wins, games, low, high) => {
    const [least, most] = intervalOf(wins, games)
    expect(least).toBeCloseTo(low, 4)
    expect(most).toBeCloseTo(high, 4)
  })
})

describe('the report of a contest', () => {
  const few = contest('--policies greedy,random,random --games 10 --option covers=random')
  const results: readonly Result[] = [
    { policy: 'greedy', seats: 1, wins: 7.5, points: 600, decisions: 400, ms: 100 },
    { policy: 'random', seats: 2, wins: 2.5, points: 800, decisions: 0, ms: 0 },
  ]
  test('as a table', () =>
    expect(resultsAsTable(few, results).split('\n')).toEqual([
      'pioneers: 10 games of greedy,random,random, covers random, seeds 1 to 1.10',
      '',
      '| Policy | Wins | Share of wins (95 % interval) | Par | Points | ms of processor a decision |',
      '|---|--:|--:|--:|--:|--:|',
      '| greedy | 7.5 | 75.0 % (44.2 % to 91.9 %) | 33.3 % | 60.0 | 0.25 |',
      '| random | 2.5 | 25.0 % (8.1 % to 55.8 %) | 66.7 % | 40.0 | 0.00 |',
      '',
    ]))
  test('as JSON', () =>
    expect(JSON.parse(resultsAsJson(few, results))).toMatchObject({
      game: 'pioneers',
      games: 10,
      options: { covers: 'random' },
      seeds: ['1', '1.10'],
      results: [
        { policy: 'greedy', share: 0.75, points: 60, ms: 0.25 },
        { policy: 'random', share: 0.25, points: 40, ms: 0 },
      ],
    }))
})

test('npm run arena prints its results, and its progress on standard error', () => {
  const args = ['--import', 'tsx', 'src/cli/arena/main.ts', '--policies', 'greedy,random', '--games', '2', '--json']
  const stdout = execFileSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  expect(JSON.parse(stdout)).toMatchObject({ game: 'pioneers', games: 2, seeds: ['1', '1.2'] })
})
