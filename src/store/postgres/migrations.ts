/** The migrations from an empty database to the present schema, and which of them a database has applied. */
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate as applyAll } from 'drizzle-orm/node-postgres/migrator'
import { migrationsFolder } from '../migrations-folder.js'
import { drizzleOn } from './connection/drizzle.js'
import type { Session } from './connection/session.js'

const MIGRATIONS_FOLDER = migrationsFolder('postgres')

/** The table in which drizzle records applied migrations. */
const TAKEN = 'drizzle.__drizzle_migrations'

/** How long one statement of a migration may take. */
const STATEMENT_MS = 3_600_000

/** What a database holds: nothing, tables of another program, or our tables in some version. */
export type Shape = 'empty' | 'foreign' | 'older' | 'present' | 'newer'

/** Tables of extensions do not count. */
const TABLES = `select from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'm')
  and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e') limit 1`

export async function shapeOf(session: Session): Promise<Shape> {
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map(({ folderMillis }) => folderMillis)
  const taken = await takenIn(session)
  if (taken.length === 0) return (await session.ask(TABLES)).rows.length === 0 ? 'empty' : 'foreign'
  if (taken[0] !== known[0]) return 'foreign'
  if (!taken.every((at) => known.includes(at))) return 'newer'
  return taken.length < known.length ? 'older' : 'present'
}

/** A migration is identified by the moment it was written, as in drizzle. */
async function takenIn(session: Session): Promise<readonly number[]> {
  const { rows } = await session.ask('select to_regclass($1) is not null as "exists"', [TAKEN])
  if (rows[0]?.exists !== true) return []
  const taken = await session.ask(`select created_at::float8 as at from ${TAKEN} order by created_at`)
  return taken.rows.map(({ at }) => at)
}

/** The statements that make an empty database a present one, for a transaction that does more than that. */
export function creation(): readonly string[] {
  const steps = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).flatMap(({ sql, hash, folderMillis }) => [
    ...sql,
    `insert into ${TAKEN} (hash, created_at) values ('${hash}', ${folderMillis})`,
  ])
  const taken = `create table if not exists ${TAKEN} (id serial primary key, hash text not null, created_at bigint)`
  return ['create schema if not exists drizzle', taken, ...steps]
}

/** Applies what is missing, all of it or nothing. */
export async function migrate(session: Session): Promise<void> {
  const db = drizzleOn((statement, values) => session.ask(statement, values, STATEMENT_MS))
  await applyAll(db, { migrationsFolder: MIGRATIONS_FOLDER })
}
