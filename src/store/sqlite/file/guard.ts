/**
 * Guards writes. Nothing is written that could not be kept, a write fails if the file no longer belongs to the database, and the
 * operator is told why.
 */
import { statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import type Database from 'better-sqlite3'
import { messageOf } from '../../../tables/model/message-of.js'
import { NotStored } from '../../../tables/model/not-stored.js'
import type { Guard } from '../../ports.js'
import { codeOf, StoreUnavailable } from '../../unavailable.js'
import { type Disk, DiskFailed } from './disk.js'
import type { Owner } from './owner.js'
import { rescue } from './rescue.js'
import type { Witness } from './witness.js'

export interface Guarding {
  readonly file: string
  readonly database: Database.Database
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

/** Error codes of SQLite and of the system which mean that the file itself cannot be written. */
const REFUSALS = /^(SQLITE_(FULL|IOERR|READONLY|CANTOPEN|BUSY|PROTOCOL)|E[A-Z]+$)/

/** Free bytes on disk that count as enough: more than any press writes. */
const ROOM = 2 ** 20

export function createGuard({ file, database, disks, owner, witness, troubled }: Guarding): FileGuard {
  let trouble: string | null = null
  let isLost = false
  /** The number of rows written so far, whether or not they were kept. */
  const written = database.prepare<[], number>('select total_changes()').pluck()
  let lose: (reason: StoreUnavailable) => void = () => {}
  const lost = new Promise<StoreUnavailable>((resolve) => {
    lose = resolve
  })

  function become(sentence: string | null): void {
    if (sentence === trouble) return
    trouble = sentence
    troubled(sentence)
  }

  /** Checks that this process still holds the database. Throws {@link NotStored} if it does not. */
  function demandOwn(): void {
    if (isLost) throw new NotStored(trouble ?? 'The database is lost.')
    const isGone = witness.isGone()
    if (!isGone && owner.isOwner()) return
    isLost = true
    const sentence = isGone ? 'The database was deleted, moved or replaced.' : 'Another bot uses the database.'
    become(sentence)
    if (isGone) void rescued(database, file).then(lose)
    else
      lose(new StoreUnavailable('lost', `Another bot uses the database ${file} now, so this one stops: run one of them alone.`))
    throw new NotStored(sentence)
  }

  function demandWritable(): void {
    if (isLost) throw new NotStored(trouble ?? 'The database is lost.')
    for (const disk of disks) disk.demandSound()
    try {
      witness.demandWritable()
    } catch (thrown) {
      // A file that is gone cannot be written to either, so that is checked first.
      demandOwn()
      throw thrown
    }
  }

  function failed(thrown: unknown): unknown {
    if (thrown instanceof NotStored || !isRefusal(thrown)) return thrown
    const sentence = sentenceOf(thrown)
    become(sentence)
    return new NotStored(sentence, { cause: thrown })
  }

  function guarded(work: () => void): void {
    try {
      work()
    } catch (thrown) {
      throw failed(thrown)
    }
  }

  /** Whether the work succeeds. False if the state of the files prevents it. */
  function succeeds(work: () => void): boolean {
    try {
      guarded(work)
      return true
    } catch (thrown) {
      if (thrown instanceof NotStored) return false
      throw thrown
    }
  }

  return {
    lost,
    isLost: () => isLost,
    trouble: () => trouble,
    async write(run) {
      guarded(demandWritable)
      // Only queried while there is trouble, so that a normal press costs no extra query.
      const before = trouble === null ? null : written.get()
      const done = await run().catch((thrown: unknown) => {
        throw failed(thrown)
      })
      guarded(demandOwn)
      // If nothing was written, it is still unknown whether writing works.
      if (before !== null && written.get() !== before) become(null)
      return done
    },
    look() {
      if (isLost) return
      succeeds(() => {
        demandOwn()
        demandWritable()
        if (trouble === null) return
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

function isRefusal(thrown: unknown): thrown is Error {
  return thrown instanceof DiskFailed || REFUSALS.test(codeOf(thrown))
}

function sentenceOf(thrown: Error): string {
  if (thrown instanceof DiskFailed) return thrown.message
  if (codeOf(thrown) === 'SQLITE_FULL') return 'Nothing can be stored, for the disk is full: make room where the database lies.'
  return `Nothing can be stored (${codeOf(thrown)}): see to it that the database can be written to.`
}

/** Whether the disk has {@link ROOM} free. With less, the press that failed may still not fit. */
function hasRoom(file: string): boolean {
  const { bavail, bsize } = statfsSync(dirname(file))
  return bavail * bsize >= ROOM
}

async function rescued(database: Database.Database, file: string): Promise<StoreUnavailable> {
  const lost = `The database ${file} was deleted, moved or replaced while the bot ran`
  try {
    const path = await rescue(database, file)
    return new StoreUnavailable('lost', `${lost}: all that it held is in ${path}; restore that, or not, and start the bot again.`)
  } catch (cause) {
    return new StoreUnavailable(
      'lost',
      `${lost}, and cannot be saved (${messageOf(cause)}): restore a backup, and start the bot again.`,
      cause,
    )
  }
}
