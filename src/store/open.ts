import Database from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import type { Standings } from '../standings/standings.js'
import type { Store } from '../tables/ports.js'
import type { Posts } from '../tables/tables.js'
import { closeToOthers, inspectFile, prepareFile, takeFile, unreadable } from './file.js'
import { MIGRATIONS_FOLDER, readMigrations } from './migrations.js'
import { createPosts } from './posts.js'
import { createStandings } from './standings.js'
import { createStore } from './tables.js'

/** What the database keeps, by who asks for it. */
export interface OpenStore {
  readonly store: Store
  readonly posts: Posts
  readonly standings: Standings
  /** Call when nothing is under way any more. */
  close(): void
}

export interface OpenOptions {
  /** Gets every statement that is run, for counting; statements hold what players do and must not be logged. */
  readonly trace?: (statement: string) => void
}

/** How long a statement waits for another program that writes (a backup being restored, an operator's tool). */
const BUSY_MS = 2_000

/**
 * Opens the SQLite database at `path`, creates it where there is none, and brings it up to the present shape.
 * Throws {@link StoreUnavailable} with one clear sentence if it cannot be used; the file is then as it was.
 */
export function openStore(path: string, options: OpenOptions = {}): OpenStore {
  const file = prepareFile(path)
  const release = takeFile(file)
  try {
    inspectFile(file, readMigrations())
    const database = openDatabase(file, options)
    const db = drizzle(database)
    return {
      store: createStore(db),
      posts: createPosts(db),
      standings: createStandings(db),
      close() {
        database.close()
        release()
      },
    }
  } catch (thrown) {
    release()
    throw thrown
  }
}

function openDatabase(file: string, { trace }: OpenOptions): Database.Database {
  try {
    closeToOthers(file)
    const verbose = trace === undefined ? {} : { verbose: (statement: unknown) => trace(String(statement)) }
    const database = new Database(file, { timeout: BUSY_MS, ...verbose })
    database.pragma('journal_mode = WAL')
    database.pragma('synchronous = FULL')
    // Steps that rebuild a table drop the old one: nothing may watch the references meanwhile.
    database.pragma('foreign_keys = OFF')
    migrate(drizzle(database), { migrationsFolder: MIGRATIONS_FOLDER })
    database.pragma('foreign_keys = ON')
    return database
  } catch (cause) {
    throw unreadable(file, cause)
  }
}
