/**
 * How long callers wait for a commit. Changes that players hear of wait until they are on disk. Notes that can be recovered do
 * not wait.
 */
import type Database from 'better-sqlite3'
import { inOneStretch } from '../../../stretches.js'
import type { Db } from '../schema/db.js'
import type { Disk } from './disk.js'

/**
 * Writes without waiting for the disk. Used for which messages channels have got, which can be recovered from the channels
 * themselves. The write survives the end of the process at once, and a crash of the machine from the next lasting commit on.
 */
export function noted<T>({ $client }: Db, write: () => T): T {
  $client.pragma('synchronous = normal')
  try {
    return inOneStretch('storing', write)
  } finally {
    $client.pragma('synchronous = full')
  }
}

/**
 * Empties the write-ahead log into the database, because what was erased stays readable in the log until it is overwritten. Does
 * nothing while another program reads the database: that is not waited for.
 */
export function emptyLog(database: Database.Database): void {
  const patience = database.pragma('busy_timeout', { simple: true })
  database.pragma('busy_timeout = 0')
  try {
    inOneStretch('storing', () => database.pragma('wal_checkpoint(TRUNCATE)'))
  } finally {
    database.pragma(`busy_timeout = ${patience}`)
  }
}

/** Commits, and resolves once the commit would survive a crash of the machine. Rejects if `commit` throws or the disk fails. */
export type Lasting = <T>(commit: () => T) => Promise<T>

/**
 * Commits without blocking the event loop on the disk, except for the commit with which the write-ahead log begins anew: SQLite
 * syncs its new header. Without a `disk`, the database itself waits. Once the disk has failed, nothing is committed any more.
 */
export function createLasting(db: Db, disk: Disk | null): Lasting {
  // A new write-ahead log needs its directory entry on disk. SQLite syncs that with the first commit that it waits for.
  let isFirst = true
  return async (commit) => {
    if (disk === null || isFirst) {
      const done = inOneStretch('storing', commit)
      isFirst = false
      return done
    }
    disk.demandSound()
    const done = noted(db, commit)
    await disk.settled()
    return done
  }
}
