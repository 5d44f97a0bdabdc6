import type { Store } from '../../../tables/model/ports.js'
import { createSlices } from '../../archive/slices.js'
import { compressed } from '../../reviews.js'
import { prepareArchives } from '../archive/archives.js'
import { prepareArchiving } from '../archive/archiving.js'
import type { LogKeeping } from '../file/checkpoints.js'
import type { Disk } from '../file/disk.js'
import { createLasting, emptyLog, noted } from '../file/durability.js'
import type { Db } from '../schema/db.js'
import { prepareAppending } from './appending.js'
import { prepareCreating } from './creating.js'
import { prepareFinding } from './finding.js'
import { prepareForgetting } from './forgetting.js'
import { prepareQueue } from './queue.js'
import { prepareReviews } from './reviews.js'
import { prepareStoredTables } from './stored-tables.js'
import { prepareWriting } from './writing.js'

/** Leaves the write-ahead log to SQLite, until it is to be emptied. */
const leftToSqlite = ({ $client }: Db): LogKeeping => ({ step: async () => {}, emptyLog: async () => emptyLog($client) })

/**
 * Tables in SQLite. Every statement is prepared once, and the number of statements per change does not depend on how much is
 * stored. Changes of tables wait for `disk` without blocking. Without a `disk`, and for everything else, the database itself
 * waits.
 */
export function createStore(db: Db, disk: Disk | null = null, logKeeping: LogKeeping = leftToSqlite(db)): Store {
  const stored = prepareStoredTables(db)
  const finding = prepareFinding(db)
  const writing = prepareWriting(db)
  const archives = prepareArchives(db)
  const slices = createSlices()
  const archiving = prepareArchiving(db, slices)
  const forgetting = prepareForgetting(db, slices, logKeeping)
  const reviews = prepareReviews(db)
  const lasting = createLasting(db, disk)
  const transaction = <T>(work: () => T): T => db.transaction(work, { behavior: 'immediate' })

  return {
    ...finding,
    ...prepareQueue(db),
    create: prepareCreating(db, { finding, writing, lasting }),
    append: prepareAppending(db, { writing, archives, archiving, reviews, lasting }),
    quarantine: async (tableId, reason) => transaction(() => writing.quarantine(tableId, reason)),
    load: async (tableId) => stored.table(tableId),
    discard: async (tableId, at) =>
      transaction(() => {
        const isDiscarded = writing.discard(tableId, at)
        if (isDiscarded) archiving.enlist(tableId, at)
        return isDiscarded
      }),
    archiveNext: (now) => archiving.next(now),
    nextReview: async () => noted(db, reviews.next),
    async putReview(tableId, review, position) {
      const bytes = review === null ? null : await compressed(review)
      const write = () => {
        if (bytes === null) return reviews.drop(tableId)
        reviews.put(tableId, bytes)
        writing.queue(tableId, { kind: 'reviewed', position })
      }
      noted(db, () => transaction(write))
    },
    review: async (tableId) => reviews.read(tableId),
    forget: (userId, names) => forgetting.forget(userId, names),
    changedElsewhere: prepareChangedElsewhere(db),
    log: async (tableId, after) => stored.log(tableId, after),
    delivered: async (tableId, ids) => noted(db, () => writing.unqueue(tableId, ids)),
  }
}

/** Whether another connection has committed since the last call. */
function prepareChangedElsewhere(db: Db): () => boolean {
  const versionOf = db.$client.prepare<[], number>('pragma data_version').pluck()
  let version: number | null = null
  return () => {
    const before = version
    version = versionOf.get() ?? null
    return before !== null && version !== before
  }
}
