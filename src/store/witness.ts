/** Whether the files that are open are still those to which their names lead, and may be written to. */
import { accessSync, type BigIntStats, closeSync, constants, fstatSync, openSync, statSync } from 'node:fs'
import { codeOf } from './unavailable.js'

/** What a database is on the disk, by what stands behind its name. */
const ENDS = ['', '-wal', '-shm'] as const

export interface Witness {
  /** Whether one of the files was deleted, moved away or replaced. Throws where the system cannot tell. */
  isGone(): boolean
  /** Throws as the system does if one of the files must not be written to. */
  demandWritable(): void
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
  const opened = ENDS.map((end): Opened => {
    const path = `${file}${end}`
    const handle = openSync(path, 'r')
    return { path, handle, at: fstatSync(handle, { bigint: true }) }
  })
  return {
    isGone: () => opened.some((each) => !isInPlace(each)),
    demandWritable() {
      // A file that must not be written to ends the process when SQLite writes to its shared memory.
      for (const { path } of opened) accessSync(path, constants.R_OK | constants.W_OK)
    },
    close() {
      for (const { handle } of opened) closeSync(handle)
    },
  }
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
