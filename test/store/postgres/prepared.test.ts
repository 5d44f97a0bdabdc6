import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Link, openLink } from '../../../src/store/postgres/link.js'
import { createPosts } from '../../../src/store/postgres/tables/posts.js'
import { createStore } from '../../../src/store/postgres/tables/tables.js'
import { NotStored } from '../../../src/tables/model/not-stored.js'
import { changeOf, entry, lobby } from '../stored.js'
import { asking } from './own-server.js'
import { freshDatabase } from './server.js'
import { stubParts } from './stub-parts.js'

describe('statements that are sent again and again', () => {
  let url = ''
  let link: Link
  beforeEach(async () => {
    url = await freshDatabase()
    link = openLink({ url })
  })
  afterEach(() => link.close())

  /** What the only connection has prepared, and how often it was executed. */
  const prepared = async () => {
    const { rows } = await link.db.execute<{ statement: string; times: number }>(
      sql`select statement, (generic_plans + custom_plans)::int as times from pg_prepared_statements order by statement`,
    )
    return rows
  }

  /** Stores a table and changes it as presses do, with so many entries and announcements each time. */
  async function press(tableId: string, presses: number, many: number): Promise<void> {
    const parts = stubParts(link.db)
    const store = createStore(link, parts)
    const posts = createPosts(link, parts.places)
    const table = lobby(tableId)
    expect(await store.create(table)).toEqual({ kind: 'created' })
    for (let number = 0; number < presses; number++) {
      const entries = Array.from({ length: many }, (_, nth) => entry(number * many + nth + 1))
      const announcements = entries.map(({ position }) => ({ kind: 'lobby', position }) as const)
      const change = changeOf({ ...table, revision: number }, {}, { entries, announcements })
      expect(await store.append(change)).toBe('stored')
      const queued = await store.queued(tableId, many)
      expect(queued).toHaveLength(many)
      const told = queued.map(({ id }) => ({ key: `turn:${id}`, channelId: 'c', messageId: `${id}`, toldSince: id }))
      await posts.put(tableId, ...told)
      await store.delivered(
        tableId,
        queued.map(({ id }) => id),
      )
      expect(await posts.find(tableId, told[0]?.key ?? '')).toEqual(told[0])
    }
    expect((await store.load(tableId))?.revision).toBe(presses)
    expect(await store.liveIn(table.channelId)).toBe(tableId)
  }

  test('are prepared once, whatever is stored and asked', async () => {
    await press('a', 3, 1)
    const first = await prepared()
    const append = first.filter(({ statement }) => statement.startsWith('with') && statement.includes('entries as'))
    expect(append.map(({ times }) => times)).toEqual([3])
    await press('b', 20, 5)
    const then = await prepared()
    expect(then.map(({ statement }) => statement)).toEqual(first.map(({ statement }) => statement))
    expect(then.length).toBeGreaterThan(6)
    expect(then.find(({ statement }) => statement === append[0]?.statement)?.times).toBe(23)
  })

  test('are prepared anew on a connection that replaces another', async () => {
    await press('a', 1, 1)
    const before = await prepared()
    await asking(
      url,
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'stagecoach' and datname = current_database()`,
    )
    // Whoever reads gets another connection. What is to be stored may have been lost with the first one.
    expect((await link.db.execute(sql`select`)).rowCount).toBe(1)
    expect(await prepared()).toEqual([])
    await press('b', 1, 1)
    expect((await prepared()).map(({ statement }) => statement)).toEqual(before.map(({ statement }) => statement))
  })

  test('are prepared later if that fails', async () => {
    const store = createStore(link, stubParts(link.db))
    const other = openLink({ url })
    await other.transaction(async (db) => {
      await db.execute(sql`lock table tables in access exclusive mode`)
      await expect(store.liveIn('c')).rejects.toThrow(NotStored)
    })
    await other.close()
    expect(await store.liveIn('c')).toBeNull()
    expect(await prepared()).toHaveLength(1)
  })
})
