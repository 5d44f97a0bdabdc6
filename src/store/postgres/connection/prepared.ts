/** Statements that are sent again and again. Every connection has them parsed and planned once, under a name. */
import { createHash } from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { QueryResult } from 'pg'

const DIALECT = new PgDialect()

/** Made from the text, because a name must never stand for two texts on one connection. */
const nameOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 24)

/**
 * Runs a prepared statement. A connection keeps every variant of its text, so there must be few of them, whatever is stored or
 * asked. The server may plan it without regard to its values, so the same index must serve all of them.
 */
export function often(db: NodePgDatabase, statement: SQL): Promise<QueryResult> {
  const query = DIALECT.sqlToQuery(statement)
  const prepared = db._.session.prepareQuery<{ execute: QueryResult; all: unknown; values: unknown }>(
    query,
    undefined,
    nameOf(query.sql),
    false,
  )
  return prepared.execute()
}
