/**
 * Sees to it that what is written is kept: nothing is written where it could not be, nothing counts that went to a file which is
 * not the database's any more, and somebody knows why.
 */
import { statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import type Database from 'better-sqlite3'
import { NotStored } from '../../tables/model/not-stored.js'
import { type Disk, DiskFailed } from './disk.js'
import type { Owner } from './owner.js'
import { rescue } from './rescue.js'
import { codeOf, StoreUnavailable } from './unavailable.js'
import type { Witness } from './witness.js'

export interface Guarding {
  readonly file: string
  readonly database: Database.Database
  readonly disk: Disk
  readonly owner: Owner
  readonly witness: Witness
  /** Hears once when nothing can be stored any more, and why in one sentence; null: it can be again. */
  readonly troubled: (trouble: string | null) => void
}

export interface Guard {
  /** Runs what writes. Rejects with {@link NotStored} if that is not kept; all else it throws is its own. */
  write<T>(run: () => Promise<T>): Promise<T>
  /** Looks whether the database is still there and its own, and tries whether it can be written to where it could not be. */
  look(): void
  /** Why nothing can be stored, in one sentence that says what to do; null while it can be. */
  trouble(): string | null
  /** Leaves the database to whoever comes next. False if it must not even be closed: that takes what lies beside its name away. */
  release(): boolean
  /** Whether the database is not this process's any more. */
  isLost(): boolean
  /** Resolves once the database is this process's no more, with one sentence that says what to do: the program has to stop. */
  readonly lost: Promise<StoreUnavailable>
}

/** What SQLite and the system say of a place that does not take what is written, whatever that is. */
const REFUSALS = /^(SQLITE_(FULL|IOERR|READONLY|CANTOPEN|BUSY|PROTOCOL)|E[A-Z]+$)/

/** There is room again once there is this much: more than any press writes, in bytes. */
const ROOM = 2 ** 20

export function createGuard({ file, database, disk, owner, witness, troubled }: Guarding): Guard {
  let trouble: string | null = null
  let isLost = false
  /** Rows that were written so far, whether they were kept or not. */
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

  /** Notices what has become of the database; throws {@link NotStored} if it is not this process's any more. */
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
    disk.demandSound()
    try {
      witness.demandWritable()
    } catch (thrown) {
      // A file that is not there cannot be written to either.
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

  /** Whether some work is not kept from being done by the state of the files. */
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
      // Asked only where something is wrong: a press costs no more for it.
      const before = trouble === null ? null : written.get()
      const done = await run().catch((thrown: unknown) => {
        throw failed(thrown)
      })
      guarded(demandOwn)
      // Where nothing was to be written nobody knows more than before.
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
      // Where there is no room for saying so, whoever comes next sees that this process has ended.
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

/** What is left on the disk does not say that a press fits where one did not. */
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
    const why = cause instanceof Error ? cause.message : String(cause)
    return new StoreUnavailable(
      'lost',
      `${lost}, and cannot be saved (${why}): restore a backup, and start the bot again.`,
      cause,
    )
  }
}
