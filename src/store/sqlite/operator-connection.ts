/** A second connection to a database that the bot may be using. It shows an operator the tables and what may be done to them. */
import { existsSync, realpathSync } from 'node:fs'
import Database from 'better-sqlite3'
import { desc, eq, inArray, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import type { OperatorConnection } from '../ports.js'
import { StoreUnavailable } from '../unavailable.js'
import { prepareArchives } from './archive/archives.js'
import { inspectFile, unreadable } from './file/file.js'
import { readMigrations, untakenMigrations } from './migrations.js'
import { log, outbox, seats, snapshots, tables } from './schema/schema.js'
import { createStore } from './tables/tables.js'

/** How long a statement waits for the bot. */
const BUSY_MS = 5_000

/**
 * Opens an existing database with the present schema, `readonly` or not. The bot is not affected. Throws
 * {@link StoreUnavailable}.
 */
export function openFileForOperator(path: string, readonly: boolean): OperatorConnection {
  if (!existsSync(path)) {
    throw new StoreUnavailable('missing', `There is no database at ${path}: set DATABASE_PATH to the file that the bot uses.`)
  }
  const file = realpathSync(path)
  const migrations = readMigrations()
  inspectFile(file, migrations)
  try {
    const database = new Database(file, { readonly, timeout: BUSY_MS })
    try {
      if (untakenMigrations(database, migrations) > 0) {
        const advice = 'start the bot once, so that it is brought up to date.'
        throw new StoreUnavailable('older', `The database ${path} was last used by an older version of this program: ${advice}`)
      }
      database.pragma('foreign_keys = ON')
      if (!readonly) for (const pragma of ['synchronous = FULL', 'secure_delete = ON']) database.pragma(pragma)
      return connectionOn(database)
    } catch (thrown) {
      database.close()
      throw thrown
    }
  } catch (cause) {
    throw cause instanceof StoreUnavailable ? cause : unreadable(file, cause)
  }
}

function connectionOn(database: Database.Database): OperatorConnection {
  const db = drizzle(database)
  const { id, gameId, guildId, channelId, status, position, createdAt, changedAt, quarantine } = tables
  const players = sql<number>`(select count(*) from ${seats} where ${seats.tableId} = ${tables.id})`
  const line = { id, gameId, guildId, channelId, status, position, players, createdAt, changedAt, quarantine }
  const { locale, capacity, pace, begunUnder, wakeAt } = tables
  const details = {
    ...line,
    ...{ locale, capacity, pace, begunUnder, wakeAt },
    savedUnder: snapshots.rulesVersion,
    logEntries: sql<number>`(select count(*) from ${log} where ${log.tableId} = ${tables.id})`,
    queued: sql<number>`(select count(*) from ${outbox} where ${outbox.tableId} = ${tables.id})`,
  }
  const archives = prepareArchives(db)
  return {
    list: async (statuses) =>
      db
        .select(line)
        .from(tables)
        .where(inArray(status, [...statuses]))
        .orderBy(desc(changedAt))
        .all(),
    async show(tableId) {
      const row = db
        .select(details)
        .from(tables)
        .leftJoin(snapshots, eq(snapshots.tableId, tables.id))
        .where(eq(id, tableId))
        .get()
      if (row === undefined) return null
      // No entry of a broken archive can be read.
      const archived = archives.readIfWhole(tableId)
      const fromArchive =
        archived === null ? {} : { logEntries: archived.log.length, savedUnder: archived.snapshot?.rulesVersion ?? null }
      const seated = { seat: seats.seat, id: seats.userId, name: seats.userName, place: seats.place }
      return {
        ...row,
        ...fromArchive,
        seats: db.select(seated).from(seats).where(eq(seats.tableId, tableId)).orderBy(seats.seat).all(),
      }
    },
    store: createStore(db),
    close: async () => void database.close(),
  }
}
