import type Database from 'better-sqlite3'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'

/** The database as drizzle sees it, with the connection beneath for pragmas: drizzle would make each of them anew. */
export type Db = BetterSQLite3Database & { readonly $client: Database.Database }
