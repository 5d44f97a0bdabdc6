import Database from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import type { Standings } from '../standings/ports.js'
import type { Store } from '../tables/ports.js'
import type { Settings } from '../tables/settings.js'
import type { Posts } from '../tables/tables.js'
import { type Census, createCensus } from './census.js'
import type { Db } from './db.js'
import { createDisk, type Sync } from './disk.js'
import { closeToOthers, inspectFile, prepareFile, takeFile, unreadable } from './file.js'
import { createLedger, type Ledger } from './ledger.js'
import { MIGRATIONS_FOLDER, readMigrations } from './migrations.js'
import { createPosts } from './posts.js'
import { createSettings } from './settings.js'
import { createStandings } from './standings.js'
import { createStore } from './tables.js'
import { StoreUnavailable } from './unavailable.js'

/** What the database keeps, by who asks for it. */
export interface OpenStore {
  readonly store: Store
  readonly posts: Posts
  readonly standings: Standings
  readonly settings: Settings
  /** Counts the standings anew. */
  readonly ledger: Ledger
  readonly census: () => Census
  /** Call when nothing is under way any more. */
  close(): void
}

export interface OpenOptions {
  /** Gets every statement that is run, for counting; statements hold what players do and must not be logged. */
  readonly trace?: (statement: string) => void
  /** Brings a file onto the disk, in place of the system's own way. */
  readonly sync?: Sync
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
    closeToOthers(file)
    const database = connect(file, options)
    const db = drizzle(database)
    try {
      settleShape(database, db)
      const disk = createDisk(`${file}-wal`, options.sync)
      const ports = {
        store: createStore(db, disk),
        posts: createPosts(db),
        standings: createStandings(db),
        settings: createSettings(db),
        ledger: createLedger(db),
        census: createCensus(db, disk),
      }
      const close = () => {
        disk.close()
        database.close()
        release()
      }
      return { ...ports, close }
    } catch (cause) {
      database.close()
      throw cause
    }
  } catch (cause) {
    release()
    throw cause instanceof StoreUnavailable ? cause : unreadable(file, cause)
  }
}

function connect(file: string, { trace }: OpenOptions): Database.Database {
  const verbose = trace === undefined ? {} : { verbose: (statement: unknown) => trace(String(statement)) }
  return new Database(file, { timeout: BUSY_MS, ...verbose })
}

function settleShape(database: Database.Database, db: Db): void {
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  // What is erased or changed is overwritten in the file too, as far as that costs no further writing.
  database.pragma('secure_delete = FAST')
  // Steps that rebuild a table drop the old one: nothing may watch the references meanwhile.
  database.pragma('foreign_keys = OFF')
  migrate(db, { migrationsFolder: MIGRATIONS_FOLDER })
  database.pragma('foreign_keys = ON')
}
