/** Counts for the operator's metrics. */
import { sql } from 'drizzle-orm'
import type { StoredStatus } from '../../tables/model/ports.js'
import type { Census } from '../ports.js'
import type { Link } from './link.js'
import { guilds, outbox, tables } from './schema/schema.js'

/** Numbers that fit into 53 bits are numbers, and not text. */
const all = (status: StoredStatus) => sql<number>`(count(*) filter (where ${tables.status} = ${status}))::float8`
const numbered = sql<number>`(select coalesce(sum(games), 0)::float8 from ${guilds})`
const queued = sql<number>`(select count(*)::float8 from ${outbox})`

/** Counts tables. This is fast however many games are over, because each server counts its finished games. */
export function createCensus({ db }: Pick<Link, 'db'>): () => Promise<Census> {
  return async () => {
    const [counted] = await db
      .select({
        tables: {
          lobby: all('lobby'),
          playing: all('playing'),
          over: numbered,
          cancelled: all('cancelled'),
          quarantined: all('quarantined'),
        },
        queued,
      })
      .from(tables)
      // Worded exactly like the partial index.
      .where(sql`status <> 'over'`)
    if (counted === undefined) throw new Error('nothing was counted')
    return counted
  }
}
