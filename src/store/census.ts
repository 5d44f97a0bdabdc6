/** How much there is: for the operator's numbers. */
import { count } from 'drizzle-orm'
import type { StoredStatus } from '../tables/ports.js'
import type { Db } from './db.js'
import { outbox, tables } from './schema.js'

export interface Census {
  readonly tables: Readonly<Record<StoredStatus, number>>
  /** Announcements that channels have not heard yet. */
  readonly queued: number
}

const NONE: Census['tables'] = { lobby: 0, playing: 0, over: 0, cancelled: 0, quarantined: 0 }

/** Counts; cheap however much is stored, because an index has all of it. */
export function createCensus(db: Db): () => Census {
  const byStatus = db.select({ status: tables.status, tables: count() }).from(tables).groupBy(tables.status).prepare()
  const queued = db.select({ announcements: count() }).from(outbox).prepare()
  return () => {
    return {
      tables: { ...NONE, ...Object.fromEntries(byStatus.all().map((line) => [line.status, line.tables])) },
      queued: queued.get()?.announcements ?? 0,
    }
  }
}
