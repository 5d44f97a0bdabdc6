import { createHash } from 'node:crypto'
import Database from 'better-sqlite3'

/** What belongs to tables themselves: rows, seats, logs, states, draws, messages and queued announcements. */
const OF_TABLES = ['tables', 'seats', 'log', 'snapshots', 'pledges', 'posts', 'outbox']
/** What finished games count. */
const RESULTS = ['results', 'credits', 'figure_keys', 'ladders', 'players', 'records']

/** Whether a database has no announcement left to deliver. */
export function isAllTold(databasePath: string): boolean {
  const database = new Database(databasePath, { readonly: true })
  try {
    return database.prepare('select count(*) from outbox').pluck().get() === 0
  } finally {
    database.close()
  }
}

/** A hash of all that a database holds about its tables and results. User settings are left out: users may change their own. */
export function digestOf(databasePath: string): string {
  const database = new Database(databasePath, { readonly: true })
  try {
    const hash = createHash('sha256')
    for (const name of [...OF_TABLES, ...RESULTS]) {
      for (const row of database.prepare(`select * from "${name}" order by rowid`).raw().iterate())
        hash.update(JSON.stringify(row))
    }
    return hash.digest('hex')
  } finally {
    database.close()
  }
}
