/** Opens a database in PostgreSQL, with everything that the program asks of it. */
import { createSlices } from '../archive/slices.js'
import type { OpenOptions, OpenStore } from '../ports.js'
import { createArchives } from './archive/archives.js'
import { createArchiving } from './archive/archiving.js'
import { changeBy, createChanges } from './changes.js'
import { createCensus } from './counts.js'
import { holdDatabase } from './database.js'
import type { Link } from './link.js'
import { TABLES_CHANGED } from './notices.js'
import { createPlaces } from './places.js'
import { createRecount } from './recount.js'
import { read, write } from './standings/figures.js'
import { record } from './standings/recording.js'
import { createStandings } from './standings/standings.js'
import { createForgetting } from './tables/forgetting.js'
import { createPosts } from './tables/posts.js'
import { createSettings } from './tables/settings.js'
import { createStore } from './tables/tables.js'

/** Opens the database at `url`, and brings it up to date. Throws {@link StoreUnavailable}. */
export async function openPostgres(url: string, options: OpenOptions = {}): Promise<OpenStore> {
  const { holder, link, guard, listen, close } = await holdDatabase(url, options)
  const changes = createChanges()
  listen(TABLES_CHANGED, changes.hear)
  const ports = portsOn(
    link,
    changes.watch((told) => told !== changeBy(holder.id)),
  )
  return { ...ports, guard, cluster: null, close }
}

/** What is asked of the database on a link. `changedElsewhere` tells whether another program has changed anything. */
export function portsOn(link: Link, changedElsewhere: () => boolean): Omit<OpenStore, 'guard' | 'cluster' | 'close'> {
  const slices = createSlices()
  const places = createPlaces(link.db)
  const archives = createArchives()
  const archiving = createArchiving(link, slices, { read, write })
  const forgetting = createForgetting(link, slices)
  return {
    store: createStore(link, { places, archives, archiving, recording: { record }, forgetting, changedElsewhere }),
    posts: createPosts(link, places),
    standings: createStandings(link),
    settings: createSettings(link),
    recount: createRecount(link, archives),
    census: createCensus(link),
  }
}
