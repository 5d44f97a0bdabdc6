import type { Change, Store } from '../../../tables/model/ports.js'
import { hasEnded } from '../../rows.js'
import type { Db, Link } from '../link.js'
import { ALL } from '../partitions.js'
import type { Place } from '../places.js'
import { createCertain } from './certainty.js'
import { createCreating } from './creating.js'
import { createFinding } from './finding.js'
import type { Parts } from './parts.js'
import { createQueue } from './queue.js'
import { createReviews, enlistForReview } from './reviews.js'
import { createStoredTables } from './stored-tables.js'
import { advance, drop, latestChange, lock, putOutcome, putReminded, setAside, unqueue } from './writing.js'

/**
 * Tables in PostgreSQL. A change is one statement, unless it ends a game, changes an ended table, or reminds somebody. The number
 * of statements per change does not depend on how much is stored. What asks for all tables or the next one asks for those of the
 * partition's servers.
 */
export function createStore(link: Link, parts: Parts, partition = ALL): Store {
  const { db } = link
  const { places, archiving, forgetting } = parts
  const finding = createFinding(db, places, partition)
  const reviews = createReviews(db, places, partition)
  const certain = createCertain((place) => latestChange(db, place))

  /** Whether a change of a table was stored. False if there is no such table. */
  async function changed(tableId: string, change: (place: Place, changeId: string) => Promise<boolean>): Promise<boolean> {
    const place = await places.of(tableId)
    return place !== null && certain(place, (changeId) => change(place, changeId))
  }

  return {
    ...createStoredTables(db, parts),
    ...finding,
    ...createQueue(db, places, partition),
    create: createCreating(db, { places, certain, finding }),
    async append(change) {
      const isStored = await changed(change.tableId, (place, changeId) =>
        isPlain(change)
          ? advance(db, place, change, changeId)
          : link.transaction((within) => advanceFurther(within, parts, { place, change, changeId })),
      )
      return isStored ? 'stored' : 'conflict'
    },
    quarantine: (tableId, reason) => changed(tableId, (place, changeId) => setAside(db, place, reason, changeId)),
    discard: (tableId, at) =>
      changed(tableId, (place, changeId) =>
        link.transaction(async (within) => {
          const isDiscarded = await drop(within, place, at, changeId)
          if (isDiscarded) await archiving.enlist(within, place, at)
          return isDiscarded
        }),
      ),
    archiveNext: (now) => archiving.next(now, partition),
    nextReview: reviews.next,
    putReview: reviews.put,
    review: reviews.read,
    forget: (userId, names) => forgetting.forget(userId, names),
    changedElsewhere: () => parts.changedElsewhere(),
    async delivered(tableId, ids) {
      const place = await places.of(tableId)
      if (place !== null) await unqueue(db, place, ids)
    },
  }
}

/** Whether a change is stored by one statement. */
function isPlain({ expected, row, outcome, report, reminded }: Change): boolean {
  return !hasEnded(expected.status) && !hasEnded(row.status) && outcome === null && report === null && reminded.length === 0
}

interface Advancing {
  readonly place: Place
  readonly change: Change
  readonly changeId: string
}

/**
 * Stores any change, inside a transaction. The table's row is locked first, then the server's row by its standings, then users,
 * so that no two changes can wait for each other.
 */
async function advanceFurther(db: Db, parts: Parts, { place, change, changeId }: Advancing): Promise<boolean> {
  const { expected, row, at, outcome, report, reminded } = change
  // Only a table that is repaired changes after its end.
  if (hasEnded(expected.status)) {
    if (!(await lock(db, place, expected))) return false
    await parts.archives.restore(db, place)
  }
  if (!(await advance(db, place, change, changeId))) return false
  if (outcome !== null) {
    await putOutcome(db, place, outcome)
    await enlistForReview(db, place)
  }
  if (hasEnded(row.status)) await parts.archiving.enlist(db, place, at)
  if (report !== null) await parts.addResult(db, place, report)
  if (reminded.length > 0) await putReminded(db, reminded, at)
  return true
}
