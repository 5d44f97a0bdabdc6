import Database from 'better-sqlite3'
import { afterAll, describe, expect, test } from 'vitest'
import { parse } from '../../src/cli/arguments.js'
import { STANDINGS } from '../../src/cli/standings/command.js'
import { GAMES } from '../../src/games/index.js'
import { finish, userOf } from '../standings/games.js'
import { cleanUp, type House, openHouse } from '../tables/kit/house.js'
import { runCli } from './run-cli.js'

afterAll(cleanUp)

test.each([
  [['--check'], { kind: 'job', job: { kind: 'check' } }],
  [['--rebuild'], { kind: 'job', job: { kind: 'rebuild' } }],
  [['--help'], { kind: 'help' }],
  [[], { kind: 'wrong', problem: 'Give exactly one of --check and --rebuild. --help lists the options.' }],
  [['--check', '--rebuild'], { kind: 'wrong', problem: expect.stringContaining('exactly one') }],
  [['--repair'], { kind: 'wrong', problem: expect.stringContaining("'--repair'") }],
])('%j', (args, job) => {
  expect(parse(STANDINGS, args)).toEqual(job)
})

describe('npm run standings', () => {
  async function played(): Promise<House> {
    const house = openHouse()
    for (const tableId of ['game0001', 'game0002']) {
      await finish(house.store, { tableId, users: [userOf(1), userOf(2)], points: [1, 0] })
    }
    return house
  }
  const run = (house: House, ...args: readonly string[]) => runCli('standings', args, { DATABASE_PATH: house.path })

  test('checks while the bot runs, finds what somebody has changed, and puts it right once the bot has stopped', async () => {
    const house = await played()
    // A server's program does not have the tests' game, so it relies on the recorded results.
    expect(GAMES.map(({ id }) => id)).not.toContain('tally')
    const sound = 'Counting 2 finished games (2 of them, which cannot be read, as recorded) anew comes to what is stored.\n'
    expect(run(house, '--check')).toEqual({ code: 0, stdout: sound, stderr: '' })
    const database = new Database(house.path)
    database.exec('UPDATE ladders SET wins = 7, mu = 50')
    database.close()
    const found = run(house, '--check')
    expect([found.code, found.stdout]).toEqual([1, ''])
    expect(found.stderr).toMatch(
      /^standings: Counting 2 .* comes to other ladders than are stored: stop the bot .*--rebuild\.\n$/,
    )
    expect(run(house, '--rebuild')).toMatchObject({ code: 1, stdout: '' })
    house.close()
    expect(run(house, '--rebuild')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Counted 2 finished games .*anew\.\n$/),
    })
    expect(run(house, '--check')).toEqual({ code: 0, stdout: sound, stderr: '' })
  })

  test('says what is wrong with its options, or that there is no database, and makes none', () => {
    const nowhere = { DATABASE_PATH: '/nowhere/tables.sqlite' }
    expect(runCli('standings', ['--check'], nowhere)).toMatchObject({ code: 1, stderr: expect.stringContaining('no database') })
    expect(runCli('standings', [])).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^standings: Give exactly one .*\n$/),
    })
    expect(runCli('standings', ['--help'])).toMatchObject({ code: 0, stdout: expect.stringContaining('Usage') })
  })
})
