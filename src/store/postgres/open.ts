/** Opens a database in PostgreSQL, with everything that the program asks of it. */
import { sql } from 'drizzle-orm'
import type { Partition } from '../../cluster/ports.js'
import { createSlices } from '../archive/slices.js'
import type { Cluster, OpenOptions, OpenStore } from '../ports.js'
import { createArchives } from './archive/archives.js'
import { createArchiving } from './archive/archiving.js'
import { changeBy, concerns, createChanges } from './changes.js'
import { haveOthersEntered } from './cluster/entering.js'
import { createExclusive } from './cluster/exclusive.js'
import { createLooking } from './cluster/looking.js'
import { createShardRegistry } from './cluster/shard-registry.js'
import { createCensus } from './counts.js'
import { type LeasedDatabase, leaseDatabase } from './database.js'
import type { Link } from './link.js'
import { TABLES_CHANGED } from './notices.js'
import { ALL } from './partitions.js'
import { createPlaces } from './places.js'
import { createRecount } from './recount.js'
import { addResult } from './standings/results.js'
import { createStandings } from './standings/standings.js'
import { createForgetting } from './tables/forgetting.js'
import type { Parts } from './tables/parts.js'
import { createPosts } from './tables/posts.js'
import { createSettings } from './tables/settings.js'
import { createStore } from './tables/tables.js'

type Ports = Omit<OpenStore, 'guard' | 'traffic' | 'cluster' | 'close'>

/** Opens the database at `url`, and brings it up to date. Throws {@link StoreUnavailable}. */
export async function openPostgres(url: string, options: OpenOptions = {}): Promise<OpenStore> {
  const held = await leaseDatabase(url, options)
  const { link, guard, close } = held
  const parts = partsOn(link)
  const within = dividing(held, parts)
  const ports: Ports = { ...within(ALL), ...wholeOn(link, parts) }
  return { ...ports, guard, traffic: link.traffic, cluster: clusterOn(url, held, within), close }
}

/** What is asked of the database on a link, for a program that others need not know of. */
export function portsOn(link: Link, changedElsewhere: () => boolean): Ports {
  const parts = partsOn(link)
  return { ...partitionOn(link, { ...parts, changedElsewhere }, ALL), ...wholeOn(link, parts) }
}

type StoreParts = Omit<Parts, 'changedElsewhere'>

function partsOn(link: Link): StoreParts {
  const slices = createSlices()
  return {
    places: createPlaces(link.db),
    archives: createArchives(),
    archiving: createArchiving(link, slices),
    addResult,
    forgetting: createForgetting(link, slices),
  }
}

/** What is asked for the servers of a partition. */
function partitionOn(link: Link, parts: Parts, partition: Partition): Pick<OpenStore, 'store' | 'posts'> {
  return { store: createStore(link, parts, partition), posts: createPosts(link, parts.places, partition) }
}

/** What is asked for all servers. */
function wholeOn(link: Link, { archives }: StoreParts): Omit<Ports, 'store' | 'posts'> {
  return {
    standings: createStandings(link),
    settings: createSettings(link),
    recount: createRecount(link, archives),
    census: createCensus(link),
  }
}

/** Stores for partitions. Each hears of the changes of all others, in this process and elsewhere, that concern its partition. */
function dividing({ lease, link, listen }: LeasedDatabase, parts: StoreParts): Cluster['within'] {
  const changes = createChanges()
  listen(TABLES_CHANGED, changes.hear)
  let stores = 0
  return (partition) => {
    const own = changeBy(`${lease.id} ${++stores}`)
    const forgetting: Parts['forgetting'] = {
      ...parts.forgetting,
      async forget(userId, names) {
        const forgotten = await parts.forgetting.forget(userId, names)
        // Others may hold finished tables in memory that still name the user. If none named them, nobody is told.
        if (forgotten.tableIds.length > 0) await link.db.execute(sql`select pg_notify(${TABLES_CHANGED}, ${own})`)
        return forgotten
      },
    }
    const changedElsewhere = changes.watch((told) => told !== own && concerns(told, partition))
    return partitionOn(link, { ...parts, forgetting, changedElsewhere }, partition)
  }
}

function clusterOn(url: string, held: LeasedDatabase, within: Cluster['within']): Cluster {
  const { lease, link, database } = held
  return {
    registry: createShardRegistry(held),
    within,
    oneAtATime: createExclusive({ url, lease, database }),
    othersPlay: () => haveOthersEntered({ lease, database, look: createLooking(link, lease.id) }),
    async isAlone() {
      const { rows } = await link.db.execute(sql`select from processes where id <> ${lease.id} limit 1`)
      return rows.length === 0
    },
  }
}
