/** How long a commit is waited for: one that players hear of until it is on the disk, what is only noted down not at all. */
import type { Db } from '../schema/db.js'
import type { Disk } from './disk.js'

/**
 * Writes without waiting for the disk: how far channels were told, which can be found out again from the channels themselves. It
 * survives the end of the process at once, and that of the machine from the next commit that lasts.
 */
export function noted<T>({ $client }: Db, write: () => T): T {
  $client.pragma('synchronous = normal')
  try {
    return write()
  } finally {
    $client.pragma('synchronous = full')
  }
}

/** Commits, and resolves once that survives the end of the machine too. Rejects as `commit` throws, and when the disk fails. */
export type Lasting = <T>(commit: () => T) => Promise<T>

/**
 * Commits whose way to the disk holds up nobody else, but for one in a hundred that brings the log's pages to their places; without
 * a `disk` of its own the database waits for it itself. Once the disk has failed nothing is committed any more.
 */
export function createLasting(db: Db, disk: Disk | null): Lasting {
  // The database itself sees to it that a fresh log is found again: with the first commit that it waits for.
  let isFirst = true
  return async (commit) => {
    if (disk === null || isFirst) {
      const done = commit()
      isFirst = false
      return done
    }
    disk.demandSound()
    const done = noted(db, commit)
    await disk.settled()
    return done
  }
}
