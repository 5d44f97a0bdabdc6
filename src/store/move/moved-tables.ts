/** What is moved between the databases: the tables and their columns as PostgreSQL's schema has them. */
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import * as schema from '../postgres/schema/schema.js'

/** How the values of a column are stored. While they are moved, booleans are 0 or 1, and moments milliseconds since 1970. */
export type Kind = 'text' | 'integer' | 'real' | 'boolean' | 'moment' | 'bytes'

export type Value = string | number | Buffer | null

/** Values by column. */
export type Row = readonly Value[]

export interface MovedColumn {
  readonly name: string
  readonly kind: Kind
}

export interface MovedTable {
  readonly name: string
  readonly columns: readonly MovedColumn[]
  /** The columns by which rows are ordered. No two rows have the same values there. */
  readonly order: readonly string[]
}

/**
 * All tables, each after those to which its rows refer. The counters in `guilds` follow from the finished games, and `processes`,
 * `shards` and `identify_turns` are about programs that run.
 */
const TABLES: readonly PgTable[] = [
  schema.tables,
  schema.snapshots,
  schema.seats,
  schema.pledges,
  schema.log,
  schema.archives,
  schema.lexicons,
  schema.unarchived,
  schema.occurrences,
  schema.reviews,
  schema.outbox,
  schema.posts,
  schema.ladders,
  schema.players,
  schema.results,
  schema.credits,
  schema.figureKeys,
  schema.records,
  schema.users,
]

/** Columns that mean something only to programs that run, and that are written anew. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = { tables: ['change_id'], archives: ['version'] }

/** Tables whose rows have an order of their own, which SQLite keeps without a column. */
const OWN_ORDER: Readonly<Record<string, readonly string[]>> = { reviews: ['nth'], records: ['nth'] }

const KINDS: Readonly<Record<string, Kind>> = {
  'text COLLATE "C"': 'text',
  smallint: 'integer',
  integer: 'integer',
  bigint: 'integer',
  'double precision': 'real',
  boolean: 'boolean',
  'timestamp (3) with time zone': 'moment',
  bytea: 'bytes',
}

export const MOVED: readonly MovedTable[] = TABLES.map(movedTable)

function movedTable(table: PgTable): MovedTable {
  const { name, columns, primaryKeys } = getTableConfig(table)
  const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)
  return {
    name,
    columns: columns
      .filter((column) => !LEFT_OUT[name]?.includes(column.name))
      .map((column) => ({ name: column.name, kind: kindOf(name, column.name, column.getSQLType()) })),
    order: OWN_ORDER[name] ?? key.map((column) => column.name),
  }
}

function kindOf(table: string, column: string, type: string): Kind {
  const kind = KINDS[type]
  if (kind === undefined) throw new Error(`nobody knows how to move ${table}.${column}, which is ${type}`)
  return kind
}

/** The numbers of the columns by which a table's rows are ordered, from 1, as `order by` takes them. */
export function orderOf({ columns, order }: MovedTable): string {
  return order.map((name) => columns.findIndex((column) => column.name === name) + 1).join(', ')
}
