/** Reads the tables of a database in PostgreSQL inside one transaction. */
import { type MovedColumn, type MovedTable, orderOf, type Row } from '../moved-tables.js'
import { demandMovable } from '../values.js'
import type { Connection } from './connection.js'

/** Rows of one slice. Archives and positions may have some ten kilobytes each. */
const ROWS = 250

/** The games of each server numbered without gaps. */
const NUMBERED = 'select *, row_number() over (partition by guild_id order by sequence) as number from results'

interface Reading {
  readonly from: string
  readonly instead: Readonly<Record<string, string>>
}

const IN_ORDER = '(row_number() over (order by t.nth))::float8'

const READINGS: Readonly<Record<string, Reading>> = {
  results: { from: `(${NUMBERED}) t`, instead: { sequence: 't.number::float8' } },
  credits: {
    from: `credits t join (${NUMBERED}) n on n.guild_id = t.guild_id and n.sequence = t.sequence`,
    instead: { sequence: 'n.number::float8' },
  },
  reviews: { from: 'reviews t', instead: { nth: IN_ORDER } },
  records: { from: 'records t', instead: { nth: IN_ORDER } },
}

/** A column as the value that is moved. */
function movedValue({ name, kind }: MovedColumn): string {
  switch (kind) {
    case 'boolean':
      return `t.${name}::int`
    case 'moment':
      return `(extract(epoch from t.${name}) * 1000)::float8`
    case 'integer':
      // Otherwise the driver returns large integers as text.
      return `t.${name}::float8`
    case 'text':
    case 'real':
    case 'bytes':
      return `t.${name}`
  }
}

/** The rows of a table in order, a slice at a time. */
export async function* rowsIn(connection: Connection, table: MovedTable): AsyncGenerator<readonly Row[]> {
  const { from, instead } = READINGS[table.name] ?? { from: `${table.name} t`, instead: {} }
  const values = table.columns.map((column) => instead[column.name] ?? movedValue(column))
  await connection.run(`declare moved no scroll cursor for select ${values} from ${from} order by ${orderOf(table)}`)
  for (;;) {
    const rows = await connection.all(`fetch ${ROWS} from moved`)
    for (const row of rows) demandMovable(table, row)
    if (rows.length > 0) yield rows
    if (rows.length < ROWS) break
  }
  await connection.run('close moved')
}

export async function countIn(connection: Connection, { name }: MovedTable): Promise<number> {
  return Number(await connection.value(`select count(*) from ${name}`))
}
