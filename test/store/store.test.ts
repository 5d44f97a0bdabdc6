import Database from 'better-sqlite3'
import { afterAll, describe, expect, test } from 'vitest'
import { seatOnTurn } from '../seat-on-turn.js'
import { ANN, BEN, begun, CAT, cleanUp, good, type House, openHouse, request, told } from '../tables/house.js'

afterAll(cleanUp)

const post = (key: string, messageId: string) => ({ key, channelId: 'c1', messageId })

describe('posts', () => {
  test('are found by table and key, replaced, and removed unless replaced meanwhile', async () => {
    const house = openHouse()
    const { id } = good(await house.tables.open(request()))
    await house.posts.put(id, post('turn:2', 'm2'))
    await house.posts.put(id, post('lobby', 'm1'))
    await house.posts.put(id, post('turn:2', 'm3'))
    expect(await house.posts.list(id)).toEqual([post('lobby', 'm1'), post('turn:2', 'm3')])
    const { posts } = house.restart()
    expect(await posts.find(id, 'turn:2')).toEqual(post('turn:2', 'm3'))
    await posts.remove(id, post('turn:2', 'm2'))
    expect(await posts.find(id, 'turn:2')).toEqual(post('turn:2', 'm3'))
    await posts.remove(id, post('turn:2', 'm3'))
    expect(await posts.find(id, 'turn:2')).toBeNull()
    expect(await posts.list(id)).toEqual([post('lobby', 'm1')])
  })

  test('belong to a table that exists', async () => {
    const house = openHouse()
    await expect(house.posts.put('zzzzzzzz', post('lobby', 'm1'))).rejects.toThrow('FOREIGN KEY')
  })
})

describe('the database itself enforces', () => {
  /** Runs a statement as another program would. */
  function meddle(house: House, statement: string): () => void {
    return () => {
      const database = new Database(house.path)
      try {
        database.exec(statement)
      } finally {
        database.close()
      }
    }
  }

  test('one live table per channel', async () => {
    const house = openHouse()
    good(await house.tables.open(request()))
    const other = good(await house.tables.open(request({ channelId: 'c2' })))
    const move = meddle(house, `UPDATE tables SET channel_id = 'c1' WHERE id = '${other.id}'`)
    expect(move).toThrow('UNIQUE')
    good(await house.tables.cancel(other.id, ANN, false))
    expect(move).not.toThrow()
  })

  test('one seat per user at a table', async () => {
    const house = openHouse()
    const { id } = await begun(house)
    expect(meddle(house, `UPDATE seats SET user_id = '${ANN.id}' WHERE table_id = '${id}'`)).toThrow('UNIQUE')
  })

  test('one log entry per position', async () => {
    const house = openHouse()
    await begun(house)
    expect(meddle(house, 'INSERT INTO log SELECT * FROM log')).toThrow('UNIQUE')
  })
})

describe('a change', () => {
  test('that does not fit is a conflict and leaves no trace', async () => {
    const house = openHouse()
    const table = await begun(house)
    await told(house, table.id)
    const before = await house.store.load(table.id)
    if (before === null) throw new Error('the table is gone')
    const { seats: _, snapshot: __, ...row } = before
    const change = {
      tableId: table.id,
      row: { ...row, position: 3, draws: 7, host: BEN },
      at: new Date(0),
      seats: [BEN, CAT].map((user, colour) => ({ ...user, colour })),
      shares: [{ userId: BEN.id, entropy: 'x' }],
      entries: [{ kind: 'draw' as const, position: 3, at: new Date(0), action: 'x', facts: [], turn: 1 }],
      snapshot: { state: '{}', rulesVersion: 1 },
      outcome: null,
      report: null,
      announcements: [{ kind: 'over', position: 3 } as const],
      reminded: [ANN.id],
    }
    const here = { status: 'playing', position: 1, revision: row.revision } as const
    for (const elsewhere of [{ position: 2 }, { status: 'lobby' as const }, { revision: row.revision - 1 }]) {
      const expected = { ...here, ...elsewhere }
      expect(await house.store.append({ ...change, expected })).toBe('conflict')
    }
    // It fits, but its entry already exists. Nothing of it may remain.
    const twice = {
      ...change,
      expected: here,
      entries: [...change.entries, ...change.entries],
    }
    await expect(house.store.append(twice)).rejects.toThrow('UNIQUE')
    expect(await house.store.load(table.id)).toEqual(before)
    expect(await house.tables.log(table.id, 1)).toEqual([])
    expect(await house.store.withQueued()).toEqual([])
  })

  test('stores hostile names and facts as they are', async () => {
    const house = openHouse()
    const host = { id: '1', name: `'); DROP TABLE tables; --\u0000 "<@1>" 🐴 ${'x'.repeat(200)}` }
    const { id } = good(await house.tables.open(request({ host })))
    expect((await house.restart().tables.find(id))?.host).toEqual(host)
  })
})

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
    for (let i = 0; i < 40; i++) await begun(house, undefined, { channelId: `other ${i}` })
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
  test('every read uses an index', async () => {
    const house = openHouse()
    const { id } = await begun(house)
    await told(house, id)
    house.statements()
    await house.store.load(id)
    await house.store.liveIn('c1')
    await house.store.log(id, 5)
    await house.store.trace(id, 5)
    await house.store.queued(id, 5)
    await house.store.live()
    await house.store.toWake(5)
    await house.store.liveOf('g1', ANN.id, 5)
    await house.store.liveAmong(['c1', 'c2'], 5)
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
    expect(plans).toHaveLength(15)
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
