/**
 * Guards writes. Nothing is written that could not be kept, a write fails if the file no longer belongs to the database, and the
 * operator is told why.
 */
import { statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import { NotStored } from '../../../tables/model/not-stored.js'
import type { Guard } from '../../ports.js'
import type { Disk } from './disk.js'
import { createHold, type Held } from './hold.js'
import type { Owner } from './owner.js'
import { createTrouble } from './trouble.js'
import type { Witness } from './witness.js'

export interface Guarding extends Held {
  /** Those of the database and of its log. */
  readonly disks: readonly Pick<Disk, 'demandSound'>[]
  readonly owner: Owner
  readonly witness: Witness
  /** Called once when nothing can be stored any more, with the reason in one sentence, and with null when storing works again. */
  readonly troubled: (trouble: string | null) => void
}

export interface FileGuard extends Guard {
  /** Runs a write. Rejects with {@link NotStored} if the write is not kept. Other exceptions of `run` pass through. */
  write<T>(run: () => Promise<T>): Promise<T>
  /**
   * Releases the database for the next process. False if it must not even be closed, because closing would delete the files
   * beside its path.
   */
  release(): boolean
  /** Whether this process has lost the database. */
  isLost(): boolean
}

/** Free bytes on disk that count as enough: more than any press writes. */
const ROOM = 2 ** 20

export function createGuard(guarding: Guarding): FileGuard {
  const { file, database, disks, owner, witness, troubled } = guarding
  const { reason, become, failed, guarded, succeeds } = createTrouble(troubled)
  const hold = createHold(guarding, become)
  /** The number of rows written so far, whether or not they were kept. */
  const written = database.prepare<[], number>('select total_changes()').pluck()

  function demandHeld(): void {
    if (hold.isLost()) throw new NotStored(reason() ?? 'The database is lost.')
  }

  /** Checks that this process still holds the database. Throws {@link NotStored} if it does not. */
  function demandOwn(): void {
    demandHeld()
    hold.demand()
  }

  function demandWritable(): void {
    demandHeld()
    for (const disk of disks) disk.demandSound()
    try {
      witness.demandWritable()
    } catch (thrown) {
      // A file that is gone cannot be written to either, so that is checked first.
      demandOwn()
      throw thrown
    }
  }

  return {
    lost: hold.lost,
    isLost: hold.isLost,
    trouble: reason,
    async write(run) {
      guarded(demandWritable)
      // Only queried while there is trouble, so that a normal press costs no extra query.
      const before = reason() === null ? null : written.get()
      const done = await run().catch((thrown: unknown) => {
        throw failed(thrown)
      })
      guarded(demandOwn)
      // If nothing was written, it is still unknown whether writing works.
      if (before !== null && written.get() !== before) become(null)
      return done
    },
    look() {
      if (hold.isLost()) return
      succeeds(() => {
        demandOwn()
        demandWritable()
        if (reason() === null) return
        owner.renew()
        if (hasRoom(file)) become(null)
      })
    },
    release() {
      const isOurs = succeeds(() => {
        demandWritable()
        demandOwn()
      })
      // If there is no room for the release, the next process notices that this one has ended.
      if (isOurs) succeeds(owner.release)
      return isOurs
    },
  }
}

/** Whether the disk has {@link ROOM} free. With less, the press that failed may still not fit. */
function hasRoom(file: string): boolean {
  const { bavail, bsize } = statfsSync(dirname(file))
  return bavail * bsize >= ROOM
}
