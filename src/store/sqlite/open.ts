import Database from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import type { OpenOptions, OpenStore } from '../ports.js'
import { StoreUnavailable } from '../unavailable.js'
import { createCensus } from './counts.js'
import { type Checkpoints, createCheckpoints } from './file/checkpoints.js'
import { createDisk, type Disk, type Sync } from './file/disk.js'
import { closeToOthers, inspectFile, prepareFile, takeFile, unreadable } from './file/file.js'
import { createGuard, type FileGuard } from './file/guard.js'
import type { LogTransferDeps } from './file/log-transfer.js'
import { createOwner } from './file/owner.js'
import { createWitness } from './file/witness.js'
import { MIGRATIONS_FOLDER, readMigrations } from './migrations.js'
import { createRecount } from './recount.js'
import type { Db } from './schema/db.js'
import { createStandings } from './standings/standings.js'
import { createPosts } from './tables/posts.js'
import { createSettings } from './tables/settings.js'
import { createStore } from './tables/tables.js'

/** An open database file. What its ports ask of it is done without waiting. */
export interface OpenFile extends Omit<OpenStore, 'traffic' | 'cluster' | 'close'> {
  /** As {@link OpenStore.close}, at once. */
  close(): boolean
}

export interface FileOptions extends OpenOptions {
  /** Syncs a file to disk. Defaults to the system's own call. */
  readonly sync?: Sync
}

/**
 * Databases left open because they have lost their files or must not write to them. Closing one would delete the files beside its
 * path, and so would garbage collection if nothing referred to it.
 */
const leftOpen: Database.Database[] = []

/**
 * The size to which the write-ahead log is cut when it begins again, after a checkpoint. It may have grown beyond that while
 * somebody was reading, and erased content would stay in its tail.
 */
const LOG_BYTES = 4 * 2 ** 20

/** How long a statement waits for another program that is writing (a restored backup, an operator's tool). */
const BUSY_MS = 2_000

/**
 * Opens the SQLite database at `path`, creates it if there is none, and applies migrations. Throws {@link StoreUnavailable} with
 * one clear sentence if it cannot be used. The file is then unchanged.
 */
export function openStore(path: string, options: FileOptions = {}): OpenFile {
  const file = prepareFile(path)
  const release = takeFile(file)
  try {
    inspectFile(file, readMigrations())
    closeToOthers(file)
    const database = connect(file, options)
    const reader = new Database(file, { readonly: true })
    try {
      return openOn({ database, reader }, file, options, release)
    } catch (cause) {
      // Whichever is closed last deletes the write-ahead log, which a reader could not.
      reader.close()
      database.close()
      throw cause
    }
  } catch (cause) {
    release()
    throw cause instanceof StoreUnavailable ? cause : unreadable(file, cause)
  }
}

function openOn(
  { database, reader }: Pick<LogTransferDeps, 'database' | 'reader'>,
  file: string,
  options: FileOptions,
  release: () => void,
): OpenFile {
  const { sync, troubled = () => {} } = options
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.pragma(`journal_size_limit = ${LOG_BYTES}`)
  const db = drizzle(database)
  settleShape(database, db)
  const witness = createWitness(file)
  const owner = createOwner(database, file, witness.mark)
  const log = createDisk(`${file}-wal`, sync)
  const disk = createDisk(file, sync)
  const checkpoints = createCheckpoints({ database, reader, isOurs: () => !witness.isGone() && owner.isOwner(), log, disk })
  const guard = createGuard({ file, database, disks: [log, disk], owner, witness, troubled })
  const close = () => {
    log.close()
    const isOurs = guard.release()
    if (checkpoints.close() && isOurs) {
      database.close()
      disk.close()
      witness.close()
    } else leftOpen.push(database, reader)
    release()
    return !guard.isLost()
  }
  const readers = { standings: createStandings(db), recount: createRecount(db), census: createCensus(db) }
  const ports = { ...portsOf(db, log, guard, checkpoints), ...readers }
  owner.claim()
  return { ...ports, guard, close }
}

/** The ports through which the bot writes. Every write is guarded. */
function portsOf(db: Db, log: Disk, guard: FileGuard, checkpoints: Checkpoints): Pick<OpenFile, 'store' | 'posts' | 'settings'> {
  const guarded =
    <A extends unknown[], T>(write: (...given: A) => Promise<T>) =>
    (...given: A) =>
      checkpoints.write(() => guard.write(() => write(...given)))
  const [store, posts, settings] = [createStore(db, log, checkpoints), createPosts(db), createSettings(db)]
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
      nextReview: guarded(store.nextReview),
      putReview: guarded(store.putReview),
    },
    posts: { ...posts, put: guarded(posts.put), remove: guarded(posts.remove) },
    settings: {
      ...settings,
      setQuiet: guarded(settings.setQuiet),
      sawGuide: guarded(settings.sawGuide),
      forgetGuides: guarded(settings.forgetGuides),
      setListed: guarded(settings.setListed),
      setCalls: guarded(settings.setCalls),
      setToldClosed: guarded(settings.setToldClosed),
    },
  }
}

function connect(file: string, { trace }: FileOptions): Database.Database {
  const verbose = trace === undefined ? {} : { verbose: (statement: unknown) => trace(String(statement)) }
  return new Database(file, { timeout: BUSY_MS, ...verbose })
}

function settleShape(database: Database.Database, db: Db): void {
  // Erased content is overwritten in the file too: who is forgotten must not be found in free space, nor in a backup of it.
  database.pragma('secure_delete = ON')
  // Migrations that rebuild a table drop the old one, which foreign keys must not prevent.
  database.pragma('foreign_keys = OFF')
  migrate(db, { migrationsFolder: MIGRATIONS_FOLDER })
  database.pragma('foreign_keys = ON')
}
