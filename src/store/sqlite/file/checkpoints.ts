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
import { NotStored } from '../../../tables/model/not-stored.js'
import type { Disk } from './disk.js'
import { emptyLog } from './durability.js'

export interface CheckpointDeps {
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

/** What becomes of the write-ahead log while much is written. */
export interface LogKeeping {
  /** To be called between commits that belong to one write: each counts as a write. Resolves when the next one may be made. */
  step(): Promise<void>
  /** As {@link emptyLog}, after a checkpoint, so that little is left to do while the event loop waits. */
  emptyLog(): Promise<void>
}

export interface Checkpoints extends LogKeeping {
  /**
   * Runs a write, and begins a checkpoint once there were {@link WRITES}. While the last of the log is moved, it waits. Rejects
   * with {@link NotStored} if the database was closed meanwhile.
   */
  write<T>(run: () => Promise<T>): Promise<T>
  /** To be called before the database is closed, which deletes the log. False if the disk did not take what the file got. */
  close(): boolean
}

/** A checkpoint comes after so many writes, of some ten pages each. */
export const WRITES = 50

/** SQLite makes a checkpoint itself, and waits for the disk, if the log grows to so many pages all the same. */
const MOST_PAGES = 8_000

/** So often the rest of the log is moved while writes wait. */
const MOST_TIMES = 3

export function createCheckpoints({ database, reader, isOurs, log, disk }: CheckpointDeps): Checkpoints {
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

  /** Moves what the log holds now. Resolves to whether more was written meanwhile. */
  async function move(): Promise<boolean> {
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
  }

  async function checkpoint(): Promise<void> {
    if (!(await move())) return
    // What was written meanwhile is little, and all that is left once nobody writes.
    const rest = moveRest()
    held = rest.then(
      () => {},
      () => {},
    )
    await rest.finally(() => {
      held = null
    })
  }

  /** A write that has begun may still make a commit or two. */
  async function moveRest(): Promise<void> {
    for (let time = 0; time < MOST_TIMES; time++) if (!(await move())) return
  }

  function count(): void {
    writes++
    if (writes >= WRITES) start()
  }

  function start(): void {
    if (running !== null || isClosed) return
    writes = 0
    // One that fails loses nothing, and the next one tries again. A disk that fails says so to whoever writes.
    running = checkpoint()
      .catch(() => {})
      .finally(() => {
        running = null
      })
  }

  async function whileHeld(): Promise<void> {
    while (held !== null) await held
    if (isClosed) throw new NotStored('The database is closed.')
  }

  return {
    async write(run) {
      if (held !== null) await whileHeld()
      try {
        return await run()
      } finally {
        count()
      }
    },
    async step() {
      count()
      if (held !== null) await whileHeld()
    },
    async emptyLog() {
      start()
      while (running !== null) await running
      if (!isClosed) emptyLog(database)
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
