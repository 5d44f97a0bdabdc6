/** Opens the database that the settings name. */
import type { OpenOptions, OpenStore, OperatorConnection } from './ports.js'
import { openStore } from './sqlite/open.js'
import { openFileForOperator } from './sqlite/operator-connection.js'

/** Where the database is: the path of a file in SQLite, or the URL of a database in PostgreSQL. */
export type Database = { readonly path: string } | { readonly url: string }

/**
 * Opens the database and brings it up to date. A file is created if there is none. Throws {@link StoreUnavailable} with one clear
 * sentence if it cannot be used. It is then unchanged.
 */
export async function openDatabase(database: Database, options: OpenOptions = {}): Promise<OpenStore> {
  if ('path' in database) return openFile(database.path, options)
  // Loaded only when it is used, so that a bot with a file carries none of it.
  const { openPostgres } = await import('./postgres/open.js')
  return openPostgres(database.url, options)
}

function openFile(path: string, options: OpenOptions): OpenStore {
  const { close, ...ports } = openStore(path, options)
  return { ...ports, traffic: null, cluster: null, close: async () => close() }
}

/**
 * Opens an existing database with the present schema beside the bot, `readonly` or not. The bot is not affected. Throws
 * {@link StoreUnavailable}.
 */
export async function openForOperator(database: Database, readonly: boolean): Promise<OperatorConnection> {
  if ('url' in database) {
    const { openPostgresForOperator } = await import('./postgres/operator-connection.js')
    return openPostgresForOperator(database.url)
  }
  return openFileForOperator(database.path, readonly)
}
