/**
 * Which process has a database: a number in the database's own header, made of the file and of the process. Whoever opens the same
 * file by another name finds it there, and whoever has lost the file to another process notices.
 */
import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import type Database from 'better-sqlite3'
import { StoreUnavailable } from './unavailable.js'

export interface Owner {
  /**
   * Throws {@link StoreUnavailable} while another process that runs has the database, as far as the system tells which ones run;
   * where it does not, the one before will notice that it has lost the database.
   */
  demandFree(): void
  /** The same, and makes the database this process's. */
  claim(): void
  /** Whether nobody else has claimed it since. */
  isOwner(): boolean
  /** Says once more, on the disk, that it is this process's. */
  renew(): void
  /** Leaves it to whoever comes next. */
  release(): void
}

/** Nobody. */
const NONE = 0

/** This process as the owner of an open database. */
export function createOwner(database: Database.Database, file: string): Owner {
  const token = tokenOf(file, lifeOf(process.pid) ?? randomUUID())
  const present = database.prepare<[], number>('PRAGMA user_version').pluck()
  const write = (owner: number) => database.pragma(`user_version = ${owner}`)
  const isOwner = () => present.get() === token
  const demandFree = () => {
    const holder = holderOf(file, present.get() ?? NONE)
    if (holder !== null) throw inUse(file, holder)
  }
  const claim = database.transaction(() => {
    demandFree()
    write(token)
  })
  return {
    demandFree,
    claim: () => claim.immediate(),
    isOwner,
    renew: () => write(token),
    release() {
      if (isOwner()) write(NONE)
    },
  }
}

/** The other process that runs and has this token; null if there is none, or the system does not tell. */
function holderOf(file: string, token: number): number | null {
  if (token === NONE) return null
  const others = processes().filter((pid) => pid !== process.pid)
  return others.find((pid) => isToken(token, file, lifeOf(pid))) ?? null
}

function isToken(token: number, file: string, life: string | null): boolean {
  return life !== null && tokenOf(file, life) === token
}

/** A copy of the file has other tokens than the file. */
function tokenOf(file: string, life: string): number {
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
