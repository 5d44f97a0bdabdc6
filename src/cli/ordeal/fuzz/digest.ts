import { createHash } from 'node:crypto'
import Database from 'better-sqlite3'

/** Everything that belongs to tables: rows, seats, logs, states, draws, messages, queued announcements and results. */
const KEPT = ['tables', 'seats', 'log', 'snapshots', 'pledges', 'posts', 'outbox', 'standings']

/** Whether a database has no announcement left to deliver. */
export function isAllTold(databasePath: string): boolean {
  const database = new Database(databasePath, { readonly: true })
  try {
    return database.prepare('select count(*) from outbox').pluck().get() === 0
  } finally {
    database.close()
  }
}

/** A hash of everything a database holds about its tables. User settings are left out, because users may change their own. */
export function digestOf(databasePath: string): string {
  const database = new Database(databasePath, { readonly: true })
  try {
    const hash = createHash('sha256')
    const known = database.prepare("select name from sqlite_master where type = 'table'").pluck().all()
    for (const name of KEPT.filter((each) => known.includes(each))) {
      for (const row of database.prepare(`select * from "${name}" order by rowid`).raw().iterate())
        hash.update(JSON.stringify(row))
    }
    return hash.digest('hex')
  } finally {
    database.close()
  }
}
