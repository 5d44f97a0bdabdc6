/**
 * Marks the database with the process that holds it: a number in its header, derived from the file and the process. A process
 * that opens the file by another name finds the mark, and a process that has lost the file to another one notices.
 */
import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import type Database from 'better-sqlite3'
import { StoreUnavailable } from '../../unavailable.js'

export interface Owner {
  /** Marks the database as held by this process. Throws as {@link demandFree} does. */
  claim(): void
  /** Whether no other process has claimed it since. */
  isOwner(): boolean
  /** Writes the mark of this process again. */
  renew(): void
  /** Removes the mark, for the next process. */
  release(): void
}

/** Offset and length of SQLite's `user_version` in the file. */
export const MARK = { at: 60, bytes: 4 }

/** The mark of a database that nobody holds. */
const NONE = 0

/** This process as the owner of an open database. `inFile` reads the mark from the file itself, without its write-ahead log. */
export function createOwner(database: Database.Database, file: string, inFile: () => number): Owner {
  const own = markOf(file, lifeOf(process.pid) ?? randomUUID())
  const present = database.prepare<[], number>('PRAGMA user_version').pluck()
  const write = (mark: number) => database.pragma(`user_version = ${mark}`)
  // A process that opened the file by another name has another write-ahead log, so its mark shows only in the file. Ours does not
  // reach the file as long as somebody still reads the earlier state.
  let before = NONE
  const isOwner = () => present.get() === own && [own, before].includes(inFile())
  const claim = database.transaction(() => {
    demandFree(file, present.get() ?? NONE)
    write(own)
  })
  return {
    claim() {
      claim.immediate()
      database.pragma('wal_checkpoint(PASSIVE)')
      before = inFile()
    },
    isOwner,
    renew: () => write(own),
    release() {
      if (isOwner()) write(NONE)
    },
  }
}

/**
 * Throws {@link StoreUnavailable} if the mark belongs to another running process. Where the system does not list processes, the
 * earlier process will notice that it has lost the database.
 */
export function demandFree(file: string, mark: number): void {
  if (mark === NONE) return
  const others = processes().filter((pid) => pid !== process.pid)
  const holder = others.find((pid) => isMarkOf(lifeOf(pid), mark, file))
  if (holder !== undefined) throw inUse(file, holder)
}

function isMarkOf(life: string | null, mark: number, file: string): boolean {
  return life !== null && markOf(file, life) === mark
}

/** The mark depends on the file, so a copy of the file has a different one. */
function markOf(file: string, life: string): number {
  const { dev, ino } = statSync(file, { bigint: true })
  return createHash('sha256').update(`${dev} ${ino} ${life}`).digest().readInt32BE() || 1
}

function processes(): readonly number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
  } catch {
    return []
  }
}

/** Identifies a process across restarts of the machine: the boot, its number and its start time. Null if it is not running. */
function lifeOf(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The program's name comes first, in parentheses, and may contain any character.
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return state === 'Z' || state === 'X' ? null : `${boot} ${pid} ${fields[18]}`
  } catch {
    return null
  }
}

export function inUse(file: string, pid: number | null, cause?: unknown): StoreUnavailable {
  const which = pid === null ? 'another process' : `another process (${pid})`
  return new StoreUnavailable(
    'in-use',
    `The database ${file} is used by ${which}: stop that one first, or set DATABASE_PATH to another file.`,
    cause,
  )
}
