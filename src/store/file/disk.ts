/** Waits for the disk on another thread: a slow one holds up those who have to know, and not the event loop. */
import { closeSync, fdatasync, openSync } from 'node:fs'
import { promisify } from 'node:util'

/** Brings an open file onto the disk. */
export type Sync = (file: number) => Promise<void>

export interface Disk {
  /**
   * Resolves when all that was written before is on the disk; who asks while it is busy shares the next round. Rejects when the
   * disk fails, and ever after: what it says then cannot be believed.
   */
  settled(): Promise<void>
  /** Throws {@link DiskFailed} once it has failed. */
  demandSound(): void
  /** Call when nobody waits any more. */
  close(): void
}

/** Nothing that is written is safe any more until the program is started anew. */
export class DiskFailed extends Error {
  override readonly name = 'DiskFailed'
}

/** The disk under the file at `path`; throws if that cannot be opened. */
export function createDisk(path: string, sync: Sync = promisify(fdatasync)): Disk {
  const file = openSync(path, 'r+')
  let isClosed = false
  let failure: DiskFailed | null = null
  let busy: Promise<void> = Promise.resolve()
  let next: Promise<void> | null = null

  async function round(before: Promise<void>): Promise<void> {
    await before
    busy = next ?? busy
    next = null
    await sync(file).catch((cause: unknown) => {
      const why = cause instanceof Error ? cause.message : String(cause)
      failure = new DiskFailed(`The disk did not take what was written (${why}): check it, then start the bot again.`, { cause })
      throw failure
    })
  }

  return {
    settled() {
      next ??= round(busy)
      return next
    },
    demandSound() {
      if (failure !== null) throw failure
    },
    close() {
      if (isClosed) return
      isClosed = true
      const shut = () => closeSync(file)
      // A number that is still worked with must not be given to another file.
      ;(next ?? busy).then(shut, shut)
    },
  }
}
