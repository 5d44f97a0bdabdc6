/** A database in SQLite that is moved. */
import { existsSync, realpathSync } from 'node:fs'
import Database from 'better-sqlite3'
import { inspectFile, takeFile, unreadable } from '../../sqlite/file/file.js'
import { readMigrations, untakenMigrations } from '../../sqlite/migrations.js'
import { StoreUnavailable } from '../../unavailable.js'
import { MoveFailed, type Source } from '../ends.js'
import { countIn, prepareReading, rowsIn } from './reading.js'
import { refusedFile } from './refused-file.js'

/** Opens the database at `path`, which no bot can use meanwhile. It is only read. Throws {@link MoveFailed}. */
export function openSqliteSource(path: string): Source {
  if (!existsSync(path)) throw new MoveFailed(`There is no database at ${path}: name the file that the bot uses with --from.`)
  try {
    const file = realpathSync(path)
    const release = takeFile(file)
    try {
      inspectFile(file, readMigrations())
      const database = connect(file)
      return {
        rows: (table) => rowsIn(database, table),
        count: async (table) => countIn(database, table),
        lastMessage: async () => lastMessageIn(database),
        async close() {
          database.close()
          release()
        },
      }
    } catch (thrown) {
      release()
      throw thrown instanceof StoreUnavailable ? thrown : unreadable(file, thrown)
    }
  } catch (thrown) {
    throw refusedFile(path, thrown)
  }
}

function lastMessageIn(database: Database.Database): number {
  return database.prepare<[], number>(`select seq from sqlite_sequence where name = 'outbox'`).pluck().get() ?? 0
}

function connect(file: string): Database.Database {
  const database = new Database(file, { readonly: true })
  try {
    if (untakenMigrations(database, readMigrations()) > 0) throw new StoreUnavailable('older', 'It is older than this program.')
    prepareReading(database)
    return database
  } catch (thrown) {
    database.close()
    throw thrown
  }
}
