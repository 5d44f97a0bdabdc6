import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { parse } from '../../src/cli/arguments.js'
import { fillWithGames } from '../../src/cli/bench/storage/finished-games.js'
import { MOVE } from '../../src/cli/move/command.js'
import { openStore } from '../../src/store/sqlite/open.js'
import { freshDatabase } from '../store/postgres/server.js'
import { begun, cleanUp, freshFolder, openHouse } from '../tables/kit/house.js'
import { runCli } from './run-cli.js'

afterAll(cleanUp)

const [file, url] = ['data/a.sqlite', 'postgres://bot@db/games']
const [sqlite, postgres] = [
  { kind: 'sqlite', path: file },
  { kind: 'postgres', url },
]

test.each([
  [['--from', file, '--to', url], { kind: 'job', job: { from: sqlite, to: postgres } }],
  [['--to', file, '--from', url], { kind: 'job', job: { from: postgres, to: sqlite } }],
  [
    ['--from', file, '--to', 'PostgreSQL://db/x'],
    { kind: 'job', job: { from: sqlite, to: { kind: 'postgres', url: 'PostgreSQL://db/x' } } },
  ],
  [['--help'], { kind: 'help' }],
  [[], { kind: 'wrong', problem: 'Say with --from and --to what to copy and where. --help lists the options.' }],
  [['--from', file], { kind: 'wrong', problem: expect.stringContaining('--from and --to') }],
  [['--from', file, '--to', 'b.sqlite'], { kind: 'wrong', problem: expect.stringContaining('a file and an address') }],
  [['--from', url, '--to', url], { kind: 'wrong', problem: expect.stringContaining('a file and an address') }],
])('%j', (args, job) => {
  expect(parse(MOVE, args)).toEqual(job)
})

async function count(database: string, from: string): Promise<number> {
  const client = new Client({ connectionString: database })
  await client.connect()
  try {
    return Number((await client.query<{ count: string }>(`select count(*) from ${from}`)).rows[0]?.count)
  } finally {
    await client.end()
  }
}

describe('npm run move', () => {
  const run = (from: string, to: string) => runCli('move', ['--from', from, '--to', to])

  test('copies there and back, and says how many rows of each table with which checksums', async () => {
    const house = openHouse()
    await begun(house)
    const database = await freshDatabase()
    const back = join(freshFolder(), 'folder', 'back.sqlite')
    expect(run(house.path, database)).toEqual({
      code: 1,
      stdout: '',
      stderr: `move: The database ${house.path} is in use: stop the bot first.\n`,
    })
    house.close()
    const there = run(house.path, database)
    expect(there).toEqual({
      code: 0,
      stdout: expect.stringMatching(/^table +rows +SHA-256 in both\ntables +1 +[\da-f]{64}\n/),
      stderr: '',
    })
    expect(there.stdout).toMatch(/\nseats +2 +[\da-f]{64}\n[\s\S]*\nCopied \d+ rows\.\n$/)
    expect(run(database, back)).toEqual(there)
    openStore(back).close()
    expect(run(house.path, database)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^move: The database .* is not empty.*\n$/),
    })
  })

  test.each(['SIGTERM', 'SIGKILL'] as const)('leaves nothing behind when it ends by %s in the middle', async (signal) => {
    const path = join(freshFolder(), 'many.sqlite')
    openStore(path).close()
    fillWithGames(path, { guildId: 'g1', gameId: 'tally', games: 6_000, players: 300, until: new Date(Date.UTC(2024, 5, 1)) })
    const database = await freshDatabase()
    const to = join(freshFolder(), 'moved.sqlite')
    await interrupted(path, database, signal, () =>
      count(database, `pg_stat_activity where datname = current_database() and query ~ '^insert into (seats|posts|credits)'`),
    )
    await expect
      .poll(() => count(database, `pg_stat_activity where application_name = 'stagecoach move' and datname = current_database()`))
      .toBe(0)
    expect(await count(database, 'tables')).toBe(0)

    expect(run(path, database).code).toBe(0)
    await interrupted(database, to, signal, async () => readdirSync(dirname(to)).length)
    expect(existsSync(to)).toBe(false)
    if (signal === 'SIGTERM') expect(readdirSync(dirname(to))).toEqual([])
  })

  /** Ends the command by a signal once `begun` is not 0. */
  async function interrupted(from: string, to: string, signal: NodeJS.Signals, hasBegun: () => Promise<number>): Promise<void> {
    const { PATH, HOME } = process.env
    const child = spawn(process.execPath, ['--import', 'tsx', 'src/cli/move/main.ts', '--from', from, '--to', to], {
      env: { PATH, HOME },
    })
    const ended = once(child, 'close')
    while ((await hasBegun()) === 0) await setTimeout(1)
    child.kill(signal)
    expect(await ended).not.toEqual([0, null])
  }

  test('says in one sentence why PostgreSQL cannot be used, and never the password', async () => {
    const house = openHouse()
    house.close()
    const said = (address: string) => {
      const { code, stdout, stderr } = run(house.path, address)
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
      expect(stderr).toMatch(/^move: [^\n]*\.\n$/)
      expect(stderr).not.toContain('s3cret')
      return stderr
    }
    expect(said('postgres://bot:s3cret@127.0.0.1:1/games')).toMatch(/cannot be reached \(ECONNREFUSED\)/)
    expect(said('postgres://bot:pa/s3cret@127.0.0.1/games')).toMatch(/^move: The address of PostgreSQL is none: write postgres:/)
    said('postgres://bot:1/s3cret@127.0.0.1/games')
    said('postgres://bot:#s3cret@127.0.0.1/games')
    said('postgres://bot:?s3cret@127.0.0.1/games')
    const missing = new URL(await freshDatabase())
    missing.password = 's3cret'
    missing.pathname = '/none_such'
    expect(said(missing.href)).toMatch(/has no such database: create it first/)
  })

  test('says what there is to say with it', () => {
    expect(runCli('move', [])).toEqual({ code: 2, stdout: '', stderr: expect.stringMatching(/^move: Say with .*\n$/) })
    expect(runCli('move', ['--help'])).toEqual({ code: 0, stdout: expect.stringContaining('Usage'), stderr: '' })
  })
})
