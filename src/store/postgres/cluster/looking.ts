/** Sees which processes there are and who holds which shard, and takes what they had from those that are no more. */
import { sql } from 'drizzle-orm'
import type { Holding } from '../../../cluster/ports.js'
import { often } from '../connection/prepared.js'
import type { Db, Link } from '../link.js'
import { createDeathWatch, dismiss, endConnections, freeShards, SEEN, type Seen, STRANGERS } from './evicting.js'

interface SeenProcess extends Seen {
  /** Null if it takes no shards. */
  readonly application: string | null
  /** Null if it takes no shards. */
  readonly rules: number | null
  readonly isLeaving: boolean
}

export interface Sight {
  /** In the order in which they started. */
  readonly processes: readonly SeenProcess[]
  readonly shards: readonly Holding[]
  /** The ids of processes that are no more and have connections. */
  readonly strangers: readonly string[]
}

const PROCESSES = sql`(select coalesce(json_agg(json_build_object('id', id, 'application', application, 'rules', rules,
  'isLeaving', leaving, 'isSilent', ${SEEN.isSilent}, 'isAbsent', ${SEEN.isAbsent}) order by started_at, id), '[]') from processes)`

const FREE_MS = sql`case when holder is null
  then greatest(0, round(extract(epoch from clock_timestamp() - freed_at) * 1000)) else 0 end`

const SHARDS = sql`(select coalesce(json_agg(json_build_object('shard', shard, 'holder', holder, 'rules', rules,
  'freeMs', ${FREE_MS}) order by shard), '[]') from shards)`

/** All in one statement, because every process asks this all the time. */
const SIGHT = sql`select ${PROCESSES} as processes, ${SHARDS} as shards, ${STRANGERS} as strangers`

async function sightOf(db: Db): Promise<Sight> {
  const [sight] = (await often(db, SIGHT)).rows
  return sight
}

/** The processes that hold shards and are no more. */
export const leftBehind = ({ processes, shards }: Sight): readonly string[] => {
  const known = new Set(processes.map(({ id }) => id))
  return [...new Set(shards.flatMap(({ holder }) => (holder === null || known.has(holder) ? [] : [holder])))]
}

/** What it returns is to be called again and again. `self` is the process that looks. */
export function createLooking({ db, trouble }: Pick<Link, 'db' | 'trouble'>, self: string): () => Promise<Sight> {
  const { deadAmong, blind } = createDeathWatch()
  return async () => {
    const sight = await sightOf(db).catch((thrown: unknown) => {
      if (trouble() !== null) blind()
      throw thrown
    })
    const { processes, strangers } = sight
    // A process that has slept may find itself silent. It is not, as long as it is in the table.
    const gone = await dismiss(db, deadAmong(processes.filter(({ id }) => id !== self)), self)
    const holders = leftBehind({ ...sight, processes: processes.filter(({ id }) => !gone.includes(id)) })
    if (gone.length + strangers.length + holders.length === 0) return sight
    await endConnections(db, [...strangers, ...gone])
    await freeShards(db, holders, self)
    return sightOf(db)
  }
}
