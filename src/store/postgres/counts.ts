/** Counts for the operator's metrics. */
import { and, inArray, sql } from 'drizzle-orm'
import type { Census } from '../ports.js'
import type { Link } from './link.js'
import { guilds, outbox, tables } from './schema/schema.js'

/** The statuses of tables that have not ended. */
const LASTING = ['lobby', 'playing', 'quarantined'] as const

/** Numbers that fit into 53 bits are numbers, and not text. */
const all = (status: (typeof LASTING)[number]) => sql<number>`(count(*) filter (where ${tables.status} = ${status}))::float8`
const numbered = sql<number>`(select coalesce(sum(games), 0)::float8 from ${guilds})`
const queued = sql<number>`(select count(*)::float8 from ${outbox})`

/** Counts tables. This is fast however many have ended, because each server counts its finished games. */
export function createCensus({ db }: Pick<Link, 'db'>): () => Promise<Census> {
  return async () => {
    const [counted] = await db
      .select({
        tables: {
          lobby: all('lobby'),
          playing: all('playing'),
          over: numbered,
          quarantined: all('quarantined'),
        },
        queued,
      })
      .from(tables)
      // Beside them, the words of the partial index.
      .where(and(inArray(tables.status, [...LASTING]), sql`status <> 'over'`))
    if (counted === undefined) throw new Error('nothing was counted')
    return counted
  }
}
