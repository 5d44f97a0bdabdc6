import { readFileSync } from 'node:fs'
import Database from 'better-sqlite3'
import { afterAll, describe, expect, test } from 'vitest'
import type { User } from '../../src/tables/model/people.js'
import { isStandIn } from '../../src/tables/model/stand-in.js'
import { type FinishedTable, seatsToMove } from '../../src/tables/model/table.js'
import type { OpenRequest } from '../../src/tables/model/tables.js'
import { auditTable } from '../../src/tables/service/audit.js'
import { systemEntropy } from '../../src/tables/service/system.js'
import { winsOf } from '../standings/ask.js'
import { ANN, BEN, begun, CAT, cleanUp, good, type House, openHouse, refused, request, told } from '../tables/house.js'
import { tally } from '../tables/tally-game.js'

afterAll(cleanUp)

/** A user whose name and id occur nowhere else. */
const ZOE: User = { id: '908070605040302010', name: 'Zoë "Zed" O’Hara' }

/** Ends turns until the game is over. */
async function ended(house: House, users: readonly User[], more: Partial<OpenRequest> = {}): Promise<FinishedTable> {
  const { id } = await begun(house, users, { options: { turns: '3' }, ...more })
  for (;;) {
    const table = await house.tables.find(id)
    if (table?.status === 'over') return table
    if (table?.status !== 'playing') throw new Error(`the table is ${table?.status}`)
    const mover = table.players[seatsToMove(table)[0] ?? -1] ?? ANN
    good(await house.tables.act(id, mover, table.position, 'end'))
  }
}

/** Everything in the database, as text. */
function contents(house: House): string {
  const database = new Database(house.path, { readonly: true })
  const names = database.prepare<[], string>(`SELECT name FROM sqlite_master WHERE type = 'table'`).pluck().all()
  const rows = names.map((name) => [name, database.prepare(`SELECT * FROM "${name}"`).all()])
  database.close()
  return JSON.stringify(rows)
}

/** What nobody has told who never chose how to be called. */
const NEVER_CHOSEN = { locale: null, toldClosed: false }

const OWN = /908070605040302010|Zed/

describe('a user who is forgotten', () => {
  test('is nowhere in the database any more, whatever part they had in games', async () => {
    const house = openHouse()
    await ended(house, [ZOE, ANN], { terms: { seating: 'shuffled' } })
    const { id } = await begun(house, [ANN, BEN, ZOE], { channelId: 'c2' })
    good(await house.tables.resign(id, ZOE))
    const { proposal } = good(await house.tables.askReplace(id, ANN, 2, CAT, { moderator: false, hasLeft: false }))
    good(await house.tables.answer(id, CAT, proposal.id, true))
    good(await house.tables.cancel(id, ANN, false))
    const lobby = good(await house.tables.open(request({ channelId: 'c3', host: ZOE })))
    good(await house.tables.leave(lobby.id, ZOE))
    await house.settings.setQuiet(ZOE.id, { from: 0, to: 60, zone: 'Europe/Paris' })
    await house.settings.setCalls(ZOE.id, 'direct', 'fr')
    await house.settings.setToldClosed(ZOE.id, true)
    expect(contents(house)).toMatch(OWN)

    good(await house.tables.forget(ZOE.id))
    expect(contents(house)).not.toMatch(OWN)
    expect(await house.settings.find(ZOE.id)).toEqual({
      quiet: null,
      guides: [],
      listed: true,
      calls: 'channel',
      ...NEVER_CHOSEN,
    })
    for (const table of [id, lobby.id]) expect(await auditTable(house.store, () => tally, table)).toEqual({ kind: 'sound' })
    await house.tables.close()
    house.close()
    expect(readFileSync(house.path).toString('latin1')).not.toMatch(OWN)
  })

  test('leaves the results of the others as they are', async () => {
    const house = openHouse()
    const before = await ended(house, [ZOE, ANN, BEN])
    const lines = await winsOf(house)
    good(await house.tables.forget(ZOE.id))
    const after = await house.tables.find(before.id)
    if (after?.status !== 'over') throw new Error('it is no longer over')
    expect(after.outcome).toEqual(before.outcome)
    expect(after.position).toBe(before.position)
    expect(await auditTable(house.store, () => tally, before.id)).toEqual({ kind: 'sound' })
    expect(after.players.filter(({ id }) => id !== ANN.id && id !== BEN.id)).toEqual([
      { id: expect.stringMatching(/^forgotten-/), name: 'Anonymous' },
    ])
    expect(await winsOf(house)).toEqual(lines.filter(({ userId }) => userId !== ZOE.id))
  })

  test('gets the stand-in’s name in each table’s language, with a different id at each table', async () => {
    const house = openHouse()
    const games = [
      await ended(house, [ZOE, ANN]),
      await ended(house, [ZOE, ANN], { locale: 'fr' }),
      await ended(house, [ZOE, ANN], { locale: 'de' }),
    ]
    good(await house.tables.forget(ZOE.id))
    const standIns = await Promise.all(
      games.map(async ({ id }) => (await house.tables.find(id))?.players.find((player) => isStandIn(player))),
    )
    expect(standIns.map((standIn) => standIn?.name)).toEqual(['Anonymous', 'Anonyme', 'Anonym'])
    expect(new Set(standIns.map((standIn) => standIn?.id)).size).toBe(3)
  })

  test('is neither called to a rematch nor waited for in it', async () => {
    const house = openHouse()
    const { id } = await ended(house, [ZOE, ANN, BEN])
    good(await house.tables.forget(ZOE.id))
    expect(good(await house.tables.rematch(id, ANN))).toMatchObject({ invited: [{ user: BEN }] })
    expect(good(await house.tables.rematch(id, BEN)).status).toBe('playing')
  })

  test('two users at one table get different stand-ins', async () => {
    const house = openHouse()
    const { id } = await ended(house, [ZOE, ANN])
    good(await house.tables.forget(ZOE.id))
    good(await house.tables.forget(ANN.id))
    expect(new Set((await house.tables.find(id))?.players.map((player) => player.id)).size).toBe(2)
    expect(await winsOf(house, null)).toEqual([])
  })

  test('is also erased from a table that was set aside, even if its stored parts are broken', async () => {
    const house = openHouse()
    const { id } = await begun(house, [ZOE, ANN])
    await house.store.quarantine(id, 'broken')
    const database = new Database(house.path)
    database.exec(`UPDATE log SET content = '{"userId":"${ZOE.id}"' WHERE position = 1`)
    database.close()
    good(await house.tables.forget(ZOE.id))
    expect(contents(house)).not.toMatch(OWN)
  })
})

test('what was erased before a failure is not shown from memory', async () => {
  const house = openHouse()
  const [first, second] = [await ended(house, [ZOE, ANN]), await ended(house, [ZOE, ANN])]
  const database = new Database(house.path)
  database.exec(
    `CREATE TRIGGER full BEFORE UPDATE ON seats WHEN OLD.table_id = '${second.id}' BEGIN SELECT RAISE(FAIL, 'full'); END`,
  )
  database.close()
  const names = async (id: string) => (await house.tables.find(id))?.players.map(({ name }) => name)
  expect(await names(first.id)).toContain(ZOE.name)
  await expect(house.tables.forget(ZOE.id)).rejects.toThrow('full')
  expect(await names(first.id)).not.toContain(ZOE.name)
  expect(await names(second.id)).toContain(ZOE.name)
})

describe('nobody is forgotten', () => {
  test.each([
    ['in a lobby', async (house: House) => void good(await house.tables.open(request({ host: ZOE, channelId: 'c2' })))],
    ['in a game', async (house: House) => void (await begun(house, [ANN, ZOE], { channelId: 'c2' }))],
  ])('who has a seat %s: nothing changes', async (_where, sit) => {
    const house = openHouse()
    await ended(house, [ZOE, ANN])
    await sit(house)
    const before = contents(house)
    expect(await house.tables.isSeated(ZOE.id)).toBe(true)
    expect(refused(await house.tables.forget(ZOE.id))).toBe('still-seated')
    expect(contents(house)).toBe(before)
  })

  test('who is unknown: that changes nothing either', async () => {
    const house = openHouse()
    const { id } = await ended(house, [ZOE, ANN])
    await told(house, id)
    const before = contents(house)
    good(await house.tables.forget('1'))
    expect(contents(house)).toBe(before)
  })
})

test('the draws of a table can still be checked', async () => {
  const house = openHouse({ entropy: systemEntropy })
  const { id } = await ended(house, [ZOE, ANN], { terms: { seating: 'shuffled' } })
  good(await house.tables.forget(ZOE.id))
  expect(await house.tables.verify(id)).toMatchObject({ kind: 'revealed', finding: { kind: 'follows' } })
})
