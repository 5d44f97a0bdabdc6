/** Reads a database in SQLite as rows of PostgreSQL's tables: each with its server, and games numbered by server. */
import type Database from 'better-sqlite3'
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as schema from '../../sqlite/schema/schema.js'
import { SLICE } from '../ends.js'
import { MOVED, type MovedTable, orderOf, type Row, type Value } from '../moved-tables.js'
import { demandMovable } from '../values.js'

/** The columns of the tables of SQLite that are moved, by table. Archives are in parts there. */
export const COLUMNS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values<SQLiteTable>(schema).map((table) => {
    const { name, columns } = getTableConfig(table)
    return [name, columns.map((column) => column.name)]
  }),
)

/** Where rows are read, the columns that are not simply columns of `t`, and the order, if it is not that of the moved columns. */
interface Reading {
  readonly from: string
  readonly instead: Readonly<Record<string, string>>
  readonly order?: string
}

/** Rows of tables, in the order of the tables' places. Read like this, a large database need not be sorted. */
const placed = (name: string, own: readonly string[]): Reading => ({
  from: `temp.places p cross join ${name} t on t.table_id = p.id`,
  instead: { guild_id: 'p.guild_id' },
  order: ['p.nth', ...own.map((column) => `t.${column}`)].join(', '),
})

const numbered = (name: string, order: string): Reading => ({
  from: `temp.numbers n cross join ${name} t on t.sequence = n.sequence`,
  instead: { sequence: 'n.number' },
  order,
})

const IN_ORDER = 'row_number() over (order by t.rowid)'

const READINGS: Readonly<Record<string, Reading>> = {
  tables: { from: 'temp.places p cross join tables t on t.id = p.id', instead: {}, order: 'p.nth' },
  archives: {
    from: 'temp.places p cross join tables t on t.id = p.id where t.archive_from is not null',
    instead: { guild_id: 'p.guild_id', table_id: 'p.id', bytes: `t.archive_from || '-' || t.archive_to` },
    order: 'p.nth',
  },
  // They may outlive their tables.
  occurrences: {
    from: 'occurrences t left join tables p on p.id = t.table_id',
    instead: { guild_id: `coalesce(p.guild_id, '')` },
  },
  results: numbered('results', 'n.nth'),
  credits: numbered('credits', 'n.nth, t.user_id'),
  reviews: {
    from: 'reviews t join tables p on p.id = t.table_id',
    instead: { guild_id: 'p.guild_id', nth: IN_ORDER },
  },
  records: { from: 'records t', instead: { nth: IN_ORDER } },
}

function readingOf({ name, columns, order }: MovedTable): Reading {
  const known = READINGS[name]
  if (known !== undefined) return known
  const isOfServer = columns.some((column) => column.name === 'guild_id')
  if (!isOfServer || COLUMNS.get(name)?.includes('guild_id')) return { from: `${name} t`, instead: {} }
  return placed(
    name,
    order.filter((column) => column !== 'guild_id' && column !== 'table_id'),
  )
}

/**
 * Lists the places of tables and the numbers of games, in which order the rows are read. To be called before reading and
 * whenever tables or results have changed.
 */
export function prepareReading(database: Database.Database): void {
  database.exec(`
    drop table if exists temp.places;
    create temp table places (nth integer primary key, guild_id text, id text);
    insert into temp.places (guild_id, id) select guild_id, id from main.tables order by 1, 2;
    drop table if exists temp.numbers;
    create temp table numbers (nth integer primary key, guild_id text, number integer, sequence integer);
    insert into temp.numbers (guild_id, number, sequence)
      select guild_id, row_number() over (partition by guild_id order by sequence), sequence from main.results order by 1, 2;
    create unique index temp.numbers_of_guild on numbers (guild_id, number);
  `)
}

export function countIn(database: Database.Database, { name }: MovedTable): number {
  const from = name === 'archives' ? 'tables where archive_from is not null' : name
  return database.prepare<[], number>(`select count(*) from ${from}`).pluck().get() ?? 0
}

/** The rows of a table in order, a slice at a time. */
export async function* rowsIn(database: Database.Database, table: MovedTable): AsyncGenerator<readonly Row[]> {
  const { from, instead, order = orderOf(table) } = readingOf(table)
  const values = table.columns.map(({ name }) => instead[name] ?? `t.${name}`)
  const select = database.prepare<[], Value[]>(`select ${values} from ${from} order by ${order}`).raw()
  const whole = table.name === 'archives' ? joinParts(database, table) : (row: Row) => row
  let slice: Row[] = []
  let size = 0
  for (const stored of select.iterate()) {
    const row = whole(stored)
    demandMovable(table, row)
    slice.push(row)
    size += row.reduce<number>((sum, value) => sum + sizeOf(value), 0)
    if (slice.length < SLICE.rows && size < SLICE.bytes) continue
    yield slice
    slice = []
    size = 0
  }
  if (slice.length > 0) yield slice
}

const sizeOf = (value: Value) => (typeof value === 'string' || Buffer.isBuffer(value) ? value.length : 8)

/** Puts the parts of an archive together in a row that names the first and the last of them. */
function joinParts(database: Database.Database, { columns }: MovedTable): (row: Row) => Row {
  const parts = database
    .prepare<[number, number], Buffer>('select bytes from archive_parts where id between ? and ? order by id')
    .pluck()
  const at = columns.findIndex(({ name }) => name === 'bytes')
  return (row) => {
    const [from = 0, to = 0] = String(row[at]).split('-').map(Number)
    return row.with(at, Buffer.concat(parts.all(from, to)))
  }
}

/** Whether nothing is stored in a database with this schema. */
export function isEmpty(database: Database.Database): boolean {
  return MOVED.every((table) => countIn(database, table) === 0)
}
