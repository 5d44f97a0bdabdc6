/** The database file. It is readable by its owner only, held by one process, and checked before anything is written to it. */
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readSync,
  realpathSync,
  statSync,
} from 'node:fs'
import { dirname, resolve } from 'node:path'
import Database from 'better-sqlite3'
import { messageOf } from '../../../tables/model/message-of.js'
import { codeOf, StoreUnavailable } from '../../unavailable.js'
import { type Migration, unknownMigration } from '../migrations.js'
import { demandFree, inUse, MARK } from './owner.js'

export const OWNER_ONLY = 0o600

/** How long a starting process waits for a stopping one. */
const HANDOVER_MS = 500

/**
 * Creates the folder and an empty file if there is none. Returns the path with all links resolved. Throws
 * {@link StoreUnavailable} if it may not write there.
 */
export function prepareFile(path: string): string {
  try {
    makeFolder(dirname(resolve(path)))
    if (!existsSync(path)) closeSync(openSync(path, 'wx', OWNER_ONLY))
    const real = realpathSync(path)
    accessSync(real, constants.R_OK | constants.W_OK)
    accessSync(dirname(real), constants.W_OK)
    if (!statSync(real).isFile()) throw new Error('it is not a file')
    return real
  } catch (cause) {
    throw unwritable(path, cause)
  }
}

/** Replaces Node's own recursive mkdir, which never returns on a file system that refuses (`/proc`). */
export function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  mkdirSync(path)
}

/** The files that this process holds, by device and inode. */
const taken = new Set<string>()

/**
 * Locks the database for this process. The returned function unlocks it, and the system does so when the process ends in any way.
 * Throws {@link StoreUnavailable} if a process holds it or if it is not a database. In the latter case no lock file is created.
 */
export function takeFile(path: string): () => void {
  const { dev, ino } = statSync(path, { bigint: true })
  const name = `${dev} ${ino}`
  if (taken.has(name)) throw inUse(path, null)
  if (!isDatabase(headerOf(path))) throw noDatabase(path)
  const unlock = lock(path)
  try {
    demandFree(path, headerOf(path).readInt32BE(MARK.at))
  } catch (thrown) {
    unlock()
    throw thrown
  }
  taken.add(name)
  return () => {
    taken.delete(name)
    unlock()
  }
}

/** The first bytes of every database that is not empty. */
const MAGIC = Buffer.from('SQLite format 3\0', 'latin1')
const HEADER_BYTES = 100

/** An empty file is a database too. */
function isDatabase(header: Buffer): boolean {
  return header.equals(Buffer.alloc(HEADER_BYTES)) || header.subarray(0, MAGIC.length).equals(MAGIC)
}

/**
 * The first bytes of a file, padded with zeros. Must not be used for a file that this process has open, because closing a file
 * drops all locks of the process on it.
 */
function headerOf(path: string): Buffer {
  const header = Buffer.alloc(HEADER_BYTES)
  const file = openSync(path, 'r')
  try {
    readSync(file, header)
    return header
  } finally {
    closeSync(file)
  }
}

/** Holds SQLite's lock on an empty database beside ours. Other programs can still read ours (a backup, an operator's listing). */
function lock(path: string): () => void {
  const lockPath = `${path}.lock`
  try {
    // Closing a file drops all locks of this process on it, so an existing lock file is left to SQLite.
    if (!existsSync(lockPath)) closeSync(openSync(lockPath, 'a', OWNER_ONLY))
    const held = new Database(lockPath, { timeout: HANDOVER_MS })
    try {
      held.exec('BEGIN EXCLUSIVE')
    } catch (cause) {
      held.close()
      throw cause
    }
    return () => held.close()
  } catch (cause) {
    throw codeOf(cause).startsWith('SQLITE_BUSY') ? inUse(path, null, cause) : unwritable(lockPath, cause)
  }
}

/** Checks a database without writing to it. Throws {@link StoreUnavailable} if this program cannot use it. */
export function inspectFile(path: string, migrations: readonly Migration[]): void {
  if (statSync(path).size === 0) return
  try {
    const database = new Database(path, { readonly: true })
    try {
      inspect(database, path, migrations)
    } finally {
      database.close()
    }
  } catch (cause) {
    throw cause instanceof StoreUnavailable ? cause : unreadable(path, cause)
  }
}

/**
 * All tables except the log and the archive, which are most of the file and would take most of the start. The audit reads the
 * log, table by table, while the bot is already running. A damaged archive is noticed when its table is read.
 */
function checkedTables(database: Database.Database): readonly string[] {
  const names = database.prepare<[], string>(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT IN ('log', 'archive_parts')`,
  )
  return names.pluck().all()
}

function inspect(database: Database.Database, path: string, migrations: readonly Migration[]): void {
  for (const table of checkedTables(database)) {
    const problem = database.pragma(`quick_check("${table}")`, { simple: true })
    if (problem !== 'ok') throw corrupt(path, problem)
  }
  const unknown = unknownMigration(database, migrations)
  if (unknown === 'newer') {
    throw new StoreUnavailable(
      'newer',
      `The database ${path} was written by a newer version of this program: install that version, or set DATABASE_PATH to another file.`,
    )
  }
  if (unknown === 'foreign') {
    throw new StoreUnavailable('foreign', `The database ${path} belongs to another program: set DATABASE_PATH to another file.`)
  }
}

/** An error of SQLite while opening a file, as one sentence. */
export function unreadable(path: string, cause: unknown): StoreUnavailable {
  const code = codeOf(cause)
  if (code === 'SQLITE_NOTADB') return noDatabase(path, cause)
  if (code === 'SQLITE_FULL') {
    return new StoreUnavailable('full', `The disk is full: make room where the database ${path} lies, then start again.`, cause)
  }
  // A plain SQL error at this point means that a table or column is not what our migrations create.
  if (code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_ERROR') return corrupt(path, cause)
  return unwritable(path, cause)
}

function noDatabase(path: string, cause?: unknown): StoreUnavailable {
  return new StoreUnavailable(
    'not-a-database',
    `The file ${path} is not a database: set DATABASE_PATH to another file, or move this one away.`,
    cause,
  )
}

function corrupt(path: string, cause: unknown): StoreUnavailable {
  return new StoreUnavailable(
    'corrupt',
    `The database ${path} is damaged: restore it from a backup, or move it away to begin with an empty one.`,
    cause,
  )
}

function unwritable(path: string, cause: unknown): StoreUnavailable {
  const why = messageOf(cause)
  return new StoreUnavailable(
    'unwritable',
    `The database ${path} cannot be written (${why}): set DATABASE_PATH to a file in a folder that this user may write to.`,
    cause,
  )
}

/** Removes all permissions of other users on a file. */
export function closeToOthers(path: string): void {
  if ((statSync(path).mode & 0o777) !== OWNER_ONLY) chmodSync(path, OWNER_ONLY)
}
