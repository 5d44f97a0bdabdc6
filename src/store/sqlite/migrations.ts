/** The migrations from an empty database to the present schema, and which of them a database has applied. */
import type Database from 'better-sqlite3'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { migrationsFolder } from '../migrations-folder.js'

export const MIGRATIONS_FOLDER = migrationsFolder('sqlite')

/** The table in which drizzle records applied migrations. */
const TAKEN = '__drizzle_migrations'

/** A migration is identified by the moment it was written, as in drizzle. */
export type Migration = Pick<MigrationMeta, 'folderMillis'>

export function readMigrations(): readonly Migration[] {
  return readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })
}

/** How many migrations a database has yet to apply. */
export function untakenMigrations(database: Database.Database, known: readonly Migration[]): number {
  const names = database.prepare<[], string>(`SELECT name FROM sqlite_master WHERE type = 'table'`).pluck().all()
  if (!names.includes(TAKEN)) return known.length
  const taken = database.prepare<[], number>(`SELECT created_at FROM ${TAKEN}`).pluck().all()
  return known.filter(({ folderMillis }) => !taken.includes(folderMillis)).length
}

/**
 * Whether a database has applied migrations that this program does not know. It is then `newer`, or `foreign` if it is not ours
 * at all. Null otherwise.
 */
export function unknownMigration(database: Database.Database, known: readonly Migration[]): 'newer' | 'foreign' | null {
  const names = database.prepare<[], string>(`SELECT name FROM sqlite_master WHERE type = 'table'`).pluck().all()
  if (!names.includes(TAKEN)) return names.length === 0 ? null : 'foreign'
  const taken = database.prepare<[], number>(`SELECT created_at FROM ${TAKEN} ORDER BY created_at`).pluck().all()
  if (taken.length > 0 && taken[0] !== known[0]?.folderMillis) return 'foreign'
  return taken.every((at) => known.some((migration) => migration.folderMillis === at)) ? null : 'newer'
}
