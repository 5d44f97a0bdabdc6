import { readFileSync } from 'node:fs'
import Database from 'better-sqlite3'
import { afterAll, describe, expect, test } from 'vitest'
import { openFileForOperator } from '../../../src/store/sqlite/operator-connection.js'
import type { User } from '../../../src/tables/model/people.js'
import { seatsToMove } from '../../../src/tables/model/table.js'
import { auditTable } from '../../../src/tables/service/audit.js'
import { systemEntropy } from '../../../src/tables/service/system.js'
import { winsOf } from '../../standings/ask.js'
import { ANN, BEN, begun, CAT, cleanUp, good, type House, openHouse, told } from '../../tables/kit/house.js'
import { tally } from '../../tables/kit/tally-game.js'
import { databaseOf, LOBBY, OVER, PLAYING } from '../earlier.js'
import { archiveAll as archiveAllKept, DATABASES, rowsOf as rowsKept } from './databases.js'

afterAll(cleanUp)

const ZOE: User = { id: '908070605040302010', name: 'Zoë "Zed" O’Hara' }
const OWN = /908070605040302010|Zed/
const LATER = new Date(Date.UTC(2030, 0, 1))

/** A finished game whose channel has been told. */
async function ended(house: House, users: readonly User[], channelId: string): Promise<string> {
  const { id } = await begun(house, users, { channelId, options: { turns: '3' } })
  for (let table = await house.tables.find(id); table?.status === 'playing'; table = await house.tables.find(id)) {
    const mover = table.players[seatsToMove(table)[0] ?? -1] ?? ANN
    good(await house.tables.act(id, mover, table.position, 'end'))
  }
  await told(house, id)
  return id
}

async function archiveAll(house: House): Promise<void> {
  while (await house.store.archiveNext(LATER)) {
    // One table after the other.
  }
}

function inDatabase<T>(path: string, look: (database: Database.Database) => T): T {
  const database = new Database(path)
  try {
    return look(database)
  } finally {
    database.close()
  }
}

const rowsOf = (path: string, id: string) =>
  inDatabase(path, (database) =>
    ['log', 'snapshots', 'pledges'].map((table) =>
      database.prepare(`SELECT count(*) FROM ${table} WHERE table_id = ?`).pluck().get(id),
    ),
  )

/** Everything that anybody can learn of a table. */
async function everything(house: House, id: string) {
  const { store } = house
  const listed = openFileForOperator(house.path, true)
  const shown = await listed.show(id)
  await listed.close()
  const audit = await auditTable(store, () => tally, id)
  return [await store.load(id), await store.log(id, 0), await store.log(id, 2), shown, audit]
}

describe('a table that has ended', () => {
  test('reads the same when it is archived, and is not stored twice', async () => {
    const house = openHouse({ entropy: systemEntropy })
    const ids = [await ended(house, [ANN, BEN], 'c1'), await ended(house, [ANN, CAT, BEN], 'c2')]
    const { id: cancelled } = await begun(house, [ANN, BEN], { channelId: 'c3' })
    good(await house.tables.cancel(cancelled, ANN, false))
    await told(house, cancelled)
    const all = [...ids, cancelled]
    const before = await Promise.all(all.map((id) => everything(house, id)))
    await archiveAll(house)
    for (const id of all) expect(rowsOf(house.path, id)).toEqual([0, 0, 0])
    expect(await Promise.all(all.map((id) => everything(house, id)))).toEqual(before)
    const anew = house.restart()
    expect(await anew.tables.verify(ids[0] ?? '')).toMatchObject({ kind: 'revealed', finding: { kind: 'follows' } })
    expect(await anew.tables.verify(cancelled)).toMatchObject({ kind: 'revealed', finding: { kind: 'follows' } })
    good(await anew.tables.rematch(ids[0] ?? '', ANN))
  })

  test('is counted from its archive as from its log', async () => {
    const house = openHouse()
    for (const channel of ['c1', 'c2', 'c3']) await ended(house, [ANN, BEN], channel)
    const [before, wins] = [await house.recount.digests(), await winsOf(house)]
    await archiveAll(house)
    expect(await house.recount.run(() => tally)).toEqual({ games: 3, unread: [] })
    expect(await house.recount.digests()).toEqual(before)
    expect(await winsOf(house)).toEqual(wins)
  })

  test('is archived while the bot runs, without a request', async () => {
    const house = openHouse()
    const id = await ended(house, [ANN, BEN], 'c1')
    house.clock.advance(10 * 60_000)
    await house.tables.resume()
    while (rowsOf(house.path, id)[0] !== 0) await new Promise((resolve) => setImmediate(resolve))
    await house.tables.close()
  })

  test('stays archived if a change that expects another revision comes too late', async () => {
    const house = openHouse({ entropy: systemEntropy })
    const id = await ended(house, [ANN, BEN], 'c1')
    await archiveAll(house)
    const stored = await house.store.load(id)
    if (stored === null) throw new Error('it is gone')
    const { status, position, revision } = stored
    const nothing = { seats: null, shares: null, snapshot: null, outcome: null, report: null }
    const late = { ...nothing, tableId: id, at: LATER, row: stored, entries: [], announcements: [], reminded: [] }
    expect(rowsOf(house.path, id)).toEqual([0, 0, 0])
    expect(await house.store.append({ ...late, expected: { status, position, revision: revision - 1 } })).toBe('conflict')
    expect(rowsOf(house.path, id)).toEqual([0, 0, 0])
    expect(await house.store.append({ ...late, expected: { status, position, revision } })).toBe('stored')
    expect(rowsOf(house.path, id)).toEqual([position, 1, 1])
  })

  test('with a broken archive cannot be read, but the others can', async () => {
    const house = openHouse()
    const [id, other] = [await ended(house, [ANN, BEN], 'c1'), await ended(house, [ANN, BEN], 'c2')]
    await archiveAll(house)
    inDatabase(house.path, (database) =>
      database
        .prepare(`UPDATE archive_parts SET bytes = x'0000ff' WHERE id = (SELECT archive_from FROM tables WHERE id = ?)`)
        .run(id),
    )
    expect(await auditTable(house.store, () => tally, id)).toMatchObject({ kind: 'unreadable' })
    expect(await auditTable(house.store, () => tally, other)).toEqual({ kind: 'sound' })
    const listed = openFileForOperator(house.path, true)
    expect(await listed.show(id)).toMatchObject({ id, status: 'over', logEntries: 0 })
    await listed.close()
  })

  test('with an archived state that does not match its log is rebuilt from it', async () => {
    const house = openHouse()
    const id = await ended(house, [ANN, BEN], 'c1')
    inDatabase(house.path, (database) => database.exec(`UPDATE snapshots SET state = '{"phase":1}'`))
    await archiveAll(house)
    const anew = house.restart()
    expect((await anew.tables.find(id))?.status).toBe('over')
    expect(await auditTable(anew.store, () => tally, id)).toEqual({ kind: 'sound' })
  })
})

describe('a user who is forgotten', () => {
  test('is gone from archives and from the file, and draws can still be checked', async () => {
    const house = openHouse({ entropy: systemEntropy })
    const id = await ended(house, [ZOE, ANN], 'c1')
    const { id: left } = await begun(house, [ANN, BEN, ZOE], { channelId: 'c2' })
    good(await house.tables.resign(left, ZOE))
    const { proposal } = good(await house.tables.askReplace(left, ANN, 2, CAT, { moderator: false, hasLeft: false }))
    good(await house.tables.answer(left, CAT, proposal.id, true))
    good(await house.tables.cancel(left, ANN, false))
    await told(house, left)
    await archiveAll(house)
    expect(JSON.stringify(await house.store.log(left, 0))).toMatch(OWN)
    good(await house.tables.forget(ZOE.id))
    for (const table of [id, left]) {
      expect(JSON.stringify([await house.store.load(table), await house.store.log(table, 0)])).not.toMatch(OWN)
      expect(await house.tables.verify(table)).toMatchObject({ kind: 'revealed', finding: { kind: 'follows' } })
      expect(await auditTable(house.store, () => tally, table)).toEqual({ kind: 'sound' })
    }
    await house.tables.close()
    house.close()
    expect(readFileSync(house.path).toString('latin1')).not.toMatch(OWN)
  })

  test('does not cause other users’ tables to be read', async () => {
    const house = openHouse()
    for (const channel of ['c1', 'c2', 'c3']) await ended(house, [ANN, BEN], channel)
    await archiveAll(house)
    house.statements()
    good(await house.tables.forget('424242'))
    expect(house.statements().filter((statement) => /archive_parts|"log"|"results"|begin/i.test(statement))).toEqual([])
  })

  test('is searched once however often they ask meanwhile', async () => {
    const house = openHouse()
    await ended(house, [ZOE, ANN], 'c1')
    await archiveAll(house)
    house.statements()
    await Promise.all([1, 2, 3, 4].map(() => house.tables.forget(ZOE.id)))
    expect(house.statements().filter((statement) => /^begin/i.test(statement))).toHaveLength(2)
  })

  test('stays known at other tables that are in memory', async () => {
    const house = openHouse()
    await ended(house, [ZOE, ANN], 'c1')
    const { id } = await begun(house, [ANN, BEN], { channelId: 'c2' })
    await house.tables.find(id)
    house.statements()
    good(await house.tables.forget(ZOE.id))
    house.statements()
    await house.tables.find(id)
    expect(house.statements()).toEqual([])
  })
})

describe('a database from before there were archives', () => {
  test('is migrated without losing anything', async () => {
    const house = openHouse({}, databaseOf(7))
    await house.recount.run(() => tally)
    const before = await Promise.all([PLAYING, LOBBY, OVER].map((id) => everything(house, id)))
    await archiveAll(house)
    expect(rowsOf(house.path, OVER)).toEqual([0, 0, 0])
    expect(rowsOf(house.path, PLAYING)[0]).toBeGreaterThan(0)
    expect(await Promise.all([PLAYING, LOBBY, OVER].map((id) => everything(house, id)))).toEqual(before)
  })
})

describe.each(DATABASES)('in %s, a table that has ended', (_name, open) => {
  test('has the same content when it is archived, and is not stored twice', async () => {
    const house = openHouse({ entropy: systemEntropy })
    const ids = [await ended(house, [ANN, BEN], 'c1'), await ended(house, [ANN, CAT, BEN], 'c2')]
    const { id: playing } = await begun(house, [ANN, BEN], { channelId: 'c3' })
    const kept = await open(house)
    const contents = () => Promise.all([...ids, playing].map((id) => kept.content(id)))
    const before = await contents()
    await archiveAllKept(kept)
    for (const id of ids) expect(await rowsKept(kept, id)).toEqual([0, 0, 0])
    expect((await rowsKept(kept, playing))[0]).toBeGreaterThan(0)
    expect(await contents()).toEqual(before)
    expect(await kept.run('select count(*) from unarchived').then(Number)).toBe(0)
    expect(await kept.next(LATER)).toBe(false)
    await kept.close()
  })

  test('rests until its channel was told and ten minutes have passed', async () => {
    const house = openHouse()
    const { now } = house.clock
    const id = await ended(house, [ANN, BEN], 'c1')
    const later = (minutes: number) => new Date(now().getTime() + minutes * 60_000)
    inDatabase(house.path, (database) =>
      database.prepare(`INSERT INTO outbox (table_id, announcement) VALUES (?, '{"kind":"over","position":4}')`).run(id),
    )
    const kept = await open(house)
    expect(await kept.next(later(0))).toBe(false)
    expect(await kept.next(later(10))).toBe(true)
    expect((await rowsKept(kept, id))[0]).toBeGreaterThan(0)
    expect(await kept.next(later(10))).toBe(false)
    await kept.run('delete from outbox')
    expect(await kept.next(later(19))).toBe(false)
    expect(await kept.next(later(20))).toBe(true)
    expect(await rowsKept(kept, id)).toEqual([0, 0, 0])
    await kept.close()
  })

  test('stays as it is if its log cannot be read', async () => {
    const house = openHouse()
    const id = await ended(house, [ANN, BEN], 'c1')
    const kept = await open(house)
    await kept.run(`update log set content = '{"kind"' where position = 2`)
    await archiveAllKept(kept)
    expect((await rowsKept(kept, id))[0]).toBeGreaterThan(0)
    await kept.close()
  })

  test('with a long log is moved in pieces, and is complete at any time', async () => {
    const house = openHouse()
    const id = await ended(house, [ANN, BEN], 'c1')
    inDatabase(house.path, (database) => {
      const last = database.prepare('SELECT max(position) FROM log').pluck().get()
      const add = database.prepare(
        `INSERT INTO log (table_id, position, at, turn, content) VALUES (?, ?, 0, 3, '{"kind":"draw","action":"x","facts":[]}')`,
      )
      for (let more = 1; more <= 1_000; more++) add.run(id, Number(last) + more)
    })
    const kept = await open(house)
    const before = await kept.content(id)
    const left: unknown[] = []
    while (await kept.next(LATER)) {
      left.push((await rowsKept(kept, id))[0])
      expect(await kept.content(id)).toEqual(before)
    }
    expect(left.length).toBeGreaterThan(2)
    expect(left.at(-1)).toBe(0)
    await kept.close()
  })

  test('has figures without keys once it is archived', async () => {
    const house = openHouse()
    await ended(house, [ANN, BEN], 'c1')
    const kept = await open(house)
    await kept.run(`update credits set figures = '{"sources":{"a":3},"choices":{},"feats":{}}' where nth = 0`)
    await archiveAllKept(kept)
    const figures = await kept.run('select figures from credits order by nth')
    expect(figures.map((each) => String(each)[0])).toEqual(['[', '['])
    expect(String(figures[0])).toContain('3')
    await kept.close()
  })

  test('is archived with a lexicon once eight games of its kind were, and earlier archives stay readable', async () => {
    const house = openHouse()
    const ids: string[] = []
    for (let game = 0; game < 10; game++) ids.push(await ended(house, [ANN, BEN], `c${game}`))
    const kept = await open(house)
    const contents = () => Promise.all(ids.map((id) => kept.content(id)))
    const before = await contents()
    await archiveAllKept(kept)
    expect(await kept.run('select games from lexicons').then(([games]) => Number(games))).toBe(8)
    expect(await contents()).toEqual(before)
    await kept.close()
  })

  test('does not name a user who was forgotten while its archive was being made', async () => {
    const house = openHouse()
    const id = await ended(house, [ZOE, ANN], 'c1')
    const kept = await open(house)
    const [, { kind }] = await Promise.all([kept.next(LATER), kept.forget(ZOE.id)])
    expect(kind).toBe('forgotten')
    await archiveAllKept(kept)
    expect(await rowsKept(kept, id)).toEqual([0, 0, 0])
    expect(JSON.stringify([await kept.everything(), await kept.content(id)])).not.toMatch(OWN)
    await kept.close()
  })

  test.each([false, true])('is found for a user who occurs only in an earlier log, archived: %s', async (isArchived) => {
    const path = databaseOf(7)
    inDatabase(path, (database) =>
      database
        .prepare(`UPDATE log SET content = replace(content, '"1002"', ?) WHERE table_id = ?`)
        .run(JSON.stringify(ZOE.id), OVER),
    )
    const house = openHouse({}, path)
    await house.recount.run(() => tally)
    const kept = await open(house)
    if (isArchived) await archiveAllKept(kept)
    expect(JSON.stringify(await kept.content(OVER))).toMatch(OWN)
    expect((await kept.forget(ZOE.id)).tableIds).toEqual([OVER])
    expect(JSON.stringify([await kept.everything(), await kept.content(OVER)])).not.toMatch(OWN)
    await kept.close()
  })
})
