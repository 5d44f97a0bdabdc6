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
  /** Call when nobody waits any more. */
  close(): void
}

/** The disk under the file at `path`, which has to be there when it is first asked. */
export function createDisk(path: string, sync: Sync = promisify(fdatasync)): Disk {
  let file: number | null = null
  let isClosed = false
  let busy: Promise<void> = Promise.resolve()
  let next: Promise<void> | null = null

  async function round(before: Promise<void>): Promise<void> {
    await before
    busy = next ?? busy
    next = null
    file ??= openSync(path, 'r+')
    await sync(file)
  }

  return {
    settled() {
      next ??= round(busy)
      return next
    },
    close() {
      if (isClosed) return
      isClosed = true
      const shut = () => {
        if (file !== null) closeSync(file)
      }
      // A number that is still worked with must not be given to another file.
      ;(next ?? busy).then(shut, shut)
    },
  }
}
