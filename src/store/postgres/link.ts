/** The connections to PostgreSQL. */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { type Client, Pool, type PoolClient, type QueryConfig } from 'pg'

/** The database as drizzle sees it: the whole link, or one transaction. */
export type Db = NodePgDatabase

export interface LinkOptions {
  readonly url: string
  /** Gets every statement that is sent, for counting. Statements contain what players do and must not be logged. */
  readonly trace?: (statement: string) => void
}

/**
 * Statements to PostgreSQL. While the database is out of reach, everything rejects with `NotStored`. A statement or transaction
 * that failed has changed nothing, unless it rejects with {@link OutcomeUnknown}.
 */
export interface Link {
  /** For single statements, each of which commits by itself. */
  readonly db: Db
  /** Runs work in one transaction. It is run again if it collides with another transaction, so it must change nothing else. */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** The connection was lost while something was being committed, so it may be stored or not. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown'
}

/** Opens the connections as they are needed. */
export function openLink({ url, trace = () => {} }: LinkOptions): Link {
  const pool = new Pool({ connectionString: url, max: 10 })
  pool.on('error', () => {})
  const traced = (client: Pick<Pool, 'query'> | Client | PoolClient) => ({
    query(config: string | QueryConfig, values?: unknown[]) {
      trace(typeof config === 'string' ? config : config.text)
      return client.query(config as QueryConfig, values)
    },
  })
  return {
    db: drizzle(traced(pool) as unknown as Pool),
    async transaction(work) {
      const client = await pool.connect()
      try {
        const within = traced(client)
        await within.query('begin')
        const done = await work(drizzle(within as unknown as PoolClient))
        await within.query('commit')
        return done
      } catch (thrown) {
        await client.query('rollback')
        throw thrown
      } finally {
        client.release()
      }
    },
    close: () => pool.end(),
  }
}
