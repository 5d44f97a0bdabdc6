/** The file in SQLite to which a database is moved. It is written beside its place and put there once it is complete. */
import { existsSync, realpathSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import Database from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import { BESIDE, makeDraft } from '../../sqlite/file/draft.js'
import { inspectFile, makeFolder, takeFile } from '../../sqlite/file/file.js'
import { MIGRATIONS_FOLDER, readMigrations, untakenMigrations } from '../../sqlite/migrations.js'
import { StoreUnavailable } from '../../unavailable.js'
import { MoveFailed, type Target } from '../ends.js'
import { isEmpty, prepareReading, rowsIn } from './reading.js'
import { refusedFile } from './refused-file.js'
import { prepareWriting } from './writing.js'

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
  const draft = makeDraft(path)
  const database = new Database(draft.path)
  const close = () => {
    database.close()
    draft.discard()
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
        if (isNew && existsSync(path)) throw new MoveFailed(`There is a file ${path} by now: choose another name with --to.`)
        draft.putInPlace()
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
