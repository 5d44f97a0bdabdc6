/**
 * Moves the write-ahead log into the database file. SQLite's own checkpoints make the event loop wait until the disk has both
 * files. These sync them on another thread.
 *
 * The file gets only pages that the log already has on disk. SQLite overwrites the log once all its pages are in the file, but
 * not while somebody reads it. So `reader` reads it until the file is on disk, too. If the machine fails before that, SQLite
 * finds every page in the log.
 */
import type Database from 'better-sqlite3'
import { inOneStretch } from '../../../stretches.js'
import type { Disk } from './disk.js'

export interface LogTransferDeps {
  readonly database: Database.Database
  /** Another connection to the same file. */
  readonly reader: Database.Database
  /** Whether the file is still this process's own. */
  readonly isOurs: () => boolean
  /** The write-ahead log on disk. */
  readonly log: Disk
  /** The database file on disk. */
  readonly disk: Disk
}

export interface LogTransfer {
  /** Moves what the log holds now. Resolves to whether more was written meanwhile. Rejects if the disk fails. */
  move(): Promise<boolean>
  /** To be called before the database is closed, which deletes the log. False if the disk did not take what the file got. */
  close(): boolean
  isClosed(): boolean
}

export function createLogTransfer({ database, reader, isOurs, log, disk }: LogTransferDeps): LogTransfer {
  const changes = database.prepare<[], number>('select total_changes()').pluck()
  const [begin, read, end] = [
    reader.prepare('begin'),
    reader.prepare('select count(*) from sqlite_schema'),
    reader.prepare('rollback'),
  ]
  /** Whether the file may have got pages that are not on disk. */
  let isAhead = false
  let isClosed = false

  /** Copies pages from the log into the file without syncing either. */
  function copy(): void {
    database.pragma('synchronous = off')
    try {
      isAhead = true
      inOneStretch('storing', () => database.pragma('wal_checkpoint(PASSIVE)'))
    } finally {
      database.pragma('synchronous = full')
    }
  }

  async function copied(): Promise<void> {
    try {
      copy()
    } finally {
      await disk.settled()
      isAhead = false
    }
  }

  return {
    async move() {
      const before = changes.get()
      begin.run()
      try {
        read.get()
        await log.settled()
        // Another process may have taken the file meanwhile.
        if (isClosed || !isOurs()) return false
        await copied()
        return !isClosed && changes.get() !== before
      } finally {
        // If the disk has failed, nothing may overwrite the log any more.
        if (!isClosed && !isAhead) end.run()
      }
    },
    close() {
      isClosed = true
      try {
        if (isAhead) disk.settleNow()
        reader.close()
        return true
      } catch {
        return false
      }
    },
    isClosed: () => isClosed,
  }
}
