import { getTableConfig as inPostgres, type PgTable } from 'drizzle-orm/pg-core'
import { getTableConfig as inSqlite, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import { describe, expect, test } from 'vitest'
import { MOVED } from '../../../src/store/move/moved-tables.js'
import * as postgres from '../../../src/store/postgres/schema/schema.js'
import * as sqlite from '../../../src/store/sqlite/schema/schema.js'

const moved = new Map(MOVED.map(({ name, columns }) => [name, columns.map((column) => column.name)]))

/** The columns of a schema that are not moved as they are, as `table.column`. */
function others(tables: readonly { readonly name: string; readonly columns: readonly { readonly name: string }[] }[]) {
  return tables.flatMap(({ name, columns }) =>
    columns.filter((column) => !moved.get(name)?.includes(column.name)).map((column) => `${name}.${column.name}`),
  )
}

describe('every column is moved', () => {
  test('of SQLite, but for the parts of archives, which are put together', () => {
    expect(others(Object.values<SQLiteTable>(sqlite).map(inSqlite)).sort()).toEqual([
      'archive_parts.bytes',
      'archive_parts.id',
      'tables.archive_from',
      'tables.archive_to',
    ])
  })

  test('of PostgreSQL, but for what programs that run use, and for what follows from the rest', () => {
    const columns = others(Object.values<PgTable>(postgres).map(inPostgres))
    expect(columns.filter((column) => !/^(guilds|processes|shards|identify_turns)\./.test(column))).toEqual([
      'tables.change_id',
      'archives.version',
    ])
  })
})

test('rows are ordered by columns that are moved', () => {
  for (const { name, order } of MOVED) expect(moved.get(name)).toEqual(expect.arrayContaining([...order]))
  expect(MOVED.filter(({ order }) => order.length === 0)).toEqual([])
})
