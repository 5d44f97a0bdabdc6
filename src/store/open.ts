/** Opens the database that the settings name. */
import type { OpenOptions, OpenStore } from './ports.js'
import { openStore } from './sqlite/open.js'

/** Where the database is. */
export interface Database {
  /** The path of a file in SQLite. */
  readonly path: string
}

/**
 * Opens the database, creates it if there is none, and brings it up to date. Throws {@link StoreUnavailable} with one clear
 * sentence if it cannot be used. It is then unchanged.
 */
export async function openDatabase({ path }: Database, options: OpenOptions = {}): Promise<OpenStore> {
  const { recount, census, close, ...ports } = openStore(path, options)
  return {
    ...ports,
    recount: {
      isDue: async () => recount.isDue(),
      run: async (gameById, options) => recount.run(gameById, options),
      digests: async () => recount.digests(),
    },
    census: async () => census(),
    close: async () => close(),
  }
}
