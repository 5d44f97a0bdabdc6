/** The steps from an empty database to the present shape, and which of them a database has behind it. */
import { fileURLToPath } from 'node:url'
import type Database from 'better-sqlite3'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Where drizzle keeps the steps that were taken. */
const TAKEN = '__drizzle_migrations'

/** A step is known by the moment it was written, as drizzle does. */
export type Migration = Pick<MigrationMeta, 'folderMillis'>

export function readMigrations(): readonly Migration[] {
  return readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })
}

/** How many of the steps a database has yet to take. */
export function untakenMigrations(database: Database.Database, known: readonly Migration[]): number {
  const names = database.prepare<[], string>(`SELECT name FROM sqlite_master WHERE type = 'table'`).pluck().all()
  if (!names.includes(TAKEN)) return known.length
  const taken = database.prepare<[], number>(`SELECT created_at FROM ${TAKEN}`).pluck().all()
  return known.filter(({ folderMillis }) => !taken.includes(folderMillis)).length
}

/** Whether a database has taken steps that this program does not know: it is `newer`, or not ours at all; else null. */
export function unknownMigration(database: Database.Database, known: readonly Migration[]): 'newer' | 'foreign' | null {
  const names = database.prepare<[], string>(`SELECT name FROM sqlite_master WHERE type = 'table'`).pluck().all()
  if (!names.includes(TAKEN)) return names.length === 0 ? null : 'foreign'
  const taken = database.prepare<[], number>(`SELECT created_at FROM ${TAKEN} ORDER BY created_at`).pluck().all()
  if (taken.length > 0 && taken[0] !== known[0]?.folderMillis) return 'foreign'
  return taken.every((at) => known.some((migration) => migration.folderMillis === at)) ? null : 'newer'
}
