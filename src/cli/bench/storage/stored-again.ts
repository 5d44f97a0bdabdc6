/** Copies the games of a database within it. A few B-trees of one or two pages would not show how many games grow. */
import Database from 'better-sqlite3'

/** The highest numbers in a database. Later rows have higher ones. */
export interface End {
  readonly row: number
  readonly part: number
  readonly sequence: number
}

export function endOf(path: string): End {
  return withFile(path, endIn)
}

function endIn(database: Database.Database): End {
  const most = (of: string) => database.prepare<[], number>(`SELECT coalesce(max(${of}`).pluck().get() ?? 0
  return {
    row: most('rowid), 0) FROM tables'),
    part: most('id), 0) FROM archive_parts'),
    sequence: most('sequence), 0) FROM results'),
  }
}

/** Copies all finished and archived games after `since` `times` times, each copy under new ids. Needs exclusive access. */
export function storeAgain(path: string, since: End, times: number): void {
  withFile(path, (database) => {
    const end = endIn(database)
    database.exec('CREATE TEMP TABLE again (old TEXT PRIMARY KEY, new TEXT)')
    const rename = database.prepare(
      `INSERT INTO again SELECT id, substr(lower(hex(randomblob(4))), 1, 8) FROM main.tables WHERE rowid > ? AND rowid <= ?`,
    )
    const copies = prepareCopies(database)
    database.transaction(() => {
      for (let time = 1; time <= times; time++) {
        database.exec('DELETE FROM again')
        rename.run(since.row, end.row)
        const parts = (end.part - since.part) * time
        const sequences = (end.sequence - since.sequence) * time
        for (const copy of copies) copy.run({ parts, sequences, part: since.part, lastPart: end.part, last: end.sequence })
      }
    })()
  })
}

const RENAMED = '(SELECT new FROM again WHERE old = table_id)'
const OWN = 'table_id IN (SELECT old FROM again)'

function prepareCopies(database: Database.Database): readonly Database.Statement[] {
  const copy = (table: string, changed: Readonly<Record<string, string>>, where: string) => {
    const names = database.prepare<[string], string>('SELECT name FROM pragma_table_info(?)').pluck().all(table)
    const order = table === 'occurrences' ? 'user_id' : 'rowid'
    const values = names.map((name) => changed[name] ?? name)
    return database.prepare(`INSERT INTO ${table} (${names}) SELECT ${values} FROM ${table} WHERE ${where} ORDER BY ${order}`)
  }
  return [
    copy('archive_parts', { id: 'id + @parts' }, 'id > @part AND id <= @lastPart'),
    copy(
      'tables',
      {
        id: '(SELECT new FROM again WHERE old = id)',
        archive_from: 'archive_from + @parts',
        archive_to: 'archive_to + @parts',
      },
      'id IN (SELECT old FROM again)',
    ),
    copy('seats', { table_id: RENAMED }, OWN),
    copy('posts', { table_id: RENAMED }, OWN),
    copy('occurrences', { table_id: RENAMED }, OWN),
    copy('results', { table_id: RENAMED, sequence: 'sequence + @sequences' }, OWN),
    copy(
      'credits',
      { sequence: 'sequence + @sequences' },
      `sequence IN (SELECT sequence FROM results WHERE ${OWN}) AND sequence <= @last`,
    ),
  ]
}

function withFile<T>(path: string, work: (database: Database.Database) => T): T {
  const database = new Database(path)
  try {
    return work(database)
  } finally {
    database.close()
  }
}
