import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { arenaCommand, type Contest } from '../../src/cli/arena/command.js'
import { logScore, scoresIn } from '../../src/cli/arena/game-log.js'
import { intervalOf } from '../../src/cli/arena/interval.js'
import { resultsAsJson, resultsAsTable } from '../../src/cli/arena/report.js'
import { resultsOf } from '../../src/cli/arena/results.js'
import { runContest, type Score, seatedIn, seedOf } from '../../src/cli/arena/run-contest.js'
import { parse as parseArguments } from '../../src/cli/arguments.js'
import { GAMES } from '../../src/games/index.js'

const parse = (line: string) => parseArguments(arenaCommand(GAMES), line.split(' '))

const quiet = () => {}
const play = (asked: Contest, known: readonly Score[] = []) => runContest(asked, known, quiet, quiet)
/** Without the times, which are never the same twice. */
const timeless = (scores: readonly Score[]) => scores.map((score) => ({ ...score, ms: [] }))

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
      part: [1, 1],
      log: null,
      json: false,
    }))
  test('are taken as given', () => {
    const line =
      '--game pioneers --seats 3 --policies veteran,greedy,greedy --games 12 --seed abc --option covers=random --part 2/3 --log games.jsonl --json'
    expect(contest(line)).toMatchObject({
      policies: ['veteran', 'greedy', 'greedy'],
      seed: 'abc',
      games: 12,
      chosen: { covers: 'random' },
      part: [2, 3],
      log: 'games.jsonl',
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
    ['--policies search:0,random', 'There is no policy search:0: take some of random, greedy'],
    ['--policies greedy,random --part 3/2', '--part wants I/N, such as 1/2, not 3/2'],
    ['--policies greedy,random --games 3 --part 1/3', '3 games of 2 are too few for 3 parts'],
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
  test('deals alike for everybody', () => {
    expect([1, 2, 3, 4, 7].map((number) => seedOf(contest('--policies greedy,random,random'), number))).toEqual([
      '1',
      '1',
      '1',
      '1.2',
      '1.3',
    ])
  })
  test('counts wins, points and decisions by policy, the same for the same seed', () => {
    const asked = contest('--policies greedy,random,random --games 6 --seed few')
    const told: string[] = []
    const scores = runContest(asked, [], quiet, (text) => told.push(text))
    const results = resultsOf(asked, scores)
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
    expect(told.at(-1)).toBe('pioneers: 6 of 6 games')
    expect(timeless(play(asked))).toEqual(timeless(scores))
  })
  test('has a greedy player beat random ones from every seat', () => {
    const asked = contest('--policies greedy,random --games 20')
    expect(resultsOf(asked, play(asked))[0]?.wins).toBeGreaterThan(15)
  })
  test('has the same parts as the whole, and plays none of it twice', () => {
    const line = '--policies greedy,random --games 6'
    const whole = play(contest(line))
    const parts = [1, 2].flatMap((which) => play(contest(`${line} --part ${which}/2`)))
    expect(timeless(parts.toSorted((one, other) => one.number - other.number))).toEqual(timeless(whole))
    const played: number[] = []
    expect(runContest(contest(line), parts.slice(2), ({ number }) => played.push(number), quiet)).toHaveLength(6)
    expect(played).toEqual(parts.slice(0, 2).map(({ number }) => number))
  })
  test.each(['nowhere/games.jsonl', '.'])('refuses the file %s before the first game', (name) => {
    const file = join(mkdtempSync(join(tmpdir(), 'arena-')), name)
    expect(() => scoresIn(file, contest('--policies greedy,random'))).toThrow(
      /^--log .* cannot be used .* Name a file in a folder/,
    )
  })
  test('goes on where its file ends', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'arena-')), 'games.jsonl')
    const asked = contest('--policies greedy,random --games 2')
    expect(scoresIn(file, asked)).toEqual([])
    const scores = runContest(asked, [], (score) => logScore(file, asked, score), quiet)
    for (const score of scores) logScore(file, contest('--policies random,greedy'), score)
    expect(scoresIn(file, asked)).toEqual(scores)
    // The last line of a process that was killed.
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, 200))
    expect(scoresIn(file, asked)).toEqual(scores.slice(0, 1))
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
  const scores = Array.from({ length: 10 }, (_, index): Score => {
    const first = index % 3
    const winners = index < 7 ? [first] : index === 7 ? [first, (first + 1) % 3] : [(first + 1) % 3]
    const bySeat = (one: number, others: number) => [0, 1, 2].map((seat) => (seat === first ? one : others))
    return { number: index + 1, winners, points: bySeat(60, 40), decisions: bySeat(40, 0), ms: bySeat(10, 0) }
  })
  test('as a table', () =>
    expect(resultsAsTable(few, scores).split('\n')).toEqual([
      'pioneers: 10 games of greedy,random,random, covers random, seeds 1 to 1.4',
      '',
      '| Policy | Wins | Share of wins (95 % interval) | Par | Points | ms of processor a decision |',
      '|---|--:|--:|--:|--:|--:|',
      '| greedy | 7.5 | 75.0 % (44.2 % to 91.9 %) | 33.3 % | 60.0 | 0.25 |',
      '| random | 2.5 | 25.0 % (8.1 % to 55.8 %) | 66.7 % | 40.0 | 0.00 |',
      '',
    ]))
  test('as JSON', () =>
    expect(JSON.parse(resultsAsJson(few, scores))).toMatchObject({
      game: 'pioneers',
      games: 10,
      options: { covers: 'random' },
      seeds: ['1', '1.4'],
      results: [
        { policy: 'greedy', share: 0.75, points: 60, ms: 0.25 },
        { policy: 'random', share: 0.25, points: 40, ms: 0 },
      ],
    }))
})

test('npm run arena prints its results, and its progress on standard error', () => {
  const args = ['--import', 'tsx', 'src/cli/arena/main.ts', '--policies', 'greedy,random', '--games', '2', '--json']
  const stdout = execFileSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  expect(JSON.parse(stdout)).toMatchObject({ game: 'pioneers', games: 2, seeds: ['1'] })
})
