/** Drizzle on something that sends statements. */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool, QueryConfig, QueryResult } from 'pg'

/** Sends one statement. */
export type Send = (statement: string | QueryConfig, values?: unknown[]) => Promise<QueryResult>

/**
 * Exceptions of `send` pass through as they are. Drizzle would put the values of the statement, which are what players do, into
 * the message of another one around them.
 */
export function drizzleOn(send: Send): NodePgDatabase {
  const db = drizzle({ query: send } as unknown as Pool)
  const { session } = db._
  const { prepareQuery } = session
  const prepare: typeof prepareQuery = (...given) => {
    const prepared = prepareQuery.apply(session, given)
    Object.defineProperty(prepared, 'queryWithCache', {
      value: (_statement: string, _values: unknown[], run: () => Promise<unknown>) => run(),
    })
    return prepared as never
  }
  session.prepareQuery = prepare
  return db
}
