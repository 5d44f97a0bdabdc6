/** What reads and changes cost in SQLite. */
import Database from 'better-sqlite3'
import { afterAll, describe, expect, test } from 'vitest'
import { seatOnTurn } from '../seat-on-turn.js'
import { ANN, begun, cleanUp, good, type House, openHouse, told } from '../tables/kit/house.js'

afterAll(cleanUp)

describe('the cost of a press', () => {
  const press = async (house: House, id: string): Promise<readonly string[]> => {
    const table = await house.tables.find(id)
    if (table?.status !== 'playing') throw new Error('the game is over')
    const mover = table.players[seatOnTurn(table)] ?? ANN
    house.statements()
    good(await house.tables.act(id, mover, table.position, 'add'))
    const statements = house.statements()
    await told(house, id)
    return statements
  }

  test('is the same six statements, which the database does not sync itself, and a check of the owner, at every length of the game and any number of tables', async () => {
    const house = openHouse()
    const { id } = await begun(house, undefined, { options: { turns: '1000' } })
    await told(house, id)
    const early = await press(house, id)
    const isPragma = (word: string) => word === 'pragma'
    const shortened = (words: readonly string[]) => words.slice(0, words.some(isPragma) ? 4 : 3).join(' ')
    expect(early.map((statement) => shortened(statement.toLowerCase().split(' ')))).toEqual([
      'pragma synchronous = normal',
      'begin immediate',
      'update "tables" set',
      'insert into "log"',
      'insert into "snapshots"',
      'insert into "outbox"',
      'commit',
      'pragma synchronous = full',
      'pragma user_version',
    ])
    for (let i = 0; i < 40; i++) await begun(house, undefined, { channelId: `other ${i}`, guildId: `g${i}` })
    for (let i = 0; i < 300; i++) await press(house, id)
    expect(await press(house, id)).toHaveLength(early.length)
  })

  test('telling it takes five more, later and without waiting for the disk: what is queued, whether others wrote, that it was told, the owner, whether more is queued', async () => {
    const house = openHouse()
    const { id } = await begun(house)
    await told(house, id)
    const table = await house.tables.find(id)
    if (table?.status !== 'playing') throw new Error('the game is over')
    good(await house.tables.act(id, table.players[seatOnTurn(table)] ?? ANN, table.position, 'add'))
    house.statements()
    await house.tables.close()
    const words = house.statements().map((statement) => statement.toLowerCase().split(' ')[0])
    expect(words).toEqual(['select', 'pragma', 'pragma', 'delete', 'pragma', 'pragma', 'select'])
  })
})

describe('no statement reads more than it needs', () => {
  test('a new table looks up only the open seats of its host', async () => {
    const house = openHouse()
    await begun(house)
    const counts = house.statements().filter((statement) => statement.includes('count(*)'))
    house.close()
    const database = new Database(house.path)
    const steps = counts.flatMap((each) => database.prepare<[], { detail: string }>(`EXPLAIN QUERY PLAN ${each}`).all())
    database.close()
    expect(steps.map(({ detail }) => detail)).toEqual([
      'SEARCH seats USING INDEX seats_open (user_id=?)',
      expect.stringMatching(/^SEARCH tables USING INDEX sqlite_autoindex_tables_1/),
    ])
  })

  test('every read uses an index', async () => {
    const house = openHouse()
    const { id } = await begun(house)
    await told(house, id)
    house.statements()
    await house.store.load(id)
    await house.store.liveIn('c1')
    await house.store.log(id, 5)
    await house.store.queued(id, 5)
    await house.store.live()
    await house.store.toWake(5)
    await house.store.liveOf('g1', ANN.id, 5)
    await house.store.liveAmong(['c1', 'c2'], 5)
    await house.store.liveOn(['g1', 'g2'])
    await house.store.remindedAt('1')
    await house.settings.find('1')
    await house.posts.find(id, 'lobby')
    const statements = house.statements()
    house.close()
    const database = new Database(house.path)
    const plans = statements.map((statement) =>
      database
        .prepare<[], { detail: string }>(`EXPLAIN QUERY PLAN ${statement}`)
        .all()
        .map(({ detail }) => detail),
    )
    database.close()
    expect(plans).toHaveLength(14)
    const steps = plans.flat()
    expect(
      steps
        .filter((step) => step.startsWith('SCAN'))
        .every((step) => /USING INDEX tables_(live_in_channel|to_wake)|^SCAN wanted VIRTUAL TABLE/.test(step)),
    ).toBe(true)
    expect(
      steps.filter((step) => step.startsWith('SEARCH')).every((step) => /USING (COVERING )?INDEX|PRIMARY KEY/.test(step)),
    ).toBe(true)
  })
})
