/**
 * Moves the write-ahead log into the database file. SQLite's own checkpoints make the event loop wait until the disk has both
 * files. These sync them on another thread.
 *
 * The file gets pages before it is synced, but only pages of which the log is on disk. The log would be overwritten once it begins
 * anew, which SQLite does not let it while somebody reads it. So `reader` reads it until the file is on disk, too. If the machine
 * fails before that, SQLite finds every page in the log.
 */
import type Database from 'better-sqlite3'
import { inOneStretch } from '../../../stretches.js'
import type { Disk } from './disk.js'
import { emptyLog } from './durability.js'

export interface CheckpointDeps {
  readonly database: Database.Database
  /** Another connection to the same file. */
  readonly reader: Database.Database
  /** The write-ahead log on disk. */
  readonly log: Disk
  /** The database file on disk. */
  readonly disk: Disk
}

export interface Checkpoints {
  /** Runs a write, and begins a checkpoint once there were {@link WRITES}. While the last of the log is moved, it waits. */
  write<T>(run: () => Promise<T>): Promise<T>
  /** As {@link emptyLog}, after the checkpoint under way. */
  emptyLog(): Promise<void>
  /** To be called before the database is closed, which deletes the log. False if the disk did not take what the file got. */
  close(): boolean
}

/** A checkpoint comes after so many writes, of some ten pages each. */
export const WRITES = 100

/** SQLite makes a checkpoint itself, and waits for the disk, if the log grows to so many pages all the same. */
const MOST_PAGES = 8_000

interface Moved {
  /** Pages in the log. */
  readonly log: number
  /** Those of them that are in the file. */
  readonly checkpointed: number
}

export function createCheckpoints({ database, reader, log, disk }: CheckpointDeps): Checkpoints {
  database.pragma(`wal_autocheckpoint = ${MOST_PAGES}`)
  const changes = database.prepare<[], number>('select total_changes()').pluck()
  const [begin, read, end] = [
    reader.prepare('begin'),
    reader.prepare('select count(*) from sqlite_schema'),
    reader.prepare('rollback'),
  ]
  let writes = 0
  let running: Promise<void> | null = null
  /** Until when writes wait. */
  let held: Promise<void> | null = null
  /** Whether the file may have got pages that are not on disk. */
  let isAhead = false
  let isClosed = false

  /** Copies pages from the log into the file without syncing either. Returns whether that was all of them. */
  function copy(): boolean {
    database.pragma('synchronous = off')
    try {
      isAhead = true
      const [moved] = inOneStretch('storing', () => database.pragma('wal_checkpoint(PASSIVE)')) as readonly Moved[]
      return moved?.log === moved?.checkpointed
    } finally {
      database.pragma('synchronous = full')
    }
  }

  async function copied(): Promise<boolean> {
    try {
      return copy()
    } finally {
      await disk.settled()
      isAhead = false
    }
  }

  /** Moves what the log holds now. Resolves to whether the log holds nothing else, so that it begins anew with the next write. */
  async function move(): Promise<boolean> {
    begin.run()
    try {
      read.get()
      await log.settled()
      if (isClosed) return true
      const before = changes.get()
      const isWhole = await copied()
      return isWhole && (isClosed || changes.get() === before)
    } finally {
      // If the disk has failed, nothing may overwrite the log any more.
      if (!isClosed && !isAhead) end.run()
    }
  }

  async function checkpoint(): Promise<void> {
    if (await move()) return
    // Whatever was written meanwhile is little. Without more of it, the rest is all.
    const rest = move()
    held = rest.then(
      () => {},
      () => {},
    )
    await rest.finally(() => {
      held = null
    })
  }

  function count(): void {
    writes++
    if (writes < WRITES || running !== null || isClosed) return
    writes = 0
    // One that fails loses nothing, and the next one tries again. A disk that fails says so to whoever writes.
    running = checkpoint()
      .catch(() => {})
      .finally(() => {
        running = null
      })
  }

  return {
    async write(run) {
      while (held !== null) await held
      try {
        return await run()
      } finally {
        count()
      }
    },
    async emptyLog() {
      while (running !== null) await running
      emptyLog(database)
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
  }
}
