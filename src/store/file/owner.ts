/**
 * Which process has a database: a mark in the database's own header, a number made of the file and of the process. Whoever opens the same
 * file by another name finds it there, and whoever has lost the file to another process notices.
 */
import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import type Database from 'better-sqlite3'
import { StoreUnavailable } from './unavailable.js'

export interface Owner {
  /** Makes the database this process's. Throws as {@link demandFree} does. */
  claim(): void
  /** Whether nobody else has claimed it since. */
  isOwner(): boolean
  /** Says once more, on the disk, that it is this process's. */
  renew(): void
  /** Leaves it to whoever comes next. */
  release(): void
}

/** What SQLite calls the user's version: where it stands in the file, and how long it is. */
export const MARK = { at: 60, bytes: 4 }

/** Nobody's. */
const NONE = 0

/** This process as the owner of an open database; `inFile` reads the mark in the file itself, whatever its log says. */
export function createOwner(database: Database.Database, file: string, inFile: () => number): Owner {
  const own = markOf(file, lifeOf(process.pid) ?? randomUUID())
  const present = database.prepare<[], number>('PRAGMA user_version').pluck()
  const write = (mark: number) => database.pragma(`user_version = ${mark}`)
  // Whoever opens the file by another name has another log, so that their mark is seen in the file alone. Ours stays away from there
  // for as long as somebody reads what was before.
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
 * Throws {@link StoreUnavailable} while another process that runs has the database with this mark, as far as the system tells which
 * ones run; where it does not, the one before will notice that it has lost the database.
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

/** A copy of the file has other marks than the file. */
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

/** What no other process has had since the machine was made: its number and when it began. Null if it does not run. */
function lifeOf(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The program's own name comes first, in parentheses, and may hold anything.
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
