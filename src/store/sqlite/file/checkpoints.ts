/** Begins a checkpoint after so many writes, and lets writes wait only while the last of the log is moved. */
import { NotStored } from '../../../tables/model/not-stored.js'
import { emptyLog } from './durability.js'
import { createLogTransfer, type LogTransfer, type LogTransferDeps } from './log-transfer.js'

/** What becomes of the write-ahead log while much is written. */
export interface LogKeeping {
  /** To be called between commits that belong to one write: each counts as a write. Resolves when the next one may be made. */
  step(): Promise<void>
  /** As {@link emptyLog}, after a checkpoint, so that little is left to do while the event loop waits. */
  emptyLog(): Promise<void>
}

export interface Checkpoints extends LogKeeping, Pick<LogTransfer, 'close'> {
  /**
   * Runs a write, and begins a checkpoint once there were {@link WRITES}. While the last of the log is moved, it waits. Rejects
   * with {@link NotStored} if the database was closed meanwhile.
   */
  write<T>(run: () => Promise<T>): Promise<T>
}

/** A checkpoint comes after so many writes, of some ten pages each. */
export const WRITES = 50

/** SQLite makes a checkpoint itself, and waits for the disk, if the log grows to so many pages all the same. */
const MOST_PAGES = 8_000

/** So often the rest of the log is moved while writes wait. */
const MOST_TIMES = 3

export function createCheckpoints(deps: LogTransferDeps): Checkpoints {
  const { database } = deps
  database.pragma(`wal_autocheckpoint = ${MOST_PAGES}`)
  const { move, close, isClosed } = createLogTransfer(deps)
  let writes = 0
  let running: Promise<void> | null = null
  /** Until when writes wait. */
  let held: Promise<void> | null = null

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
    if (running !== null || isClosed()) return
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
    if (isClosed()) throw new NotStored('The database is closed.')
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
      if (!isClosed()) emptyLog(database)
    },
    close,
  }
}
