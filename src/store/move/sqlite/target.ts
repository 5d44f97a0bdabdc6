/** The file in SQLite to which a database is moved. It is written beside its place and put there once it is complete. */
import { closeSync, existsSync, openSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import Database from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import { settle } from '../../sqlite/file/backup.js'
import { inspectFile, makeFolder, OWNER_ONLY, takeFile } from '../../sqlite/file/file.js'
import { MIGRATIONS_FOLDER, readMigrations, untakenMigrations } from '../../sqlite/migrations.js'
import { StoreUnavailable } from '../../unavailable.js'
import { MoveFailed, type Target } from '../ends.js'
import { isEmpty, prepareReading, rowsIn } from './reading.js'
import { refusedFile } from './refused-file.js'
import { prepareWriting } from './writing.js'

/** What SQLite appends to the names of the files that it puts beside a database. */
const BESIDE = ['-journal', '-wal', '-shm']

/** Begins to write a database that will be at `path`. Throws {@link MoveFailed}. */
export function openSqliteTarget(path: string): Target {
  try {
    const isNew = !existsSync(path)
    const release = isNew ? prepareNew(path) : takeEmpty(path)
    try {
      return targetAt(isNew ? path : realpathSync(path), isNew, release)
    } catch (thrown) {
      release()
      throw thrown
    }
  } catch (thrown) {
    throw refusedFile(path, thrown)
  }
}

function prepareNew(path: string): () => void {
  const left = BESIDE.map((end) => `${path}${end}`).find((name) => existsSync(name))
  // SQLite would take it for a part of the new database.
  if (left !== undefined) throw new MoveFailed(`There is a file ${left}, which belongs to another database: move it away first.`)
  makeFolder(dirname(resolve(path)))
  return () => {}
}

/** Holds a file that is there already, which must be an empty database. */
function takeEmpty(path: string): () => void {
  if (!statSync(path).isFile()) throw new MoveFailed(`${path} is not a file: choose another name with --to.`)
  const file = realpathSync(path)
  const release = takeFile(file)
  try {
    inspectFile(file, readMigrations())
    const database = new Database(file)
    try {
      if (statSync(file).size > 0) demandEmpty(database, path)
    } finally {
      // This also removes the files beside it.
      database.close()
    }
    return release
  } catch (thrown) {
    release()
    throw thrown
  }
}

function demandEmpty(database: Database.Database, path: string): void {
  if (untakenMigrations(database, readMigrations()) > 0) throw new StoreUnavailable('older', 'It is older than this program.')
  if (!isEmpty(database)) throw new MoveFailed(`The database ${path} is not empty: choose another file with --to.`)
}

function targetAt(path: string, isNew: boolean, release: () => void): Target {
  const part = `${path}.${process.pid}.part`
  const discard = () => {
    for (const end of ['', ...BESIDE]) rmSync(`${part}${end}`, { force: true })
  }
  closeSync(openSync(part, 'wx', OWNER_ONLY))
  process.once('exit', discard)
  const database = new Database(part)
  const close = () => {
    database.close()
    discard()
    process.off('exit', discard)
  }
  const { put, complete } = closingIfRefused(() => begin(database), close)
  const refusing = (work: () => void) => {
    try {
      work()
    } catch (thrown) {
      throw refusedFile(path, thrown)
    }
  }
  return {
    put: async (table, rows) => refusing(() => put(table, rows)),
    rows: (table) => rowsIn(database, table),
    async complete(source) {
      const last = await source.lastMessage()
      refusing(() => {
        complete(last)
        database.exec('commit')
        prepareReading(database)
      })
    },
    keep: async () =>
      refusing(() => {
        database.close()
        settle(part)
        if (isNew && existsSync(path)) throw new MoveFailed(`There is a file ${path} by now: choose another name with --to.`)
        renameSync(part, path)
        settle(dirname(resolve(path)))
      }),
    async close() {
      close()
      release()
    },
  }
}

function begin(database: Database.Database) {
  // Nothing of it is used if anything fails before it is synced.
  for (const pragma of ['journal_mode = MEMORY', 'synchronous = OFF', 'foreign_keys = OFF']) database.pragma(pragma)
  migrate(drizzle(database), { migrationsFolder: MIGRATIONS_FOLDER })
  database.pragma('foreign_keys = ON')
  database.exec('begin')
  return prepareWriting(database)
}

function closingIfRefused<T>(work: () => T, close: () => void): T {
  try {
    return work()
  } catch (thrown) {
    close()
    throw thrown
  }
}
