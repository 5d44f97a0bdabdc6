import { chmodSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, describe, expect, test } from 'vitest'
import { parse } from '../../src/cli/arguments.js'
import { closeTable } from '../../src/cli/tables/close-table.js'
import { TABLES } from '../../src/cli/tables/command.js'
import { GAMES } from '../../src/games/index.js'
import type { OperatorConnection } from '../../src/store/ports.js'
import { openFileForOperator } from '../../src/store/sqlite/operator-connection.js'
import { StoreUnavailable } from '../../src/store/unavailable.js'
import {
  ANN,
  BEN,
  begun,
  cleanUp,
  freshFolder,
  good,
  type House,
  openHouse,
  playing,
  press,
  refused,
  request,
  until,
} from '../tables/kit/house.js'
import { tally } from '../tables/kit/tally-game.js'
import { runCli } from './run-cli.js'

afterAll(cleanUp)

const AT = new Date(Date.UTC(2024, 5, 1))

test.each([
  [['--list'], { kind: 'job', job: { kind: 'list', all: false, json: false } }],
  [['--list', '--all', '--json'], { kind: 'job', job: { kind: 'list', all: true, json: true } }],
  [['--show', 'abcdefgh', '--names'], { kind: 'job', job: { kind: 'show', tableId: 'abcdefgh', names: true, json: false } }],
  [['--close', 'abcdefgh'], { kind: 'job', job: { kind: 'close', tableId: 'abcdefgh' } }],
  [['--help'], { kind: 'help' }],
  [[], { kind: 'wrong', problem: expect.stringContaining('exactly one of --list, --show and --close') }],
  [['--list', '--close', 'a'], { kind: 'wrong', problem: expect.stringContaining('exactly one') }],
  [['--list', '--names'], { kind: 'wrong', problem: expect.stringContaining('--names goes with --show') }],
  [['--show', 'a', '--all'], { kind: 'wrong', problem: expect.stringContaining('--all goes with --list') }],
  [['--close', 'a', '--json'], { kind: 'wrong', problem: expect.stringContaining('--json goes with') }],
  [['--drop'], { kind: 'wrong', problem: expect.stringContaining("'--drop'") }],
])('%j', (args, job) => {
  expect(parse(TABLES, args)).toEqual(job)
})

/** Opens the same database as the bot for the duration of a task. */
async function beside<T>({ path }: House, readonly: boolean, task: (tables: OperatorConnection) => Promise<T>): Promise<T> {
  const tables = openFileForOperator(path, readonly)
  try {
    return await task(tables)
  } finally {
    await tables.close()
  }
}

describe('what an operator sees while the bot plays', () => {
  test('is every open table, the latest changed first, without names', async () => {
    const house = openHouse({ games: GAMES })
    const game = await begun(house, [ANN, BEN], { gameId: 'pioneers' })
    house.clock.advance(1_000)
    const lobby = good(await house.tables.open(request({ gameId: 'pioneers', channelId: 'c2' })))
    const { code, stdout, stderr } = runCli('tables', ['--list'], { DATABASE_PATH: house.path })
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    const [head, ...lines] = stdout.trimEnd().split('\n')
    expect(head).toMatch(/^table +game +status +position +players +server +channel +changed +reason$/)
    expect(lines).toEqual([
      expect.stringMatching(`^${lobby.id} +pioneers +lobby +0 +1 +g1 +c2 +2024-01-01T00:00:01Z$`),
      expect.stringMatching(`^${game.id} +pioneers +playing +${game.position} +2 +g1 +c1 +2024-01-01T00:00:00Z$`),
    ])
    expect(stdout).not.toMatch(/Ann|Ben|1001|1002/)
  })

  test("is one table in full detail, with its players' names only on request, and never its state or secret", async () => {
    const house = openHouse({ games: GAMES })
    const { id } = await begun(house, [ANN, BEN], { gameId: 'pioneers' })
    const settings = { DATABASE_PATH: house.path }
    const [plain, named, json] = [[], ['--names'], ['--json']].map((more) => runCli('tables', ['--show', id, ...more], settings))
    expect(plain?.stdout).toMatch(/^players +2 of 4$/m)
    expect(plain?.stdout).toMatch(/^rules +\d+$/m)
    expect(plain?.stdout).not.toMatch(/Ann|1001/)
    expect(named?.stdout).toMatch(/^seat 0 +Ann \(1001\)$/m)
    expect(JSON.parse(json?.stdout ?? '')).toMatchObject({ id, status: 'playing', players: 2, quarantine: null })
    const stored = await house.store.load(id)
    for (const { stdout } of [plain, named, json].filter((ran) => ran !== undefined)) {
      expect(stdout).not.toContain(stored?.pledge?.secret ?? 'no secret')
      expect(stdout).not.toContain('"phase"')
    }
  })

  test('names are kept to one line and cannot steer a terminal', async () => {
    const house = openHouse({ games: GAMES })
    const { id } = await begun(house, [{ id: '1', name: 'A\u001b[2J\nB' }, BEN], { gameId: 'pioneers' })
    const { stdout } = runCli('tables', ['--show', id, '--names'], { DATABASE_PATH: house.path })
    expect(stdout).toMatch(/^seat 0 +A \[2J B \(1\)$/m)
  })

  test('says why a table was set aside', async () => {
    const house = openHouse()
    const { id } = await begun(house)
    await house.store.quarantine(id, 'a good reason')
    const lines = await beside(house, true, (tables) => tables.list(['quarantined']))
    expect(lines).toEqual([expect.objectContaining({ id, status: 'quarantined', quarantine: 'a good reason' })])
  })

  test('cannot be written through it', async () => {
    const house = openHouse()
    const { id } = await begun(house)
    await expect(beside(house, true, (tables) => tables.store.quarantine(id, 'no'))).rejects.toThrow(/readonly/)
  })
})

describe('closing a table', () => {
  const close = (house: House, id: string) => beside(house, false, ({ store }) => closeTable(store, [tally], id, AT))

  test('while the bot runs: the bot reloads the table, tells the channel, and accepts no more presses', async () => {
    const house = openHouse()
    const { id, position } = await begun(house)
    await house.tables.resume()
    house.store.changedElsewhere()
    expect(await close(house, id)).toBe('closed')
    expect(house.store.changedElsewhere()).toBe(true)
    expect(house.store.changedElsewhere()).toBe(false)
    await house.tables.reread()
    expect((await house.tables.find(id))?.status).toBe('cancelled')
    await until(() => house.publisher.delivered.some(({ announcement }) => announcement.kind === 'cancelled'), 'the word')
    expect(house.publisher.delivered.at(-1)?.announcement).toEqual({ kind: 'cancelled', by: null, position })
    expect(refused(await house.tables.act(id, ANN, position, 'add'))).toBe('already-over')
  })

  test('right after a press, so that the announcement is up to date', async () => {
    const house = openHouse()
    await house.tables.resume()
    house.store.changedElsewhere()
    const { id } = await begun(house)
    expect(await close(house, id)).toBe('closed')
    await until(() => house.publisher.delivered.some(({ announcement }) => announcement.kind === 'cancelled'), 'the word')
    expect((await house.tables.find(id))?.status).toBe('cancelled')
  })

  test('a press before the bot has noticed is answered with the new state', async () => {
    const house = openHouse()
    const { id, position } = await begun(house)
    expect(await close(house, id)).toBe('closed')
    expect(refused(await house.tables.act(id, ANN, position, 'add'))).toBe('already-over')
  })

  test('while the bot does not run: the channel is told at the next start', async () => {
    const house = openHouse()
    const { id } = await begun(house)
    await house.tables.close()
    house.close()
    expect(await close(house, id)).toBe('closed')
    const after = openHouse({}, house.path)
    await after.tables.resume()
    await until(() => after.publisher.delivered.some(({ announcement }) => announcement.kind === 'cancelled'), 'the word')
    good(await after.tables.open(request()))
  })

  test('that was set aside, or cannot be read at all, frees its channel for good', async () => {
    const house = openHouse()
    const one = await begun(house)
    const other = await begun(house, undefined, { channelId: 'c2' })
    await house.store.quarantine(one.id, 'a good reason')
    const database = new Database(house.path)
    database.exec(`UPDATE tables SET affairs = '{' WHERE id = '${other.id}'`)
    database.close()
    expect(await close(house, one.id)).toBe('closed')
    expect(await close(house, other.id)).toBe('closed')
    expect(await house.store.quarantined()).toEqual([])
    expect(await house.store.live()).toEqual([])
    expect(await house.store.queued(one.id, 1)).toEqual([])
    expect(await close(house, one.id)).toBe('already-over')
  })

  test('is tried again when the bot was faster', async () => {
    const house = openHouse()
    const { id } = await begun(house)
    const closing = await beside(house, false, async ({ store }) => {
      let first = true
      const slow = {
        ...store,
        async append(change: Parameters<typeof store.append>[0]) {
          if (first) await press(house, id, 'add')
          first = false
          return store.append(change)
        },
      }
      return closeTable(slow, [tally], id, AT)
    })
    expect(closing).toBe('closed')
    expect(await house.store.load(id)).toMatchObject({ status: 'cancelled', position: 2 })
  })

  test('that is over, or does not exist, is reported', async () => {
    const house = openHouse({ games: GAMES })
    const { id } = await begun(house, [ANN, BEN], { gameId: 'pioneers' })
    const run = (tableId: string) => runCli('tables', ['--close', tableId], { DATABASE_PATH: house.path })
    expect(run(id)).toEqual({ code: 0, stdout: `Closed table ${id}.\n`, stderr: '' })
    expect(run(id)).toEqual({ code: 1, stdout: '', stderr: expect.stringContaining('is over already') })
    expect(run('zzzzzzzz')).toEqual({ code: 1, stdout: '', stderr: expect.stringContaining('There is no table zzzzzzzz') })
  })
})

describe('a database that cannot be shown', () => {
  const failure = (path: string): string => {
    try {
      void openFileForOperator(path, true).close()
    } catch (thrown) {
      if (thrown instanceof StoreUnavailable) return thrown.message
      throw thrown
    }
    throw new Error('it opens')
  }

  test('is not there, and is not made', () => {
    const path = join(freshFolder(), 'none.sqlite')
    expect(failure(path)).toMatch(/There is no database at .*: set DATABASE_PATH/)
    expect(runCli('tables', ['--list'], { DATABASE_PATH: path })).toMatchObject({ code: 1, stdout: '' })
    expect(() => statSync(path)).toThrow('ENOENT')
  })

  test('is of an older version', async () => {
    const house = openHouse()
    house.close()
    const database = new Database(house.path)
    database.exec('DELETE FROM __drizzle_migrations WHERE created_at = (SELECT max(created_at) FROM __drizzle_migrations)')
    database.close()
    expect(failure(house.path)).toMatch(/older version of this program: start the bot once/)
  })

  test('keeps its permissions', async () => {
    const house = openHouse()
    await begun(house)
    house.close()
    chmodSync(house.path, 0o640)
    await beside(house, true, (tables) => tables.list(['playing']))
    expect(statSync(house.path).mode & 0o777).toBe(0o640)
  })
})

test('looking at a table under way does not disturb it', async () => {
  const house = openHouse()
  const { id } = await begun(house)
  await beside(house, true, (tables) => tables.show(id))
  await press(house, id, 'add')
  expect((await playing(house, id)).position).toBe(2)
})
