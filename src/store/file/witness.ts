/** Whether the files that are open are still those to which their names lead, and may be written to. */
import { accessSync, type BigIntStats, closeSync, constants, fstatSync, openSync, readSync, statSync } from 'node:fs'
import { MARK } from './owner.js'
import { codeOf } from './unavailable.js'

/** What lies beside a database in use, by what stands behind its name. */
const BESIDE = ['-wal', '-shm']

export interface Witness {
  /** Whether one of the files was deleted, moved away or replaced. Throws where the system cannot tell. */
  isGone(): boolean
  /** Throws as the system does if one of the files must not be written to. */
  demandWritable(): void
  /** The mark of the owner in the database's file itself. */
  mark(): number
  /** Call once the database is closed, and not before: it would lose its locks. */
  close(): void
}

interface Opened {
  readonly path: string
  readonly handle: number
  readonly at: BigIntStats
}

/** Watches over an open database in WAL mode; throws if one of its files is not there. */
export function createWitness(file: string): Witness {
  const database = watched(file)
  const opened = [database, ...BESIDE.map((end) => watched(`${file}${end}`))]
  const mark = Buffer.alloc(MARK.bytes)
  return {
    isGone: () => opened.some((each) => !isInPlace(each)),
    demandWritable() {
      // A file that must not be written to ends the process when SQLite writes to its shared memory.
      for (const { path } of opened) accessSync(path, constants.R_OK | constants.W_OK)
    },
    mark() {
      readSync(database.handle, mark, 0, MARK.bytes, MARK.at)
      return mark.readInt32BE()
    },
    close() {
      for (const { handle } of opened) closeSync(handle)
    },
  }
}

function watched(path: string): Opened {
  const handle = openSync(path, 'r')
  return { path, handle, at: fstatSync(handle, { bigint: true }) }
}

/** Some file systems number their files anew while they are open: then the open one says what its number is now. */
function isInPlace({ path, handle, at }: Opened): boolean {
  const named = statsOf(path)
  if (named === null) return false
  return isSame(named, at) || isSame(named, fstatSync(handle, { bigint: true }))
}

/** Null where there is nothing of that name. */
function statsOf(path: string): BigIntStats | null {
  try {
    return statSync(path, { bigint: true })
  } catch (thrown) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(thrown))) return null
    throw thrown
  }
}

function isSame(one: BigIntStats, other: BigIntStats): boolean {
  return one.ino === other.ino && one.dev === other.dev
}
