/** Syncs to disk on another thread. A slow disk delays those who wait for the sync, but not the event loop. */
import { closeSync, fdatasync, fdatasyncSync, openSync } from 'node:fs'
import { promisify } from 'node:util'
import { messageOf } from '../../../tables/model/message-of.js'

/** Syncs an open file to disk. */
export type Sync = (file: number) => Promise<void>

export interface Disk {
  /**
   * Resolves when everything written before the call is on disk. Calls during a sync share the next one. Rejects when the disk
   * fails and from then on, because later reports of success could not be trusted.
   */
  settled(): Promise<void>
  /** Syncs while the event loop waits. Throws what the system says. */
  settleNow(): void
  /** Throws {@link DiskFailed} once the disk has failed. */
  demandSound(): void
  /** To be called when nobody waits any more. Closes the file at once, or when the sync under way has ended. */
  close(): void
}

/** Nothing written from now on is safe until the program is restarted. */
export class DiskFailed extends Error {
  override readonly name = 'DiskFailed'
}

/** The disk of the file at `path`. Throws if the file cannot be opened. */
export function createDisk(path: string, sync: Sync = promisify(fdatasync)): Disk {
  const file = openSync(path, 'r+')
  let isClosed = false
  let failure: DiskFailed | null = null
  let busy: Promise<void> = Promise.resolve()
  let next: Promise<void> | null = null
  let isSyncing = false

  async function round(before: Promise<void>): Promise<void> {
    await before
    busy = next ?? busy
    next = null
    isSyncing = true
    const synced = sync(file).finally(() => {
      isSyncing = false
    })
    await synced.catch((cause: unknown) => {
      const why = messageOf(cause)
      failure = new DiskFailed(`The disk did not take what was written (${why}): check it, then start the bot again.`, { cause })
      throw failure
    })
  }

  return {
    settled() {
      next ??= round(busy)
      return next
    },
    settleNow: () => fdatasyncSync(file),
    demandSound() {
      if (failure !== null) throw failure
    },
    close() {
      if (isClosed) return
      isClosed = true
      const shut = () => closeSync(file)
      // The file stays open while a sync uses it, because its descriptor must not be reused for another file.
      if (next !== null || isSyncing) (next ?? busy).then(shut, shut)
      else shut()
    },
  }
}
