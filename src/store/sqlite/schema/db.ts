import type Database from 'better-sqlite3'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'

/** The database as drizzle sees it, with the underlying connection for pragmas. Drizzle would prepare each of them again. */
export type Db = BetterSQLite3Database & { readonly $client: Database.Database }
