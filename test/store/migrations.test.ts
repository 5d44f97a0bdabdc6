import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, describe, expect, test } from 'vitest'
import { migrationsFolder } from '../../src/store/migrations-folder.js'
import { openFileForOperator } from '../../src/store/sqlite/operator-connection.js'
import { seatsToMove } from '../../src/tables/model/table.js'
import { auditTable } from '../../src/tables/service/audit.js'
import { winsOf } from '../standings/ask.js'
import { ANN, BEN, cleanUp, freshFolder, good, type House, kinds, openHouse, press, until } from '../tables/kit/house.js'
import { tally } from '../tables/kit/tally-game.js'
import { databaseOf, LOBBY, OVER, PLAYING, STEPS } from './earlier.js'

afterAll(cleanUp)

test.each([
  ['sqlite', './src/store/sqlite/schema/schema.ts', 'sqlite'],
  ['postgres', './src/store/postgres/schema/schema.ts', 'postgresql'],
] as const)('the migrations of %s lead to the schema: nothing is left to generate', (name, schema, dialect) => {
  const known = migrationsFolder(name)
  const folder = join(freshFolder(), 'migrations')
  cpSync(known, folder, { recursive: true })
  const generate = ['generate', '--dialect', dialect, '--schema', schema, '--out', relative('.', folder)]
  const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/drizzle-kit/bin.cjs', ...generate], {
    encoding: 'utf8',
  })
  expect(status, stdout + stderr).toBe(0)
  expect(stdout).toContain('No schema changes')
  expect(readdirSync(folder)).toEqual(readdirSync(known))
})

describe.each(STEPS.map((tag, index) => [tag, index + 1] as const))('a database of the version of %s', (_tag, steps) => {
  /** Ends turns until the game is over. */
  async function endAll(house: House, id: string): Promise<void> {
    for (let table = await house.tables.find(id); table?.status === 'playing'; table = await house.tables.find(id)) {
      const mover = table.players[seatsToMove(table)[0] ?? -1] ?? ANN
      good(await house.tables.act(id, mover, table.position, 'end'))
    }
  }

  test('is read as before, and its audits are sound', async () => {
    const house = openHouse({}, databaseOf(steps))
    for (const id of [PLAYING, LOBBY, OVER]) expect(await auditTable(house.store, () => tally, id)).toEqual({ kind: 'sound' })
    expect(await house.store.log(PLAYING, 0)).toEqual([
      { kind: 'draw', position: 1, at: expect.any(Date), turn: 0, action: 'first-1', facts: [expect.anything()] },
      {
        kind: 'action',
        position: 2,
        at: expect.any(Date),
        turn: 1,
        seat: 1,
        userId: BEN.id,
        cause: 'player',
        action: 'end',
        facts: [expect.anything()],
      },
    ])
    expect((await house.tables.find(OVER))?.status).toBe('over')
    expect((await house.tables.liveIn(`c-${PLAYING}`))?.colours).toEqual([0, 1])
    expect(await house.recount.isDue()).toBe(true)
    expect(await house.recount.run(() => tally)).toEqual({ games: 1, unread: [] })
    expect(await house.recount.isDue()).toBe(false)
    const won = { played: 1, won: 1 }
    expect(await winsOf(house)).toEqual([
      { userId: ANN.id, name: 'Ann', ...won },
      { userId: BEN.id, name: 'Ben', ...won },
    ])
    expect(await house.posts.list(PLAYING)).toHaveLength(1)
    const terms = {
      pace: steps === 1 ? 'none' : 'daily',
      bank: 'none',
      hints: 'practice',
      computerTakeover: 'none',
      seating: 'joined',
      thread: false,
    }
    expect(await house.store.load(PLAYING)).toMatchObject({ terms, openedIn: steps === 1 ? `c-${PLAYING}` : expect.any(String) })
  })

  test('plays on: its game to the end, its lobby to a game, and the channel hears what it had missed', async () => {
    const house = openHouse({}, databaseOf(steps))
    await house.recount.run(() => tally)
    await house.tables.resume()
    await until(() => kinds(house).includes('turn'), 'the turn that was still to tell')
    await press(house, PLAYING, 'add')
    await endAll(house, PLAYING)
    expect((await house.tables.find(PLAYING))?.status).toBe('over')
    good(await house.tables.start(LOBBY, ANN))
    await endAll(house, LOBBY)
    good(await house.tables.rematch(OVER, BEN))
    const [first] = await winsOf(house)
    expect(first).toMatchObject({ userId: ANN.id, played: 3 })
    for (const id of [PLAYING, LOBBY]) expect(await auditTable(house.store, () => tally, id)).toEqual({ kind: 'sound' })
    expect(house.reports).toEqual([])
  })

  test('is unchanged if the bot is never started on it', async () => {
    const path = databaseOf(steps)
    const before = readFileSync(path)
    if (steps < STEPS.length)
      expect(() => openFileForOperator(path, true)).toThrow('older version of this program: start the bot once')
    else await openFileForOperator(path, true).close()
    expect(readFileSync(path).equals(before)).toBe(true)
  })
})

test('a game recorded before results had a channel knows it after the migration', async () => {
  const path = databaseOf(STEPS.indexOf('0005_ladders') + 1)
  const database = new Database(path)
  database.exec(
    `INSERT INTO results (table_id, guild_id, game_id, ended_at, rounds, seats, by_rules, broken) VALUES ('${OVER}', 'g1', 'tally', 0, 1, 2, 1, '[]')`,
  )
  database.close()
  const house = openHouse({}, path)
  const asked = { guildId: 'g1', gameId: 'tally', userId: null, viewerId: '', page: 1 }
  expect((await house.standings.history({ ...asked, channelIds: [`c-${OVER}`] })).total).toBe(1)
  expect((await house.standings.history({ ...asked, channelIds: ['', 'c1'] })).total).toBe(0)
})
