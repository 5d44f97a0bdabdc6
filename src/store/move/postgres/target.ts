/** The database in PostgreSQL to which a database is moved, in one transaction. */
import type { Target } from '../ends.js'
import { type Kind, MOVED, type MovedColumn, type MovedTable, type Row } from '../moved-tables.js'
import { type Connection, connect } from './connection.js'
import { rowsIn } from './reading.js'
import { demandEmpty } from './state.js'

/** Begins to fill the empty database at `url`. Throws {@link MoveFailed}. */
export async function openPostgresTarget(url: string): Promise<Target> {
  const connection = await connect(url)
  try {
    await demandEmpty(connection)
  } catch (thrown) {
    await connection.close()
    throw thrown
  }
  return {
    put: (table, rows) => put(connection, table, rows),
    rows: (table) => rowsIn(connection, table),
    async complete(source) {
      await connection.run('insert into guilds (guild_id, games) select guild_id, max(sequence) from results group by guild_id')
      await continueNumbers(connection, await source.lastMessage())
      await connection.run(`analyze ${[...MOVED.map(({ name }) => name), 'guilds']}`)
    },
    keep: connection.commit,
    close: connection.close,
  }
}

/** How the values of a kind are sent. */
const SENT: Readonly<Record<Kind, string>> = {
  text: 'text',
  integer: 'int8',
  real: 'float8',
  boolean: 'int4',
  moment: 'int8',
  bytes: 'bytea',
}

/** Inserts rows by sending each of their columns as one list. */
async function put(connection: Connection, { name, columns }: MovedTable, rows: readonly Row[]): Promise<void> {
  const lists = columns.map(({ kind }, index) => `$${index + 1}::${SENT[kind]}[]`)
  const names = columns.map((column) => column.name)
  await connection.run(
    `insert into ${name} (${names}) overriding system value select ${columns.map(storedOf)} from unnest(${lists}) as row (${names})`,
    columns.map((_, index) => rows.map((row) => row[index])),
    `rows of the table ${name}`,
  )
}

function storedOf({ name, kind }: MovedColumn): string {
  if (kind === 'boolean') return `row.${name} = 1`
  // Microseconds are exact to beyond the year 2200, and no time zone is involved.
  if (kind === 'moment') return `timestamptz 'epoch' + row.${name} * interval '1 millisecond'`
  return `row.${name}`
}

/** Numbers that the database gives by itself go on after those that were moved. */
async function continueNumbers(connection: Connection, lastMessage: number): Promise<void> {
  const numbered = [
    ['outbox', 'id', lastMessage],
    ['lexicons', 'id', 0],
    ['figure_keys', 'id', 0],
    ['reviews', 'nth', 0],
    ['records', 'nth', 0],
  ] as const
  for (const [table, column, last] of numbered) {
    await connection.run(
      `select setval(pg_get_serial_sequence('${table}', '${column}'), last)
       from (select greatest(max(${column}), $1::bigint) as last from ${table}) as numbers where last > 0`,
      [last],
    )
  }
}
