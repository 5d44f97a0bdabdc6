/** How much there is: for the operator's numbers. */
import { count, eq, max, sql } from 'drizzle-orm'
import type { StoredStatus } from '../tables/model/ports.js'
import type { Db } from './schema/db.js'
import { outbox, results, tables } from './schema/schema.js'

export interface Census {
  readonly tables: Readonly<Record<StoredStatus, number>>
  /** Announcements that channels have not heard yet. */
  readonly queued: number
}

/** Counts; cheap however many games are over: those are numbered, and none is ever taken away. */
export function createCensus(db: Db): () => Census {
  const numbered = db
    .select({ games: max(results.sequence) })
    .from(results)
    .prepare()
  const having = db
    .select({ tables: count() })
    .from(tables)
    .where(eq(tables.status, sql.placeholder('status')))
    .prepare()
  const queued = db.select({ announcements: count() }).from(outbox).prepare()
  const all = (status: StoredStatus) => having.get({ status })?.tables ?? 0
  return () => ({
    tables: {
      lobby: all('lobby'),
      playing: all('playing'),
      over: numbered.get()?.games ?? 0,
      cancelled: all('cancelled'),
      quarantined: all('quarantined'),
    },
    queued: queued.get()?.announcements ?? 0,
  })
}
