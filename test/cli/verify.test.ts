import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from '../../src/cli/arguments.js'
import { playGame } from '../../src/cli/play-game.js'
import { POLICIES, policyNamed } from '../../src/cli/policies.js'
import { simulatedTranscript } from '../../src/cli/simulate/run-simulation.js'
import { checkGame, gamesIn } from '../../src/cli/verify/check-transcript.js'
import { VERIFY } from '../../src/cli/verify/command.js'
import { differenceOf } from '../../src/cli/verify/difference.js'
import { reportOnTranscript } from '../../src/cli/verify/report.js'
import { at } from '../../src/engine/lists.js'
import { pick, seededRandom } from '../../src/engine/random.js'
import type { Game } from '../../src/games/game.js'
import { GAMES } from '../../src/games/index.js'
import { commitmentTo } from '../../src/tables/model/fairness.js'
import { digestOf } from '../../src/tables/past/compact-log.js'
import { ANN, BEN, begun, cleanUp, freshFolder, good, openHouse, request } from '../tables/kit/house.js'
import { tally } from '../tables/kit/tally-game.js'
import { ALL, kindOf, settled, transcriptOfTable, withLine, withSetup } from './recorded-games.js'
import { runCli } from './run-cli.js'

afterAll(cleanUp)

const pioneers = at(GAMES, 0)

test.each([
  [['--table', ' AB12cd34 '], { kind: 'job', job: { kind: 'table', tableId: 'ab12cd34' } }],
  [['--transcript', 'x.jsonl'], { kind: 'job', job: { kind: 'transcript', file: 'x.jsonl' } }],
  [['--help'], { kind: 'help' }],
  [[], { kind: 'wrong', problem: expect.stringContaining('exactly one of --table and --transcript') }],
  [['--table', 'a', '--transcript', 'b'], { kind: 'wrong', problem: expect.stringContaining('exactly one') }],
  [['--tabel', 'a'], { kind: 'wrong', problem: expect.stringContaining("'--tabel'") }],
  [['--table'], { kind: 'wrong', problem: expect.stringContaining('--table') }],
])('%j', (args, job) => {
  expect(parse(VERIFY, args)).toEqual(job)
})

test('a long value is cut between its characters', () => {
  for (const name of ['😀'.repeat(99), `a${'😀'.repeat(99)}`]) {
    expect(differenceOf({ name }, { name: 'Ann' })).toMatch(/^name is "a?(😀){58,59}…, but "Ann" follows$/u)
  }
})

function simulated(game: Game, seats: number, seed: string): readonly string[] {
  const plan = { game, seats, chosen: {}, seed, policy: POLICIES.greedy }
  return simulatedTranscript(plan, playGame(plan), 'greedy')
}

const CHARACTERS = [...'0123456789abcdefghijklmnopqrstuvwxyzAZ "{}[],:.-']

/** Whether any record with one changed character passes the check. `seed` decides the changes. */
function unnoticed(lines: readonly string[], seed: string, times: number): readonly string[] {
  const random = seededRandom(seed)
  return Array.from({ length: times }, () => {
    // The setup line has the most content.
    const index = random.below(3) === 0 ? 0 : random.below(lines.length)
    const line = at(lines, index)
    const place = random.below(line.length)
    const other = line.slice(0, place) + pick(CHARACTERS, random) + line.slice(place + 1)
    if (isSame(line, other)) return []
    return kindOf(withLine(lines, index, other)) === 'right' ? [other] : []
  }).flat()
}

function isSame(line: string, other: string): boolean {
  try {
    return isDeepStrictEqual(JSON.parse(line), JSON.parse(other))
  } catch {
    return false
  }
}

describe.each([
  ['a table of Tally', () => transcriptOfTable(openHouse({ entropy: settled }), tally, 't1'), 1_500, 'seated,chance,undo,action'],
  [
    'a table of Pioneers',
    () => transcriptOfTable(openHouse({ entropy: settled, games: GAMES }), pioneers, 'pioneers'),
    300,
    'seated,chance,undo,action',
  ],
  ['a simulated game', () => Promise.resolve(simulated(pioneers, 2, 'x')), 150, 'chance,action'],
] as const)('the transcript of %s', (_what, make, times, kinds) => {
  let lines: readonly string[] = []
  beforeAll(async () => {
    lines = await make()
  })

  test('is right, with keys that others have added too', () => {
    expect(lines.length).toBeGreaterThan(10)
    const { log } = (JSON.parse(at(lines, 0)) as { readonly proof: { readonly log: readonly string[] } }).proof
    expect(new Set(log.map((step) => (/^\d/.test(step) ? 'action' : step.split(' ')[0])))).toEqual(new Set(kinds.split(',')))
    expect(checkGame(lines, 1, ALL)).toMatchObject({ kind: 'right', facts: lines.length - 1 })
    const more = lines.map((line) => {
      const { fact, ...rest } = JSON.parse(line)
      return JSON.stringify({ ...rest, ...(fact === undefined ? {} : { fact: { ...fact, mine: 1 } }), mine: [1] })
    })
    expect(kindOf(more)).toBe('right')
  })

  test(`is not right with any of ${times} characters changed`, () => {
    expect(unnoticed(lines, 'changes', times)).toEqual([])
  })

  test('is not right with a line missing, twice, swapped, or added', () => {
    const random = seededRandom('lines')
    for (const index of [1, lines.length - 1, ...Array.from({ length: 10 }, () => 1 + random.below(lines.length - 2))]) {
      expect(kindOf(lines.toSpliced(index, 1)), `without ${index}`).toBe('wrong')
      expect(kindOf(lines.toSpliced(index, 0, at(lines, index))), `twice ${index}`).toBe('wrong')
    }
    expect(kindOf(lines.toSpliced(1, 2, at(lines, 2), at(lines, 1)))).toBe('wrong')
    expect(kindOf([...lines, '{}'])).toBe('wrong')
    expect(kindOf([...lines, ''])).toBe('wrong')
  })

  test('is not right with other rules, seats or options, or as an unknown game', () => {
    const changes: readonly (readonly [object, object?])[] = [
      [{ rulesVersion: 99 }],
      [{ seats: 4 }],
      [{ seats: 9 }],
      [{ game: 'chess' }],
      [{ seed: 'y' }],
      [{}, { options: { no: 'such' } }],
      [{}, { scheme: 'none' }],
      [{}, { digest: '0' }],
    ]
    for (const [change, proof] of changes.slice(0, 5))
      expect(kindOf(withSetup(lines, change, proof)), JSON.stringify(change)).toBe('wrong')
    for (const [change, proof] of changes.slice(6))
      expect(kindOf(withSetup(lines, change, proof)), JSON.stringify(proof)).toBe('wrong')
  })
})

describe('a carefully forged transcript of a table', () => {
  let lines: readonly string[] = []
  let log: readonly string[] = []
  beforeAll(async () => {
    lines = await transcriptOfTable(openHouse({ entropy: settled, games: GAMES }), pioneers, 'forged')
    log = (JSON.parse(at(lines, 0)) as { readonly proof: { readonly log: readonly string[] } }).proof.log
  })
  const problemOf = (forged: readonly string[]) => {
    const checked = checkGame(forged, 1, ALL)
    return checked.kind === 'wrong' ? checked.problem : 'right'
  }
  const withLog = (steps: readonly string[]) => withSetup(lines, {}, { log: steps, digest: digestOf(steps) })

  test('is exposed by the commitment', () => {
    expect(problemOf(withSetup(lines, { seed: 'a'.repeat(64) }))).toBe('the seed is not the secret that was committed to')
  })

  test('is exposed by its draws if the commitment is forged too', () => {
    const seed = 'a'.repeat(64)
    expect(problemOf(withSetup(lines, { seed }, { commitment: commitmentTo(seed) }))).toMatch(
      /^draw [12] \(step [12] of the log\) does not follow/,
    )
    expect(problemOf(withSetup(lines, {}, { entropy: ['7001 mine', '', 'more'] }))).toMatch(/^draw [12] /)
    expect(problemOf(withSetup(lines, {}, { table: 'ab12cd35' }))).toMatch(/^draw [12] /)
  })

  test('is exposed by a wrong draw', () => {
    const index = log.findLastIndex((step) => /^chance refill/.test(step))
    const step = at(log, index)
    const other = step.endsWith('c01') ? 'chance refill.c02' : 'chance refill.c01'
    expect(problemOf(withLog(log.with(index, other)))).toContain(`(step ${index + 1} of the log) does not follow`)
  })

  test('is exposed by steps that are impossible or lead elsewhere', () => {
    expect(problemOf(withLog(log.with(3, '0 fly.north')))).toBe('step 4 of the log is not possible there')
    expect(problemOf(withLog(log.with(3, 'nonsense')))).toBe('step 4 of the log cannot be read')
    expect(problemOf(withLog(log.with(3, 'undo 99999')))).toBe('step 4 of the log is not possible there')
    expect(problemOf(withLog(log.slice(0, 1)))).toBe('the log ends before the game has begun')
    expect(problemOf(withLog(log.slice(0, -1)))).toContain('the game was over before this line')
    expect(problemOf(withSetup(lines, {}, { digest: 'x' }))).toBe('the digest is not that of the log')
  })

  test('by leaving out its end is seen to have no end', () => {
    const facts = lines.slice(1).map((line) => (JSON.parse(line) as { readonly fact: { readonly kind: string } }).fact.kind)
    const steps = log.slice(0, log.lastIndexOf(log.findLast((step) => step.endsWith(' end-turn')) ?? ''))
    const without = withLog(steps)
    const until = facts.lastIndexOf('turn') + 2
    const cut = Array.from({ length: lines.length - until }, (_, less) => without.slice(0, lines.length - less))
    const whole = cut.find((some) => checkGame(some, 1, ALL).kind === 'right') ?? []
    expect(checkGame(whole, 1, ALL)).toMatchObject({ kind: 'right', isOver: false })
    expect(reportOnTranscript(whole.join('\n'), 'x', ALL).text).toMatch(/It stops before the end of the game\.$/)
    expect(reportOnTranscript(lines.join('\n'), 'x', ALL).text).not.toContain('It stops')
  })

  test('or was recorded without a proof cannot be checked', () => {
    const { proof: _, ...setup } = JSON.parse(at(lines, 0))
    expect(problemOf(withLine(lines, 0, JSON.stringify(setup)))).toMatch(/^the setup cannot be checked/)
  })
})

describe('a report', () => {
  test('tells of every game in a text, and where the first difference is', () => {
    const text = [...simulated(pioneers, 2, 'a'), ...simulated(pioneers, 3, 'b').with(4, '{}')].join('\n')
    const { verdict, text: told } = reportOnTranscript(text, 'x.jsonl', GAMES)
    const [first = '', second = ''] = told.split('\n')
    expect(verdict).toBe('wrong')
    expect(first).toMatch(
      /^Game 1: all right \(pioneers, 2 seats\), all \d+ draws follow from its seed and the policy of its players, and \d+ facts from its log\.$/,
    )
    expect(second).toBe(
      `Game 2: NOT right, x.jsonl line ${simulated(pioneers, 2, 'a').length + 5}: type is nothing, but "fact" follows.`,
    )
  })

  test.each(['', '\n', 'x', '{"type":"fact"}', '[]', 'null'])('says of %j that it is no transcript', (text) => {
    expect(gamesIn(text)).toBeNull()
    expect(reportOnTranscript(text, 'x.jsonl', GAMES)).toMatchObject({ verdict: 'unreadable' })
  })
})

describe('the command', () => {
  test('checks a game of computer players that look ahead, and only with the same computer players', () => {
    const brief = { ...pioneers, pace: 2 }
    const named = (policyName: string) => {
      const policy = policyNamed(policyName, brief)
      if (policy === null) throw new Error('there is no such policy')
      return { game: brief, seats: 2, chosen: { covers: 'standard', gates: 'few' }, seed: 'ahead', policy }
    }
    const plan = named('veteran,traveller')
    const lines = simulatedTranscript(plan, playGame(plan), 'veteran,traveller')
    expect(checkGame(lines, 1, [brief])).toMatchObject({ kind: 'right', isOver: true })
    const others = lines.map((line) => line.replace('veteran,traveller', 'traveller,veteran'))
    expect(checkGame(others, 1, [brief])).toMatchObject({ kind: 'wrong' })
  })

  test('checks what npm run simulate prints', () => {
    const file = join(freshFolder(), 'games.jsonl')
    writeFileSync(file, runCli('simulate', ['--seats', '2', '--games', '2', '--transcript']).stdout)
    const { code, stdout, stderr } = runCli('verify', ['--transcript', file])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(/^Game 1: all right .*\nGame 2: all right .*\n$/)
    writeFileSync(file, '{"type":"setup"}\n')
    expect(runCli('verify', ['--transcript', file])).toMatchObject({ code: 1, stdout: expect.stringContaining('NOT right') })
  })

  test('checks a finished table while the bot runs, and keeps the secret of an unfinished one', async () => {
    const house = openHouse({ entropy: settled, games: GAMES })
    const settings = { DATABASE_PATH: house.path }
    const { id, players } = await begun(house, [ANN, BEN], { gameId: 'pioneers', entropy: '7001' })
    const secret = settled.secret()
    const running = runCli('verify', ['--table', id], settings)
    expect(running).toMatchObject({ code: 0, stderr: '' })
    expect(running.stdout).toContain(commitmentTo(secret))
    expect(running.stdout).toContain('7001')
    expect(running.stdout).not.toContain(secret)
    good(await house.tables.resign(id, at(players, 0)))
    const over = runCli('verify', ['--table', id], settings)
    expect(over).toMatchObject({ code: 0, stderr: '' })
    expect(over.stdout).toMatch(
      /^Table ab12cd34 \(pioneers, 2 seats\): all right, its only draw follows from the committed secret and the entropy\.$/m,
    )
    expect(over.stdout).toContain(secret)

    const database = new Database(house.path)
    database.exec(`UPDATE log SET content = json_set(content, '$.action', 'deal.1') WHERE position = 1`)
    database.close()
    const forged = runCli('verify', ['--table', id], settings)
    expect(forged).toMatchObject({ code: 1, stdout: expect.stringContaining('NOT right, draw 1 of 1 does not follow') })
  })

  test('says that a table from before draws were sealed cannot be checked', async () => {
    const house = openHouse({
      games: GAMES,
      between: (store) => ({ ...store, create: (table) => store.create({ ...table, pledge: null }) }),
    })
    const { id } = good(await house.tables.open(request({ gameId: 'pioneers' })))
    expect(runCli('verify', ['--table', id], { DATABASE_PATH: house.path })).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('cannot be checked'),
    })
  })

  test.each([
    [['--table', 'zzzzzzzz'], 'verify: There is no table zzzzzzzz in this database.'],
    [['--transcript', '/nowhere/at/all'], 'verify: /nowhere/at/all cannot be read: '],
    [['--transcript', 'package.json'], 'verify: package.json is not a transcript'],
    [[], 'verify: Give exactly one of --table and --transcript.'],
  ])('ends with status 2 and one line for %j', (args, line) => {
    const { code, stdout, stderr } = runCli('verify', args, { DATABASE_PATH: openHouse().path })
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr.startsWith(line)).toBe(true)
    expect(stderr.match(/\n/g)).toHaveLength(1)
  })

  test('prints its usage', () => {
    const { code, stdout } = runCli('verify', ['--help'])
    expect(code).toBe(0)
    for (const option of ['--table', '--transcript', 'status 0']) expect(stdout).toContain(option)
  })
})
