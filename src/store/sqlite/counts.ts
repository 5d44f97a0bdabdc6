/** Counts for the operator's metrics. */
import { count, eq, max } from 'drizzle-orm'
import type { Census } from '../ports.js'
import type { Db } from './schema/db.js'
import { outbox, results, tables } from './schema/schema.js'
import { value } from './schema/statements.js'

/** Counts tables. This is fast however many have ended, because finished games are numbered and never deleted. */
export function createCensus(db: Db): () => Promise<Census> {
  const numbered = db
    .select({ games: max(results.sequence) })
    .from(results)
    .prepare()
  const having = db
    .select({ tables: count() })
    .from(tables)
    .where(eq(tables.status, value('status')))
    .prepare()
  const queued = db.select({ announcements: count() }).from(outbox).prepare()
  const all = (status: 'lobby' | 'playing' | 'quarantined') => having.get({ status })?.tables ?? 0
  return async () => ({
    tables: {
      lobby: all('lobby'),
      playing: all('playing'),
      over: numbered.get()?.games ?? 0,
      quarantined: all('quarantined'),
    },
    queued: queued.get()?.announcements ?? 0,
  })
}
