import { afterAll, beforeAll, expect, test } from 'vitest'
import { ArchiveBroken } from '../../../src/store/archive/archive.js'
import type { Content } from '../../../src/store/archive/content.js'
import { type Link, openLink } from '../../../src/store/postgres/link.js'
import { archives } from '../../../src/store/postgres/schema/schema.js'
import { createStore } from '../../../src/store/postgres/tables/tables.js'
import { NotStored } from '../../../src/tables/model/not-stored.js'
import type { Store } from '../../../src/tables/model/ports.js'
import { changeOf, entry, lobby } from '../stored.js'
import { freshDatabase } from './server.js'
import { stubParts } from './stub-parts.js'

const table = lobby('archived', { status: 'over', begunUnder: 1 })

const CONTENT: Content = {
  log: [entry(1), entry(2)].map(({ position, at, turn, ...content }) => {
    return { position, at: at.getTime(), turn, content: JSON.stringify(content) }
  }),
  snapshot: { rulesVersion: 2, state: '{"archived":true}' },
  pledge: { secret: 's', commitment: 'c', shares: '[]' },
  affairs: null,
}

let link: Link
let store: Store
/** What an archive gives, one time after the other. */
const given: (Content | null | Error)[] = []
const restored: string[] = []

beforeAll(async () => {
  link = openLink({ url: await freshDatabase() })
  const read = async () => {
    const next = given.shift() ?? null
    if (next instanceof Error) throw next
    return next
  }
  const restore = async (_db: unknown, { tableId }: { readonly tableId: string }) => void restored.push(tableId)
  store = createStore(link, { ...stubParts(link.db), archives: { read, restore } })
  await store.create(table)
  await link.db.insert(archives).values({ guildId: 'g1', tableId: table.id, bytes: Buffer.from('x') })
})
afterAll(() => link.close())

test('a table is read from its archive', async () => {
  given.push(CONTENT, CONTENT, CONTENT)
  const { snapshot, pledge } = CONTENT
  expect(await store.load(table.id)).toEqual({ ...table, snapshot, pledge: { ...pledge, shares: [] } })
  expect(await store.log(table.id, 0)).toEqual([entry(1), entry(2)])
  expect(await store.log(table.id, 1)).toEqual([entry(2)])
})

test('an archive that is gone when it is read is looked for again', async () => {
  given.push(null, CONTENT)
  expect(await store.load(table.id)).toMatchObject({ snapshot: CONTENT.snapshot })
  given.push(null, CONTENT)
  expect(await store.log(table.id, 0)).toHaveLength(2)
  expect(given).toEqual([])
})

test('a damaged archive is an unreadable table, and a failed statement is not', async () => {
  given.push(new ArchiveBroken('its archive is not whole'), { ...CONTENT, log: [{ position: 1, at: 0, turn: 0, content: '{' }] })
  await expect(store.load(table.id)).rejects.toThrow(`What is stored of table ${table.id} is broken`)
  await expect(store.log(table.id, 0)).rejects.toThrow(`What is stored of table ${table.id} is broken`)
  given.push(new NotStored('away'))
  await expect(store.load(table.id)).rejects.toThrow(NotStored)
})

test('only a change that fits unpacks an archive', async () => {
  const { expected, ...change } = changeOf(table, {}, { snapshot: { state: '{}', rulesVersion: 2 } })
  expect(await store.append({ ...change, expected: { ...expected, revision: 7 } })).toBe('conflict')
  expect(restored).toEqual([])
  expect(await store.append({ ...change, expected })).toBe('stored')
  expect(restored).toEqual([table.id])
})
