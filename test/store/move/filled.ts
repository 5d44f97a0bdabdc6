/** Databases with something of everything that is stored. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import Database from 'better-sqlite3'
import { openStore } from '../../../src/store/sqlite/open.js'
import type { Review } from '../../../src/tables/model/review.js'
import { seatsToMove } from '../../../src/tables/model/table.js'
import { systemEntropy } from '../../../src/tables/service/system.js'
import {
  ANN,
  BEN,
  begun,
  CAT,
  DAN,
  EVE,
  freshFolder,
  good,
  type House,
  openHouse,
  press,
  request,
  told,
} from '../../tables/kit/house.js'

const LATER = new Date(Date.UTC(2030, 0, 1))
const PLAYERS = [ANN, BEN, CAT, DAN, EVE]
const REVIEW: Review = {
  chances: [
    [50, 50],
    [0, 100],
  ],
  good: [1],
  misses: [],
  turningPoints: [{ turn: 1, position: 2 }],
}

/** Plays a game to its end. */
async function over(house: House, users: typeof PLAYERS, guildId: string): Promise<string> {
  const { id } = await begun(house, users, { guildId, channelId: `${guildId}-${users.length}`, options: { turns: '3' } })
  for (let table = await house.tables.find(id); table?.status === 'playing'; table = await house.tables.find(id)) {
    good(await house.tables.act(id, table.players[seatsToMove(table)[0] ?? -1] ?? ANN, table.position, 'end'))
    house.clock.advance(1_500)
  }
  await told(house, id)
  return id
}

/**
 * The path of a database with lobbies, running, cancelled, finished, archived and broken tables, messages still to be sent,
 * posts, settings, looks back, and a user who was forgotten. Games of three servers end in turn.
 */
export async function filled(): Promise<string> {
  const house = openHouse({ entropy: systemEntropy, now: new Date(Date.UTC(2024, 4, 1)) })
  for (const users of [
    [ANN, BEN],
    [CAT, ANN, BEN],
    [BEN, DAN],
  ]) {
    for (const guildId of ['g2', 'g1', 'g2']) await over(house, users, guildId)
  }
  await house.store.putReview(await over(house, [ANN, EVE], 'g1'), REVIEW, 3)
  while (await house.store.archiveNext(LATER)) {
    // One table after the other.
  }
  good(await house.tables.forget(DAN.id))
  await over(house, [CAT, BEN], 'g3')
  const { id } = await begun(house, [ANN, BEN], { channelId: 'live', guildId: 'g1' })
  await press(house, id, 'roll', 'add')
  await house.posts.put(id, { key: 'turn:1', channelId: 'live', messageId: '77', toldSince: 0 })
  good(await house.tables.open(request({ channelId: 'lobby', host: EVE, guildId: 'g2' })))
  const cancelled = await begun(house, [ANN, CAT], { channelId: 'cancelled', guildId: 'g1' })
  good(await house.tables.cancel(cancelled.id, ANN, false))
  await house.settings.setQuiet(ANN.id, { from: 0, to: 60, zone: 'Europe/Paris' })
  await house.settings.setCalls(BEN.id, 'direct', 'fr')
  await house.settings.sawGuide(CAT.id, 'tally')
  await house.settings.setListed(EVE.id, false)
  await house.tables.close()
  house.close()
  spoil(house.path)
  return house.path
}

/** Adds what only damage, or an earlier version, leaves behind. */
function spoil(path: string): void {
  const database = new Database(path)
  const [broken, archived] = ['cancelled', 'g1-3'].map((channel) =>
    database.prepare<[string], string>('select id from tables where channel_id = ?').pluck().get(channel),
  )
  database
    .prepare(`update tables set status = 'quarantined', quarantine = 'its state is broken', affairs = '{"' where id = ?`)
    .run(broken)
  database.prepare(`insert or replace into snapshots values (?, 1, '{ "état": \\ 😀' || char(10, 9, 1))`).run(broken)
  database.prepare(`insert into log values (?, 99, 1700000000123, 1, '')`).run(broken)
  database.prepare(`delete from archive_parts where id in (select archive_from from tables where id = ?)`).run(archived)
  database
    .prepare(`insert into outbox (id, table_id, announcement) values (900, ?, '{"kind": "x"}'), (1000, ?, '{')`)
    .run(broken, broken)
  database.exec('delete from outbox where id = 1000')
  database.prepare(`insert into occurrences values ('1001', 'nowhere')`).run()
  database.prepare(`insert or replace into reviews values (?, 2, null), (?, 0, x'0001ff5c22')`).run(broken, archived)
  database.exec(
    `update credits set weight = 0.1 + 0.2, mu = 1e-300 where nth = 0; update results set ended_at = ended_at - 3600000 where sequence = 4`,
  )
  database.close()
}

/** The path of an earlier version's database, brought up to date. */
export function upgraded(fixture: 'two-games' | 'earlier-rules'): string {
  const path = join(freshFolder(), 'before.sqlite')
  writeFileSync(path, gunzipSync(readFileSync(new URL(`../fixtures/${fixture}.sqlite.gz`, import.meta.url))))
  openStore(path).close()
  return path
}

/** Everything in a database by table. Archives are put together, because their parts may be numbered anew. */
export function contentOf(path: string): Readonly<Record<string, readonly unknown[]>> {
  const database = new Database(path, { readonly: true })
  try {
    const parts = database
      .prepare<[number, number], Buffer>('select bytes from archive_parts where id between ? and ? order by id')
      .pluck()
    const names = database.prepare<[], string>(`select name from sqlite_master where type = 'table' and name <> 'archive_parts'`)
    return Object.fromEntries(
      names
        .pluck()
        .all()
        .map((name) => {
          const rows = database.prepare<[], Record<string, unknown>>(`select * from "${name}" order by 1, 2`).all()
          return [
            name,
            name === 'tables' ? rows.map((row) => whole(row, parts.all(Number(row.archive_from), Number(row.archive_to)))) : rows,
          ]
        }),
    )
  } finally {
    database.close()
  }
}

function whole({ archive_from, archive_to, ...row }: Record<string, unknown>, parts: readonly Buffer[]) {
  return { ...row, archive: archive_from === null ? null : Buffer.concat(parts).toString('hex') }
}
