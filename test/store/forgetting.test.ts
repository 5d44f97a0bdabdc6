import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, describe, expect, test } from 'vitest'
import { openLink } from '../../src/store/postgres/link.js'
import { backUp } from '../../src/store/sqlite/file/backup.js'
import { isAnonymous } from '../../src/tables/model/anonymous.js'
import type { User } from '../../src/tables/model/people.js'
import { type FinishedTable, seatsToMove } from '../../src/tables/model/table.js'
import type { OpenRequest } from '../../src/tables/model/tables.js'
import { auditTable } from '../../src/tables/service/audit.js'
import { systemEntropy } from '../../src/tables/service/system.js'
import { winsOf } from '../standings/ask.js'
import {
  ANN,
  BEN,
  begun,
  CAT,
  cleanUp,
  EVE,
  freshFolder,
  good,
  type House,
  openHouse,
  refused,
  request,
  told,
} from '../tables/kit/house.js'
import { tally } from '../tables/kit/tally-game.js'
import { archiveAll, copyOf, DATABASES, type Kept, keptBy } from './archive/databases.js'

afterAll(cleanUp)

/** A user whose name and id occur nowhere else. */
const ZOE: User = { id: '908070605040302010', name: 'Zoë "Zed" O’Hara' }

/** Ends this many turns, or all until the game is over. */
async function endTurns(house: House, id: string, turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) {
    const table = await house.tables.find(id)
    if (table?.status === 'over') return
    if (table?.status !== 'playing') throw new Error(`the table is ${table?.status}`)
    const mover = table.players[seatsToMove(table)[0] ?? -1] ?? ANN
    good(await house.tables.act(id, mover, table.position, 'end'))
  }
}

async function ended(house: House, users: readonly User[], more: Partial<OpenRequest> = {}): Promise<FinishedTable> {
  const { id } = await begun(house, users, { options: { turns: '3' }, ...more })
  await endTurns(house, id, Infinity)
  const table = await house.tables.find(id)
  if (table?.status !== 'over') throw new Error(`the table is ${table?.status}`)
  return table
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

const YEARS_LATER = new Date(Date.UTC(2030, 0, 1))

const OWN = /908070605040302010|Zed/

/** A finished game, a cancelled one that the user left, and a lobby that they opened and left. */
async function playedWithZoe(house: House): Promise<readonly string[]> {
  const game = await ended(house, [ZOE, ANN], { terms: { seating: 'shuffled' } })
  const { id } = await begun(house, [ANN, BEN, ZOE], { channelId: 'c2' })
  good(await house.tables.resign(id, ZOE))
  const { proposal } = good(await house.tables.askReplace(id, ANN, 2, CAT, { moderator: false, hasLeft: false }))
  good(await house.tables.answer(id, CAT, proposal.id, true))
  good(await house.tables.cancel(id, ANN, false))
  const lobby = good(await house.tables.open(request({ channelId: 'c3', host: ZOE })))
  good(await house.tables.leave(lobby.id, ZOE))
  await house.settings.setQuiet(ZOE.id, { from: 0, to: 60, zone: 'Europe/Paris' })
  return [game.id, id, lobby.id]
}

describe('a user who is forgotten', () => {
  test('is nowhere in the database any more, whatever part they had in games', async () => {
    const house = openHouse()
    const [, ...unfinished] = await playedWithZoe(house)
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
    for (const table of unfinished) expect(await auditTable(house.store, () => tally, table)).toEqual({ kind: 'sound' })
    await house.tables.close()
    house.close()
    expect(readFileSync(house.path).toString('latin1')).not.toMatch(OWN)
  })

  test('is in no byte of the files or of a backup any more, even of a long game that was archived', async () => {
    const house = openHouse()
    for (let game = 0; game < 4; game++) {
      const table = await begun(house, [ZOE, ANN], { channelId: `c${game}`, options: { turns: '1000' } })
      await endTurns(house, table.id, 150)
      good(await house.tables.cancel(table.id, ZOE, true))
    }
    while (await house.store.archiveNext(YEARS_LATER)) {
      // One table after the other.
    }
    good(await house.tables.forget(ZOE.id))
    const copy = join(freshFolder(), 'copy.sqlite')
    await backUp(house.path, copy, { force: false })
    for (const path of [house.path, `${house.path}-wal`, copy]) expect(readFileSync(path).toString('latin1')).not.toMatch(OWN)
  })

  test('is forgotten at once while another program reads the database', async () => {
    const house = openHouse()
    await ended(house, [ZOE, ANN])
    const reader = new Database(house.path, { readonly: true })
    reader.exec('BEGIN')
    reader.prepare('SELECT count(*) FROM tables').get()
    expect(await house.tables.forget(ZOE.id)).toEqual({ ok: true, value: null })
    reader.close()
    expect(contents(house)).not.toMatch(OWN)
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

  test('gets the anonymous user’s name in each table’s language, with a different id at each table', async () => {
    const house = openHouse()
    const games = [
      await ended(house, [ZOE, ANN]),
      await ended(house, [ZOE, ANN], { locale: 'fr' }),
      await ended(house, [ZOE, ANN], { locale: 'de' }),
    ]
    good(await house.tables.forget(ZOE.id))
    const anonymousUsers = await Promise.all(
      games.map(async ({ id }) => (await house.tables.find(id))?.players.find((player) => isAnonymous(player))),
    )
    expect(anonymousUsers.map((anonymous) => anonymous?.name)).toEqual(['Anonymous', 'Anonyme', 'Anonym'])
    expect(new Set(anonymousUsers.map((anonymous) => anonymous?.id)).size).toBe(3)
  })

  test('is neither called to a rematch nor waited for in it', async () => {
    const house = openHouse()
    const { id } = await ended(house, [ZOE, ANN, BEN])
    good(await house.tables.forget(ZOE.id))
    expect(good(await house.tables.rematch(id, ANN))).toMatchObject({ invited: [{ user: BEN }] })
    expect(good(await house.tables.rematch(id, BEN)).status).toBe('playing')
  })

  test('two users at one table get different anonymous users', async () => {
    const house = openHouse()
    const { id } = await ended(house, [ZOE, ANN])
    good(await house.tables.forget(ZOE.id))
    good(await house.tables.forget(ANN.id))
    expect(new Set((await house.tables.find(id))?.players.map((player) => player.id)).size).toBe(2)
    expect(await winsOf(house, null)).toEqual([])
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
    ['in a lobby', async (house: House) => good(await house.tables.open(request({ host: ZOE, channelId: 'c2' }))).id],
    ['in a game', async (house: House) => (await begun(house, [ANN, ZOE], { channelId: 'c2' })).id],
  ])('wholly who has a seat %s: only that table goes on naming them', async (_where, sit) => {
    const house = openHouse()
    const { id: over } = await ended(house, [ZOE, ANN])
    const id = await sit(house)
    expect(refused(await house.tables.forget(ZOE.id))).toBe('still-seated')
    const users = async (tableId: string) => (await house.tables.find(tableId))?.players.map((player) => player.id)
    expect(await users(over)).not.toContain(ZOE.id)
    expect(await users(id)).toContain(ZOE.id)
    good(await house.tables.cancel(id, EVE, true))
    good(await house.tables.forget(ZOE.id))
    expect(contents(house)).not.toMatch(OWN)
  })

  test('who has left a game that goes on: it names them until it ends, and is told so', async () => {
    const house = openHouse()
    const { id: over } = await ended(house, [ZOE, ANN], { channelId: 'c2' })
    const { id } = await begun(house, [ANN, BEN, ZOE], { options: { turns: '3' } })
    good(await house.tables.resign(id, ZOE))
    const { proposal } = good(await house.tables.askReplace(id, ANN, 2, CAT, { moderator: false, hasLeft: false }))
    good(await house.tables.answer(id, CAT, proposal.id, true))
    expect(refused(await house.tables.forget(ZOE.id))).toBe('still-named')
    expect((await house.tables.find(over))?.players.map((player) => player.id)).not.toContain(ZOE.id)
    await house.tables.cancel(id, ANN, false)
    good(await house.tables.forget(ZOE.id))
    expect(contents(house)).not.toMatch(OWN)
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

test('SQLite goes on at tables that name the user only since it began', async () => {
  const house = openHouse()
  const [first, second] = [await ended(house, [ZOE, ANN]), await ended(house, [ANN, BEN])].map(({ id }) => id)
  const database = new Database(house.path)
  // As a game does that breaks a record of the user.
  database.exec(`CREATE TRIGGER named BEFORE DELETE ON players BEGIN
    INSERT INTO occurrences (user_id, table_id) VALUES ('${ZOE.id}', '${second}');
    UPDATE results SET broken = '[{"userId":"${ZOE.id}"}]' WHERE table_id = '${second}'; END`)
  database.close()
  const { tableIds } = await house.store.forget(ZOE.id, { en: 'Anonymous', fr: 'Anonyme', de: 'Anonym' })
  expect(tableIds).toEqual([first, second])
  expect(contents(house)).not.toMatch(OWN)
})

test('the draws of a table can still be checked', async () => {
  const house = openHouse({ entropy: systemEntropy })
  const { id } = await ended(house, [ZOE, ANN], { terms: { seating: 'shuffled' } })
  good(await house.tables.forget(ZOE.id))
  expect(await house.tables.verify(id)).toMatchObject({ kind: 'revealed', finding: { kind: 'follows' } })
})

/** Everything in a table's content that is text, and everything in the database. */
async function textOf(kept: Kept, tableIds: readonly string[]): Promise<string> {
  return JSON.stringify([await kept.everything(), ...(await Promise.all(tableIds.map((id) => kept.content(id))))])
}

/** Lets a statement run when the user's lines in leaderboards are erased, as another game does that ends at that moment. */
async function whenLinesAreErased(kept: Kept, name: string, statement: string): Promise<void> {
  const trigger = 'create trigger meanwhile before delete on players'
  if (name === 'SQLite') return void (await kept.run(`${trigger} begin ${statement}; end`))
  await kept.run(`create function meanwhile() returns trigger language plpgsql as $$ begin ${statement}; return old; end $$`)
  await kept.run(`${trigger} for each row execute function meanwhile()`)
}

describe.each(DATABASES)('in %s, a user who is forgotten', (name, open) => {
  /** The same, after their channels were told everything. */
  async function played(house: House): Promise<readonly string[]> {
    const ids = await playedWithZoe(house)
    for (const id of ids) await told(house, id)
    return ids
  }

  test.each([false, true])('is in none of its rows and archives any more, archived: %s', async (isArchived) => {
    const house = openHouse()
    const ids = await played(house)
    const kept = await open(house)
    if (isArchived) await archiveAll(kept)
    expect(await textOf(kept, ids)).toMatch(OWN)
    const { kind, tableIds } = await kept.forget(ZOE.id)
    expect([kind, [...tableIds].sort()]).toEqual(['forgotten', [...ids].sort()])
    expect(await textOf(kept, ids)).not.toMatch(OWN)
    expect(await kept.forget(ZOE.id)).toEqual({ kind: 'forgotten', tableIds: [] })
    await kept.close()
  })

  test('gets an anonymous user’s name in each table’s language, with a different id at each table', async () => {
    const house = openHouse()
    for (const locale of ['en', 'fr', 'de'] as const) await ended(house, [ZOE, ANN], { locale })
    const kept = await open(house)
    await kept.forget(ZOE.id)
    const names = await kept.run(`select user_name from seats where user_id like 'forgotten-%' order by user_name`)
    expect(names).toEqual(['Anonym', 'Anonyme', 'Anonymous'])
    expect(new Set(await kept.run(`select user_id from seats where user_id like 'forgotten-%'`)).size).toBe(3)
    expect(await kept.run(`select name from credits where user_id like 'forgotten-%' order by name`)).toEqual(names)
    await kept.close()
  })

  test('leaves the rows of the others as they are', async () => {
    const house = openHouse()
    await ended(house, [ZOE, ANN, BEN])
    await ended(house, [ANN, BEN])
    const kept = await open(house)
    const others = async () => [
      await kept.run(
        `select user_id from seats where user_id <> '${ZOE.id}' and user_id not like 'forgotten-%' order by user_id`,
      ),
      await kept.run(`select points from seats order by table_id, seat`),
      await kept.run(`select points from ladders where user_id <> '${ZOE.id}' order by game_id, period, user_id`),
      await kept.run(`select name from players where user_id <> '${ZOE.id}' order by name`),
      await kept.run(`select figures from credits order by sequence, nth`),
    ]
    const before = await others()
    await kept.forget(ZOE.id)
    expect(await others()).toEqual(before)
    expect(await kept.run(`select count(*) from ladders where user_id = '${ZOE.id}'`).then(String)).toBe('0')
    await kept.close()
  })

  test('is also erased from a table that was set aside, even if its stored parts are broken', async () => {
    const house = openHouse()
    const { id } = await begun(house, [ZOE, ANN])
    await house.store.quarantine(id, 'broken')
    const kept = await open(house)
    await kept.run(`update log set content = '{"userId":"${ZOE.id}"' where position = 1`)
    expect((await kept.forget(ZOE.id)).tableIds).toEqual([id])
    expect(await kept.everything()).not.toMatch(OWN)
    await kept.close()
  })

  test('is erased from a game’s broken records without an anonymous user', async () => {
    const house = openHouse()
    await ended(house, [ZOE, ANN])
    const kept = await open(house)
    await kept.run(`update results set broken = '[{"record":"x","value":4,"userId":"${ZOE.id}"}]'`)
    await kept.forget(ZOE.id)
    expect(await kept.run('select broken from results')).toEqual(['[{"record":"x","value":4,"userId":null}]'])
    await kept.close()
  })

  test.each([
    ['in a lobby', async (house: House) => good(await house.tables.open(request({ host: ZOE, channelId: 'c2' }))).id],
    ['in a game', async (house: House) => (await begun(house, [ANN, ZOE], { channelId: 'c2' })).id],
  ])('is erased but for their settings and the table at which they have a seat %s', async (_where, sit) => {
    const house = openHouse()
    const { id: over } = await ended(house, [ZOE, ANN])
    const id = await sit(house)
    await house.settings.setListed(ZOE.id, false)
    const kept = await open(house)
    expect(await kept.forget(ZOE.id)).toEqual({ kind: 'still-seated', tableIds: [over] })
    expect(await kept.run(`select distinct table_id from seats where user_id = '${ZOE.id}'`)).toEqual([id])
    for (const name of ['credits', 'ladders', 'players']) {
      expect(await kept.run(`select user_id from ${name} where user_id = '${ZOE.id}'`), name).toEqual([])
    }
    const unlisted = `select user_id from users where user_id = '${ZOE.id}' and unlisted`
    expect(await kept.run(unlisted)).toEqual([ZOE.id])
    await kept.run(`update tables set status = 'cancelled' where id = '${id}'`)
    expect(await kept.forget(ZOE.id)).toEqual({ kind: 'forgotten', tableIds: [id] })
    expect(await kept.run(unlisted)).toEqual([])
    await kept.close()
  })

  test('is erased from a game that ends after it was found to be under way', async () => {
    const house = openHouse()
    const { id: over } = await ended(house, [ZOE, ANN])
    const { id } = await begun(house, [ANN, ZOE], { channelId: 'c2' })
    const kept = await open(house)
    await whenLinesAreErased(kept, name, `update tables set status = 'cancelled' where id = '${id}'`)
    const { kind, tableIds } = await kept.forget(ZOE.id)
    expect([kind, [...tableIds].sort()]).toEqual(['forgotten', [over, id].sort()])
    expect(await kept.everything()).not.toMatch(OWN)
    await kept.close()
  })

  test('but never was there changes nothing', async () => {
    const house = openHouse()
    await ended(house, [ZOE, ANN])
    const kept = await open(house)
    const before = await kept.everything()
    expect(await kept.forget('1')).toEqual({ kind: 'forgotten', tableIds: [] })
    expect(await kept.everything()).toBe(before)
    await kept.close()
  })
})

describe('in PostgreSQL, forgetting', () => {
  /** A database in which the first statement that matches fails once it is armed. */
  async function failing(house: House, statement: RegExp) {
    let isArmed = false
    const trace = (traced: string) => {
      if (!isArmed || !statement.test(traced)) return
      isArmed = false
      throw new Error('the connection was lost')
    }
    const link = openLink({ url: await copyOf(house), trace })
    const arm = () => {
      isArmed = true
    }
    return { kept: keptBy(link), arm }
  }

  test.each([
    ['an archive is read', /select "bytes" from "archives"/],
    ['a lexicon is looked for', /from "lexicons"/],
    ['an archive is stored', /insert into "archives"/],
    ['rows are changed', /update "seats"/],
    ['a table is taken from the index', /delete from "occurrences"/],
  ])('is interrupted by a failure when %s, and erases the rest when it is asked again', async (_what, statement) => {
    const house = openHouse()
    const ids = [await ended(house, [ZOE, ANN]), await ended(house, [ZOE, BEN])].map(({ id }) => id)
    for (const id of ids) await told(house, id)
    const { kept, arm } = await failing(house, statement)
    await archiveAll(kept)
    const before = await textOf(kept, ids)
    arm()
    await expect(kept.forget(ZOE.id)).rejects.toThrow()
    expect(await textOf(kept, ids)).toBe(before)
    expect(await kept.forget(ZOE.id)).toEqual({ kind: 'forgotten', tableIds: [...ids].sort() })
    expect(await textOf(kept, ids)).not.toMatch(OWN)
    await kept.close()
  })

  test('goes on at tables that name the user only since it began', async () => {
    const house = openHouse()
    const [first, second] = [await ended(house, [ZOE, ANN]), await ended(house, [ANN, BEN])].map(({ id }) => id)
    const kept = keptBy(openLink({ url: await copyOf(house) }))
    // As a game does that breaks a record of the user.
    await kept.run(`create function named() returns trigger language plpgsql as $$ begin
      insert into occurrences (user_id, guild_id, table_id) values ('${ZOE.id}', 'g1', '${second}');
      update results set broken = '[{"userId":"${ZOE.id}"}]' where table_id = '${second}';
      return old; end $$`)
    await kept.run('create trigger named before delete on players for each row execute function named()')
    expect((await kept.forget(ZOE.id)).tableIds).toEqual([first, second])
    expect(await kept.everything()).not.toMatch(OWN)
    await kept.close()
  })

  test('has a short transaction per table', async () => {
    const house = openHouse()
    for (const channelId of ['c1', 'c2', 'c3']) await told(house, (await ended(house, [ZOE, ANN], { channelId })).id)
    const traced: string[] = []
    const kept = keptBy(openLink({ url: await copyOf(house), trace: (statement) => traced.push(statement) }))
    await archiveAll(kept)
    traced.length = 0
    await kept.forget(ZOE.id)
    const within = traced
      .join('\n')
      .split(/^begin$/m)
      .slice(1)
      .map((each) => each.split(/^commit$/m)[0] ?? '')
    // One for each table, and one for the user's own rows.
    expect(within).toHaveLength(4)
    expect(Math.max(...within.map((each) => each.trim().split('\n').length))).toBeLessThan(30)
    for (const each of within.slice(0, 3)) expect(each.trim()).toMatch(/^select "status" from "tables".* for no key update/)
    await kept.close()
  })
})
