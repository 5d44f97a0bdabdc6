/** What can happen to archives in PostgreSQL only, where several processes and connections work on the same tables. */
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { ArchiveBroken } from '../../../src/store/archive/archive.js'
import type { Json } from '../../../src/store/archive/json.js'
import { createArchives } from '../../../src/store/postgres/archive/archives.js'
import { createLexicons } from '../../../src/store/postgres/archive/lexicons.js'
import { openLink } from '../../../src/store/postgres/link.js'
import { lexicons } from '../../../src/store/postgres/schema/schema.js'
import { note, tablesOf } from '../../../src/store/postgres/standings/occurring.js'
import { ANN, BEN, begun, cleanUp, good, type House, openHouse, told } from '../../tables/kit/house.js'
import { freshDatabase } from '../postgres/server.js'
import { archiveAll, copyOf, GUILD, type Kept, keptBy, rowsOf } from './databases.js'

afterAll(cleanUp)

const LATER = new Date(Date.UTC(2030, 0, 1))

/** A cancelled game, whose log is archived like that of a finished one. */
async function ended(house: House, channelId: string): Promise<string> {
  const { id } = await begun(house, [ANN, BEN], { channelId })
  good(await house.tables.cancel(id, ANN, false))
  await told(house, id)
  return id
}

/** What a house has stored, and another connection to it. */
async function besides(house: House): Promise<{ readonly kept: Kept; readonly client: Client }> {
  const url = await copyOf(house)
  const client = new Client({ connectionString: url })
  await client.connect()
  return { kept: keptBy(openLink({ url })), client }
}

/** Waits until somebody waits for a lock. */
async function untilBlocked(client: Client): Promise<void> {
  const blocked = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  for (;;) {
    // Within a transaction the view would stay as it was at first.
    await client.query('select pg_stat_clear_snapshot()')
    if ((await client.query(blocked)).rows.length > 0) return
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** Does work while another connection holds a table, which `change` changes once the work waits for it. */
async function whileHeld(client: Client, tableId: string, work: () => Promise<unknown>, change: string): Promise<void> {
  await client.query('begin')
  await client.query('select 1 from tables where id = $1 for update', [tableId])
  const done = work()
  await untilBlocked(client)
  await client.query(change)
  await client.query('commit')
  await done
}

describe('two processes', () => {
  test('archive the same tables at once and lose nothing', async () => {
    const house = openHouse()
    const ids: string[] = []
    for (let game = 0; game < 6; game++) ids.push(await ended(house, `c${game}`))
    const url = await copyOf(house)
    const [kept, other] = [keptBy(openLink({ url })), keptBy(openLink({ url }))]
    const contents = (by: Kept) => Promise.all(ids.map((id) => by.content(id)))
    const before = await contents(kept)
    await Promise.all([archiveAll(kept), archiveAll(other)])
    for (const id of ids) expect(await rowsOf(kept, id)).toEqual([0, 0, 0])
    expect([await contents(kept), await contents(other)]).toEqual([before, before])
    await Promise.all([kept.close(), other.close()])
  })

  test('that complete a lexicon at once agree on it, and it never changes again', async () => {
    const link = openLink({ url: await freshDatabase() })
    const kind = { gameId: 'a', rulesVersion: 1 }
    const game = (nth: number): readonly Json[] => [{ kind: 'draw', value: nth }]
    const offers = Array.from({ length: 12 }, (_, nth) => {
      const { offer } = createLexicons()
      return link.transaction((db) => offer(db, kind, game(nth)))
    })
    await Promise.all(offers)
    const stored = await link.db.select().from(lexicons)
    expect(stored).toMatchObject([{ ...kind, games: 8 }])
    const [one, other] = [createLexicons(), createLexicons()]
    const numbered = await one.of(link.db, kind)
    expect(numbered.id).toBe(stored[0]?.id)
    expect(await other.byId(link.db, numbered.id)).toEqual(numbered.lexicon)
    await link.transaction((db) => one.offer(db, kind, game(99)))
    expect(await link.db.select().from(lexicons)).toEqual(stored)
    await link.close()
  })
})

describe('a table that is being archived', () => {
  test('and changes before it is locked keeps the change', async () => {
    const house = openHouse()
    const id = await ended(house, 'c1')
    const { kept, client } = await besides(house)
    const more = `insert into log (guild_id, table_id, position, at, turn, content)
      select guild_id, table_id, max(position) + 1, now(), 1, '{"kind":"draw","more":1}' from log group by 1, 2`
    await whileHeld(client, id, () => kept.next(LATER), more)
    expect((await rowsOf(kept, id))[0]).toBeGreaterThan(0)
    await archiveAll(kept)
    expect(await rowsOf(kept, id)).toEqual([0, 0, 0])
    expect((await kept.content(id)).log.at(-1)?.content).toBe('{"kind":"draw","more":1}')
    await Promise.all([kept.close(), client.end()])
  })

  test('stays in the queue if it is queued anew meanwhile', async () => {
    const house = openHouse()
    const { id } = await begun(house, [ANN, BEN])
    const { kept, client } = await besides(house)
    await client.query(`insert into unarchived values ('${GUILD}', '${id}', '2024-01-01', false)`)
    const end = `with ended as (update tables set status = 'cancelled') update unarchived set due = '2025-01-01'`
    await whileHeld(client, id, () => kept.next(LATER), end)
    expect(await kept.run('select count(*) from unarchived').then(Number)).toBe(1)
    await client.query('delete from outbox')
    await archiveAll(kept)
    expect(await rowsOf(kept, id)).toEqual([0, 0, 0])
    await Promise.all([kept.close(), client.end()])
  })

  test('and is unpacked while its log is still being cleared keeps its log', async () => {
    const house = openHouse()
    const id = await ended(house, 'c1')
    const link = openLink({ url: await copyOf(house) })
    const [kept, archives, place] = [keptBy(link), createArchives(), { guildId: GUILD, tableId: id }]
    await kept.run(`insert into log select guild_id, table_id, nth, at, turn, content
      from log, generate_series(2, 1000) as nth where position = 1 on conflict do nothing`)
    const before = await kept.content(id)
    await kept.next(LATER)
    const { length } = before.log
    expect((await rowsOf(kept, id))[0]).toBeLessThan(length)
    await link.transaction((db) => archives.restore(db, place))
    expect(await archives.versionOf(link.db, place)).toBeNull()
    expect(await archives.unpacked(link.db, place)).toEqual(before)
    await link.transaction((db) => archives.restore(db, place))
    expect(await kept.content(id)).toEqual(before)
    await archiveAll(kept)
    expect(await rowsOf(kept, id)).toEqual([0, 0, 0])
    expect(await kept.content(id)).toEqual(before)
    await kept.close()
  })
})

test('a user is erased from an archive that was stored while theirs was rewritten', async () => {
  const house = openHouse()
  const id = await ended(house, 'c1')
  const { kept, client } = await besides(house)
  await archiveAll(kept)
  const [before] = await kept.run('select version from archives')
  const anew = 'with old as (delete from archives returning *) select 1 from old'
  await client.query('create table copied as select guild_id, table_id, bytes from archives')
  await whileHeld(client, id, () => kept.forget(BEN.id), `${anew}; insert into archives (guild_id, table_id, bytes) table copied`)
  expect(JSON.stringify(await kept.content(id))).not.toContain('"1002"')
  expect(Number((await kept.run('select version from archives'))[0])).toBeGreaterThan(Number(before) + 1)
  await Promise.all([kept.close(), client.end()])
})

describe('an archive is damaged', () => {
  const damages = [
    ['its bytes are', String.raw`update archives set bytes = '\x0000ff'`],
    ['there are too few bytes', String.raw`update archives set bytes = '\x00'`],
    ['there is no such lexicon', String.raw`update archives set bytes = '\x0009'::bytea || substr(bytes, 3)`],
  ] as const

  test.each(damages)('if %s, and is unpacked by nobody', async (_what, damage) => {
    const house = openHouse()
    const place = { guildId: GUILD, tableId: await ended(house, 'c1') }
    const link = openLink({ url: await copyOf(house) })
    await archiveAll(keptBy(link))
    await link.db.execute(sql.raw(damage))
    const archives = createArchives()
    await expect(archives.read(link.db, place)).rejects.toThrow(ArchiveBroken)
    expect(await archives.readIfWhole(link.db, place)).toBeNull()
    await expect(link.transaction((db) => archives.restore(db, place))).rejects.toThrow(ArchiveBroken)
    expect(await archives.versionOf(link.db, place)).not.toBeNull()
    await link.close()
  })

  test('but never because a statement failed', async () => {
    const house = openHouse()
    const place = { guildId: GUILD, tableId: await ended(house, 'c1') }
    const failures = ['from "archives"', 'from "lexicons"']
    let failing = ''
    const trace = (statement: string) => {
      if (failing !== '' && statement.includes(failing)) throw new Error('the connection was lost')
    }
    const link = openLink({ url: await copyOf(house), trace })
    await archiveAll(keptBy(link))
    await link.db.execute(sql.raw(String.raw`update archives set bytes = '\x0009'::bytea || substr(bytes, 3)`))
    for (failing of failures) {
      const read = createArchives().readIfWhole(link.db, place)
      await expect(read).rejects.toThrow()
      await expect(read).rejects.not.toBeInstanceOf(ArchiveBroken)
    }
    failing = ''
    await link.close()
  })
})

test('the tables of a user are found in the order of their ids, on every server', async () => {
  const link = openLink({ url: await freshDatabase() })
  const places = ['a', 'b', 'c'].flatMap((tableId) => ['g1', 'g2'].map((guildId) => ({ guildId, tableId })))
  for (const place of places.toReversed()) await note(link.db, place, ['1', '2', 'computer-legend-0', '1'])
  expect(await tablesOf(link.db, '1', null, 4)).toEqual(places.slice(0, 4))
  expect(await tablesOf(link.db, '1', places[3] ?? null, 4)).toEqual(places.slice(4))
  expect(await tablesOf(link.db, 'computer-legend-0', null, 4)).toEqual([])
  await link.close()
})
