/** Checks that the open files are still those at their paths, and that they may be written to. */
import { accessSync, type BigIntStats, closeSync, constants, fstatSync, openSync, readSync, statSync } from 'node:fs'
import { codeOf } from '../../unavailable.js'
import { MARK } from './owner.js'

/** Suffixes of the files beside a database in use. */
const BESIDE = ['-wal', '-shm']

export interface Witness {
  /** Whether one of the files was deleted, moved or replaced. Throws if the system cannot tell. */
  isGone(): boolean
  /** Throws the system's error if one of the files must not be written to. */
  demandWritable(): void
  /** The owner's mark in the database file itself. */
  mark(): number
  /** To be called after the database is closed. Before that, the database would lose its locks. */
  close(): void
}

interface Opened {
  readonly path: string
  readonly handle: number
  readonly at: BigIntStats
}

/** Watches an open database in WAL mode. Throws if one of its files is missing. */
export function createWitness(file: string): Witness {
  const database = watched(file)
  const opened = [database, ...BESIDE.map((end) => watched(`${file}${end}`))]
  const mark = Buffer.alloc(MARK.bytes)
  return {
    isGone: () => opened.some((each) => !isInPlace(each)),
    demandWritable() {
      // Checked because a write of SQLite to shared memory that is not writable kills the process.
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

/** Some file systems give an open file a new inode number. The current number is then read from the open file. */
function isInPlace({ path, handle, at }: Opened): boolean {
  const named = statsOf(path)
  if (named === null) return false
  return isSame(named, at) || isSame(named, fstatSync(handle, { bigint: true }))
}

/** Null if there is no such file. */
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
