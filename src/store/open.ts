import Database from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import type { Standings } from '../standings/ports.js'
import type { Store } from '../tables/model/ports.js'
import type { Settings } from '../tables/model/settings.js'
import type { Posts } from '../tables/model/tables.js'
import { type Census, createCensus } from './counts.js'
import { createDisk, type Disk, type Sync } from './file/disk.js'
import { closeToOthers, inspectFile, prepareFile, takeFile, unreadable } from './file/file.js'
import { createGuard, type Guard } from './file/guard.js'
import { createOwner } from './file/owner.js'
import { StoreUnavailable } from './file/unavailable.js'
import { createWitness } from './file/witness.js'
import { MIGRATIONS_FOLDER, readMigrations } from './migrations.js'
import { createLedger, type Ledger } from './recount.js'
import type { Db } from './schema/db.js'
import { createStandings } from './standings/standings.js'
import { createPosts } from './tables/posts.js'
import { createSettings } from './tables/settings.js'
import { createStore } from './tables/tables.js'

/** What the database keeps, by who asks for it. */
export interface OpenStore {
  readonly store: Store
  readonly posts: Posts
  readonly standings: Standings
  readonly settings: Settings
  /** Counts the standings anew. */
  readonly ledger: Ledger
  readonly census: () => Census
  /** Whether what is written is kept. */
  readonly guard: Pick<Guard, 'look' | 'trouble' | 'lost'>
  /** Call when nothing is under way any more. False if the database is lost: `guard` then tells when what it held is saved. */
  close(): boolean
}

export interface OpenOptions {
  /** Gets every statement that is run, for counting; statements hold what players do and must not be logged. */
  readonly trace?: (statement: string) => void
  /** Brings a file onto the disk, in place of the system's own way. */
  readonly sync?: Sync
  /** Hears once when nothing can be stored any more, and why in one sentence; null: it can be again. */
  readonly troubled?: (trouble: string | null) => void
}

/**
 * Databases that were not closed because their files are not theirs any more, or must not be written to: closing one takes what lies
 * beside its name away, and what nobody refers to is closed as well.
 */
const leftOpen: Database.Database[] = []

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
    try {
      return openOn(database, file, options, release)
    } catch (cause) {
      database.close()
      throw cause
    }
  } catch (cause) {
    release()
    throw cause instanceof StoreUnavailable ? cause : unreadable(file, cause)
  }
}

function openOn(database: Database.Database, file: string, options: OpenOptions, release: () => void): OpenStore {
  const { sync, troubled = () => {} } = options
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  const db = drizzle(database)
  settleShape(database, db)
  const witness = createWitness(file)
  const owner = createOwner(database, file, witness.mark)
  const disk = createDisk(`${file}-wal`, sync)
  const guard = createGuard({ file, database, disk, owner, witness, troubled })
  const close = () => {
    disk.close()
    if (guard.release()) {
      database.close()
      witness.close()
    } else leftOpen.push(database)
    release()
    return !guard.isLost()
  }
  const readers = { standings: createStandings(db), ledger: createLedger(db), census: createCensus(db) }
  const ports = { ...portsOf(db, disk, guard), ...readers }
  owner.claim()
  return { ...ports, guard, close }
}

/** The ports through which the bot writes, every write under guard. */
function portsOf(db: Db, disk: Disk, guard: Guard): Pick<OpenStore, 'store' | 'posts' | 'settings'> {
  const guarded =
    <A extends unknown[], T>(write: (...given: A) => Promise<T>) =>
    (...given: A) =>
      guard.write(() => write(...given))
  const [store, posts, settings] = [createStore(db, disk), createPosts(db), createSettings(db)]
  return {
    store: {
      ...store,
      create: guarded(store.create),
      append: guarded(store.append),
      quarantine: guarded(store.quarantine),
      discard: guarded(store.discard),
      forget: guarded(store.forget),
      delivered: guarded(store.delivered),
      archiveNext: guarded(store.archiveNext),
    },
    posts: { ...posts, put: guarded(posts.put), remove: guarded(posts.remove) },
    settings: {
      ...settings,
      setQuiet: guarded(settings.setQuiet),
      sawGuide: guarded(settings.sawGuide),
      setListed: guarded(settings.setListed),
    },
  }
}

function connect(file: string, { trace }: OpenOptions): Database.Database {
  const verbose = trace === undefined ? {} : { verbose: (statement: unknown) => trace(String(statement)) }
  return new Database(file, { timeout: BUSY_MS, ...verbose })
}

function settleShape(database: Database.Database, db: Db): void {
  // What is erased or changed is overwritten in the file too, as far as that costs no further writing.
  database.pragma('secure_delete = FAST')
  // Steps that rebuild a table drop the old one: nothing may watch the references meanwhile.
  database.pragma('foreign_keys = OFF')
  migrate(db, { migrationsFolder: MIGRATIONS_FOLDER })
  database.pragma('foreign_keys = ON')
}
