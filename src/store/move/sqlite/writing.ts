/** Writes rows of PostgreSQL's tables into a database in SQLite. */
import type Database from 'better-sqlite3'
import { splitUp } from '../../sqlite/archive/parts.js'
import { MOVED, type MovedTable, type Row } from '../moved-tables.js'
import { COLUMNS, prepareReading } from './reading.js'

export interface Writing {
  put(table: MovedTable, rows: readonly Row[]): void
  /** To be called when all rows are there. Later messages get numbers above `lastMessage`. */
  complete(lastMessage: number): void
}

type Write = (row: Row) => void

/** Writes into an empty database inside a transaction. */
export function prepareWriting(database: Database.Database): Writing {
  prepareReading(database)
  const ended = prepareEnded(database)
  const writes = new Map(MOVED.map((table) => [table.name, plain(database, table)]))
  writes.set('archives', inParts(database))
  writes.set('results', ended.put)
  const credit = plain(database, tableNamed('credits'), {
    sequence: '(select sequence from temp.numbers where guild_id = @guild_id and number = @sequence)',
  })
  writes.set('credits', (row) => {
    ended.number()
    credit(row)
  })
  return {
    put({ name }, rows) {
      const write = writes.get(name)
      if (write === undefined) throw new Error(`there is no table ${name}`)
      for (const row of rows) write(row)
    },
    complete(lastMessage) {
      ended.number()
      database
        .prepare(
          `insert into sqlite_sequence (name, seq) select 'outbox', ? where not exists (select 1 from sqlite_sequence where name = 'outbox')`,
        )
        .run(lastMessage)
      database.prepare(`update sqlite_sequence set seq = max(seq, ?) where name = 'outbox'`).run(lastMessage)
    },
  }
}

function tableNamed(name: string): MovedTable {
  const table = MOVED.find((each) => each.name === name)
  if (table === undefined) throw new Error(`there is no table ${name}`)
  return table
}

/** Inserts the columns that SQLite's table of the same name has. `instead` has other values than a row's own. */
function plain(database: Database.Database, table: MovedTable, instead: Readonly<Record<string, string>> = {}): Write {
  const known = COLUMNS.get(table.name)
  const names = table.columns.map(({ name }) => name)
  const own = names.filter((name) => known?.includes(name))
  if (own.length === 0) return () => {}
  const values = own.map((name) => instead[name] ?? `@${name}`)
  const insert = database.prepare(`insert into ${table.name} (${own}) values (${values})`)
  return (row) => insert.run(Object.fromEntries(names.map((name, index) => [name, row[index]])))
}

function inParts(database: Database.Database): Write {
  const putPart = database.prepare('insert into archive_parts (bytes) values (?)')
  const place = database.prepare('update tables set archive_from = ?, archive_to = ? where id = ?')
  const { columns } = tableNamed('archives')
  const at = (name: string) => columns.findIndex((column) => column.name === name)
  const [id, content] = [at('table_id'), at('bytes')]
  return (row) => {
    const bytes = row[content]
    if (!Buffer.isBuffer(bytes)) throw new Error('an archive has no bytes')
    // A damaged archive may be empty. Its table is archived all the same.
    const parts = bytes.length === 0 ? [bytes] : splitUp(bytes)
    const ids = parts.map((part) => putPart.run(part).lastInsertRowid)
    place.run(ids[0], ids.at(-1), row[id])
  }
}

/**
 * Finished games, which are numbered across all servers once all are there: by the time when they ended, and on each server in
 * the order that they had.
 */
function prepareEnded(database: Database.Database) {
  const table = tableNamed('results')
  const names = table.columns.map(({ name }) => name)
  const rest = names.filter((name) => name !== 'sequence')
  database.exec(`create temp table ended (${names})`)
  const put = database.prepare(`insert into temp.ended (${names}) values (${names.map(() => '?')})`)
  let isNumbered = false
  return {
    put: (row: Row) => {
      put.run(...row)
    },
    number() {
      if (isNumbered) return
      isNumbered = true
      database.exec(`
        insert into results (sequence, ${rest})
          select row_number() over (order by latest, guild_id, sequence), ${rest}
          from (select *, max(ended_at) over (partition by guild_id order by sequence) latest from temp.ended)
          order by 1;
        drop table temp.ended;
      `)
      prepareReading(database)
    },
  }
}
