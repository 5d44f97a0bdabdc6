import Database from 'better-sqlite3'
import { afterAll, describe, expect, test } from 'vitest'
import type { Game } from '../../../src/games/game.js'
import { seatOnTurn } from '../../seat-on-turn.js'
import { winsOf } from '../../standings/ask.js'
import {
  ANN,
  begun,
  cleanUp,
  good,
  type House,
  type HouseOptions,
  kinds,
  openHouse,
  playing,
  press,
  refused,
  request,
  told,
  until,
} from '../kit/house.js'
import { tally } from '../kit/tally-game.js'

afterAll(cleanUp)

/** A table with four entries and another one beside it, stored and no longer in memory. */
async function stored(): Promise<{ readonly house: House; readonly id: string; readonly other: string }> {
  const house = openHouse()
  const { id } = await begun(house)
  await press(house, id, 'roll', 'add')
  const other = await begun(house, undefined, { channelId: 'c2' })
  await house.tables.close()
  return { house, id, other: other.id }
}

/** Changes the database directly, and restarts on it. */
function meddle(house: House, statement: string, options: HouseOptions = {}): House {
  house.close()
  const database = new Database(house.path)
  database.exec(statement)
  database.close()
  return openHouse(options, house.path)
}

/** What was logged about tables that were not as they should be. */
const healings = (house: House) => house.reports.filter(({ about }) => 'healing' in about)

/** Starts the tables and waits until each has been audited. */
async function started(house: House, count: number): Promise<void> {
  await house.tables.resume()
  await until(() => healings(house).length === count, 'the healing')
}

/** Acts for the seat to move at a table that must be sound. */
async function goesOn(house: House, id: string): Promise<void> {
  const before = await house.tables.find(id)
  const after = await press(house, id, 'add')
  expect(after.position).toBe((before?.position ?? 0) + 1)
}

const REBUILDABLE = [
  ['a snapshot that is no JSON', `UPDATE snapshots SET state = '{"phase":'`],
  ['a snapshot that is no state', `UPDATE snapshots SET state = '{}'`],
  ['a missing snapshot', `DELETE FROM snapshots`],
] as const

const HOPELESS = [
  ['a gap in the log', `DELETE FROM log WHERE position = 2`, `UPDATE snapshots SET state = '{'`, /cannot be read/],
  ['an entry that is no JSON', `UPDATE log SET content = '{' WHERE position = 2`, '', /is broken/],
  ['an unknown game', `UPDATE tables SET game_id = 'chess'`, '', /plays chess, a game this program does not have/],
  ['rules of the future', `UPDATE snapshots SET rules_version = 9`, '', /rules version 9/],
  ['affairs that are no JSON', `UPDATE tables SET affairs = '{'`, '', /is broken/],
  [
    'an entry that is no action',
    `UPDATE log SET content = json_set(content, '$.action', 'nonsense') WHERE position = 2`,
    '',
    /replayed/,
  ],
] as const

/** The same statement for one table only. */
const only = (statement: string, id: string) =>
  statement === ''
    ? ''
    : `${statement} ${statement.includes('WHERE') ? 'AND' : 'WHERE'} ${/ tables /.test(statement) ? 'id' : 'table_id'} = '${id}';`

describe('at start-up', () => {
  const wrong = [
    'a state that the log does not lead to',
    `UPDATE snapshots SET state = replace(state, '"turn":1', '"turn":2')`,
  ] as const
  test.each([...REBUILDABLE, wrong])('%s is rebuilt from the log, and the game goes on', async (_what, statement) => {
    const { house, id, other } = await stored()
    const was = (await house.store.load(id))?.snapshot
    const after = meddle(house, only(statement, id))
    await started(after, 1)
    expect(healings(after)).toEqual([
      { about: { table: id, position: 4, healing: 'rebuilt' }, message: expect.stringContaining('rebuilt from its log') },
    ])
    expect((await after.store.load(id))?.snapshot).toEqual(was)
    await goesOn(after, id)
    await goesOn(after, other)
  })

  test.each(HOPELESS)('a table with %s is set aside, and all others run', async (_what, first, second, reason) => {
    const { house, id, other } = await stored()
    const after = meddle(house, only(first, id) + only(second, id))
    await started(after, 1)
    expect(healings(after)).toEqual([
      { about: expect.objectContaining({ table: id, healing: 'quarantined' }), message: expect.stringMatching(reason) },
    ])
    expect(await after.store.live()).toEqual([other])
    expect(await after.store.quarantined()).toEqual([id])
    await expect(after.tables.find(id)).rejects.toThrow(/was set aside|is broken/)
    expect(
      healings(after)
        .map(({ message }) => message)
        .join(),
    ).not.toContain('phase')
    await goesOn(after, other)
    const next = good(await after.tables.open(request()))
    expect((await after.tables.liveIn('c1'))?.id).toBe(next.id)
  })

  test.each(['id', 'other'] as const)(
    'only the notice of a table that is set aside is delivered to its channel (%s)',
    async (which) => {
      const { house, [which]: id } = await stored()
      const position = (await house.store.load(id))?.position ?? 0
      const queued = `INSERT INTO outbox (table_id, announcement) VALUES ('${id}', '{"kind":"progress","turn":1,"position":4}')`
      const after = meddle(house, `UPDATE tables SET game_id = 'chess' WHERE id = '${id}'; ${queued}`)
      await started(after, 1)
      expect(after.reports.filter(({ message }) => message.startsWith('could not tell'))).toEqual([])
      await until(() => after.publisher.delivered.length > 0, 'the notice')
      const notice = { tableId: id, position, announcement: { kind: 'set-aside', position } }
      expect(after.publisher.delivered).toEqual([notice])
      expect((await after.store.queued(id, 9)).map(({ announcement }) => announcement?.kind)).toEqual(['progress'])
      const again = after.restart()
      await started(again, 1)
      expect(again.publisher.delivered).toEqual([])
    },
  )
})

describe('a table that was set aside', () => {
  const elsewhere: Game = { ...tally, id: 'other' }

  async function setAside() {
    const { house, id } = await stored()
    const without = meddle(house, '', { games: [elsewhere] })
    await started(without, 2)
    return { house: without, id }
  }

  test('goes on after a start by a program that can read it', async () => {
    const { house, id } = await setAside()
    const after = house.restart({ games: [tally] })
    await started(after, 2)
    expect(healings(after).map(({ about }) => about.healing)).toEqual(['released', 'released'])
    expect(await after.store.load(id)).toMatchObject({ status: 'playing', quarantine: null })
    await goesOn(after, id)
    await told(after, id)
    expect(kinds(after)).toContain('released')
  })

  test('is announced after a restart if the program was killed first', async () => {
    const { house, id } = await stored()
    const killed = house.restart({ games: [elsewhere] })
    await killed.store.quarantine(id, 'no such game')
    const after = killed.restart({ games: [elsewhere] })
    await after.tables.resume()
    await until(() => after.publisher.delivered.some(({ tableId }) => tableId === id), 'the notice')
    await until(() => healings(after).length === 2)
    expect(kinds(after).filter((kind) => kind === 'set-aside')).toHaveLength(2)
  })

  test('waits as long as another one is live in its channel', async () => {
    const { house, id } = await setAside()
    const lobby = good(await house.tables.open(request({ gameId: 'other' })))
    const after = house.restart({ games: [tally, elsewhere] })
    await started(after, 2)
    expect(await after.store.quarantined()).toEqual([id])
    good(await after.tables.cancel(lobby.id, ANN, false))
    const later = after.restart()
    await started(later, 1)
    await goesOn(later, id)
  })

  test('does not cost an audit at every press', async () => {
    const { house, id } = await setAside()
    house.statements()
    await expect(house.tables.find(id)).rejects.toThrow('was set aside')
    expect(house.statements().filter((statement) => statement.includes('"log"'))).toEqual([])
    expect(healings(house)).toHaveLength(2)
  })
})

describe('during play', () => {
  test.each(REBUILDABLE)('%s is healed by the press that finds it', async (_what, statement) => {
    const { house, id } = await stored()
    const after = meddle(house, only(statement, id))
    await goesOn(after, id)
    expect(healings(after).map(({ about }) => about)).toEqual([{ table: id, position: 4, healing: 'rebuilt' }])
  })

  test('what cannot be healed is set aside by the press that finds it', async () => {
    const { house, id } = await stored()
    const after = meddle(house, only(`UPDATE snapshots SET rules_version = 9`, id))
    await expect(after.tables.act(id, ANN, 4, 'add')).rejects.toThrow('was set aside')
    expect(await after.store.quarantined()).toEqual([id])
    expect(refused(await after.tables.act('zzzzzzzz', ANN, 4, 'add'))).toBe('no-such-table')
  })

  test('what is broken beyond its row is set aside and logged once, however often somebody presses', async () => {
    const { house, id } = await stored()
    const after = meddle(house, `UPDATE tables SET affairs = '{' WHERE id = '${id}'`)
    for (let press = 0; press < 3; press++) await expect(after.tables.act(id, ANN, 4, 'add')).rejects.toThrow('is broken')
    expect(healings(after).map(({ about }) => about)).toEqual([{ table: id, position: null, healing: 'quarantined' }])
  })

  test('a finished game is healed without being counted twice', async () => {
    const house = openHouse()
    const { id } = await begun(house)
    await press(house, id, 'add', 'end', 'end')
    const { players, position, state } = await playing(house, id)
    good(await house.tables.act(id, players[seatOnTurn({ game: tally, state })] ?? ANN, position, 'end'))
    expect((await house.tables.find(id))?.status).toBe('over')
    const before = await winsOf(house)
    await house.tables.close()
    const after = meddle(house, `UPDATE snapshots SET state = '{'`)
    expect((await after.tables.find(id))?.status).toBe('over')
    expect(await winsOf(after)).toEqual(before)
    expect(before).toHaveLength(2)
  })

  test('a table that is over is healed too, so that its log can be read', async () => {
    const { house, id } = await stored()
    const meddled = meddle(
      house,
      `UPDATE snapshots SET state = '{' WHERE table_id = '${id}'; UPDATE tables SET status = 'cancelled' WHERE id = '${id}'`,
    )
    expect(await meddled.tables.find(id)).toMatchObject({ status: 'cancelled', position: 4 })
  })
})
