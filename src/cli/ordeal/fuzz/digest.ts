import { createHash } from 'node:crypto'
import Database from 'better-sqlite3'

/** What belongs to tables: their rows, seats, logs, states, draws, messages, what is to be told, and what was won. */
const KEPT = ['tables', 'seats', 'log', 'snapshots', 'pledges', 'posts', 'outbox', 'standings']

/** Whether everything was told that a database has to tell. */
export function isAllTold(databasePath: string): boolean {
  const database = new Database(databasePath, { readonly: true })
  try {
    return database.prepare('select count(*) from outbox').pluck().get() === 0
  } finally {
    database.close()
  }
}

/** A fingerprint of all that a database holds of its tables; users' own settings are theirs to change. */
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
