/** What reads and changes cost in PostgreSQL. */
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client, type Pool, type QueryConfig } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSlices } from '../../../src/store/archive/slices.js'
import { createArchiving } from '../../../src/store/postgres/archive/archiving.js'
import { type Db, type Link, openLink } from '../../../src/store/postgres/link.js'
import { createPosts } from '../../../src/store/postgres/tables/posts.js'
import { createSettings } from '../../../src/store/postgres/tables/settings.js'
import { createStore } from '../../../src/store/postgres/tables/tables.js'
import type { Store } from '../../../src/tables/model/ports.js'
import { ANN, BEN, CAT } from '../../tables/kit/house.js'
import { changeOf, entry, lobby, moment } from '../stored.js'
import { freshDatabase } from './server.js'
import { stubParts } from './stub-parts.js'

/** The number of tables in the database, each with some of everything. Most of them are over. */
const TABLES = 5_000

/** Rows as a long time of play leaves them. */
const FILLED = `
  insert into tables (guild_id, id, channel_id, game_id, options, locale, host_id, host_name, capacity, pace, bank, hints, relief,
    seating, thread, opened_in, status, position, draws, begun_under, revision, wake_at, created_at, changed_at)
  select 'g' || n % 50, 'x' || n, 'c' || n % 900, 'tally', '{}', 'en', 'u' || n, 'Ann', 4, 'none', 'none', 'practice', 'none',
    'joined', false, 'c' || n % 900, case when n > ${TABLES} - 100 then 'playing' else 'over' end, 10, 1, 1, 11,
    case when n > ${TABLES} - 100 then now() end, timestamptz '2023-01-01' + n * interval '1 minute',
    timestamptz '2023-01-01' + n * interval '1 minute'
  from generate_series(1, ${TABLES}) n;
  insert into snapshots select guild_id, id, 1, '{}' from tables;
  insert into pledges select guild_id, id, 'secret', 'commitment', '[]' from tables;
  insert into archives (guild_id, table_id, bytes) select guild_id, id, 'x' from tables where status = 'over';
  insert into seats select guild_id, id, n, 'u' || (hashtext(id || n) % 2000), 'Ann', n, case when status = 'over' then 1 end, 1
    from tables, generate_series(0, 3) n;
  insert into log select guild_id, id, n, now(), 1, '{"kind":"action","seat":0}' from tables, generate_series(1, 10) n;
  insert into outbox (guild_id, table_id, announcement) select guild_id, id, '{"kind":"over"}' from tables;
  insert into posts select guild_id, id, 'turn:' || n, 'c', 'm' || n from tables, generate_series(1, 4) n;
  insert into occurrences select distinct user_id, guild_id, table_id from seats;
  insert into reviews (guild_id, table_id, content) select guild_id, id, case when status = 'over' then 'x'::bytea end from tables;
  insert into unarchived select guild_id, id, changed_at, true from tables where status = 'over';
  insert into users (user_id, guides) select distinct user_id, '["tally"]' from seats;
  analyze`

/** Everything that a press, or the display after it, may send. */
async function ordinary(link: Link, store: Store): Promise<void> {
  const parts = stubParts(link.db)
  const posts = createPosts(link, parts.places)
  const settings = createSettings(link)
  const table = lobby('mine')
  const seats = [CAT, ANN].map((user, colour) => ({ ...user, colour }))
  await store.create(table, [{ kind: 'opened', position: 0 }], 25)
  const shares = [{ userId: ANN.id, entropy: 'x' }]
  const [entries, snapshot] = [[entry(1), entry(2)], { state: '{}', rulesVersion: 1 }]
  await store.append(changeOf(table, {}, { seats, shares, entries, snapshot, announcements: [{ kind: 'lobby', position: 2 }] }))
  await store.load('mine')
  await store.log('mine', 1)
  await store.queued('mine', 5)
  await store.delivered('mine', [1, 2])
  await store.liveIn('c1')
  await store.latestIn('c1', 'tally')
  await store.lastPlayed('c1', 'tally')
  await store.liveOf('g1', 'u7', 5)
  await store.liveAmong(['c1', 'c2', 'c3'], 5)
  await store.liveOn(['g1', 'g2'])
  await store.live()
  await store.quarantined()
  await store.remains('mine')
  await store.toWake(5)
  await store.remindedAt('u7')
  await store.nextReview()
  await store.review('mine')
  await settings.find('u7')
  await settings.sawGuide('u7', 'tally')
  await settings.forgetGuides('u7', 'tally')
  await posts.put('mine', { key: 'lobby', channelId: 'c1', messageId: 'm1' }, { key: 'x', channelId: 'c1', messageId: 'm1' })
  await posts.list('mine')
  await posts.find('mine', 'lobby')
  await posts.beginningWith('film:')
  await posts.remove('mine', { key: 'lobby', messageId: 'm1' })
  await store.quarantine('mine', 'broken')
}

/** When a few tables are to be archived. */
const DUE = new Date(Date.UTC(2023, 0, 1, 0, 5))

/** Everything that is asked for the tables of a partition. */
async function ofPartition(link: Link): Promise<void> {
  const partition = { shard: 1, count: 3 }
  const parts = stubParts(link.db)
  const archiving = createArchiving(link, createSlices())
  const store = createStore(link, { ...parts, archiving }, partition)
  await store.live()
  await store.quarantined()
  await store.toWake(5)
  await store.nextReview()
  await store.archiveNext(DUE)
  await createPosts(link, parts.places, partition).beginningWith('film:')
}

/** Asks how each statement would be executed, and sends it unless nothing is to be done. */
function explaining(client: Client, tell: (plan: string) => void, isRun = true): Db {
  const query = async (statement: QueryConfig, values: unknown[]) => {
    const { name, text } = statement
    const explain = async (asked: string, given?: unknown[]) => {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${asked}`, given)
      tell(`${text}\n${rows.map((row) => row['QUERY PLAN']).join('\n')}`)
    }
    await explain(text, values)
    // The server may use a plan for it that was made without regard to values.
    if (name !== undefined) {
      await client.query(`set plan_cache_mode = force_generic_plan; prepare explained as ${text}`)
      await explain(`execute explained (${values.map(() => 'null')})`)
      await client.query('deallocate explained; reset plan_cache_mode')
    }
    return isRun ? client.query(statement, values) : { rows: [] }
  }
  return drizzle({ query } as unknown as Pool)
}

describe('in PostgreSQL', () => {
  let url = ''
  const traced: string[] = []
  let link: Link
  let store: Store
  const asking = async <T>(ask: (client: Client) => Promise<T>) => {
    const client = new Client({ connectionString: url })
    await client.connect()
    return ask(client).finally(() => client.end())
  }
  beforeAll(async () => {
    url = await freshDatabase()
    link = openLink({ url, trace: (statement) => traced.push(statement) })
    store = createStore(link, stubParts(link.db))
    await asking((client) => client.query(FILLED))
  })
  afterAll(() => link.close())

  test('a press is one statement, as are a new table and a table set aside', async () => {
    const table = lobby('pressed')
    traced.splice(0)
    await store.create(table, [{ kind: 'opened', position: 0 }], 25)
    expect(traced.splice(0)).toHaveLength(1)
    const snapshot = { state: '{}', rulesVersion: 1 }
    const change = changeOf(table, {}, { entries: [entry(1)], snapshot, announcements: [{ kind: 'lobby', position: 1 }] })
    expect(await store.append(change)).toBe('stored')
    expect(traced.splice(0)).toHaveLength(1)
    expect(await store.append(change)).toBe('conflict')
    expect(traced.splice(0)).toHaveLength(1)
    const seats = [BEN, CAT, ANN].map((user, colour) => ({ ...user, colour }))
    expect(await store.append(changeOf({ ...table, revision: 1 }, {}, { seats, shares: [] }))).toBe('stored')
    expect(traced.splice(0)).toHaveLength(1)
    expect(await store.quarantine(table.id, 'broken')).toBe(true)
    expect(traced.splice(0)).toHaveLength(1)
  })

  test('a change that reminds somebody is a transaction of two', async () => {
    const table = lobby('reminded')
    await store.create(table)
    traced.splice(0)
    expect(await store.append(changeOf(table, {}, { reminded: [BEN.id, ANN.id], at: moment(3) }))).toBe('stored')
    expect(traced.splice(0).map((statement) => statement.trim().split(/\s/)[0])).toEqual(['begin', 'with', 'insert', 'commit'])
  })

  test('reading a table or its log is one statement, and telling what is queued another', async () => {
    await store.create(lobby('read'))
    traced.splice(0)
    await store.load('read')
    await store.log('read', 0)
    await store.queued('read', 5)
    await store.delivered('read', [1])
    expect(traced.splice(0)).toHaveLength(4)
  })

  test('every statement finds its rows by an index, however much is stored', async () => {
    const plans: string[] = []
    await asking(async (client) => {
      const db = explaining(client, (plan) => plans.push(plan))
      const explained: Link = { ...link, db, transaction: (work) => work(db) }
      await ordinary(explained, createStore(explained, stubParts(db)))
    })
    expect(plans.length).toBeGreaterThan(25)
    expect(plans.filter((plan) => plan.includes('Seq Scan'))).toEqual([])
    expect(plans.filter((plan) => /starts_with.*posts_of_films/s.test(plan))).toHaveLength(1)
    // Of a table that is known, its status finds nothing.
    const byPlace = plans.filter((plan) => /^(with|update)|"tables"."id" = /.test(plan))
    expect(byPlace.filter((plan) => /tables_(by_status|live_in_channel)/.test(plan))).toEqual([])
  })

  test('so does every statement about the tables of a partition', async () => {
    const plans: string[] = []
    await asking((client) => {
      const db = explaining(client, (plan) => plans.push(plan), false)
      return ofPartition({ ...link, db, transaction: (work) => work(db) })
    })
    expect(plans).toHaveLength(6)
    expect(plans.filter((plan) => !/Filter: .*bigint >> 22/.test(plan))).toEqual([])
    expect(plans.filter((plan) => plan.includes('Seq Scan'))).toEqual([])
  })
})
