import type { Store } from '../../../tables/model/ports.js'
import { createSlices } from '../../archive/slices.js'
import { compressed } from '../../reviews.js'
import { hasEnded } from '../../rows.js'
import { usersOfChange, usersOfNew } from '../../standings/users-of.js'
import { codeOf } from '../../unavailable.js'
import { prepareArchives } from '../archive/archives.js'
import { prepareArchiving } from '../archive/archiving.js'
import type { LogKeeping } from '../file/checkpoints.js'
import type { Disk } from '../file/disk.js'
import { createLasting, emptyLog, noted } from '../file/durability.js'
import type { Db } from '../schema/db.js'
import { prepareOccurring } from '../standings/occurring.js'
import { prepareAddResult } from '../standings/results.js'
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
  const addResult = prepareAddResult(db)
  const occurring = prepareOccurring(db)
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
    async create(table, announcements = [], most = Number.POSITIVE_INFINITY) {
      const busyWith = async () => {
        const tableId = await finding.liveIn(table.channelId)
        return tableId === null ? null : ({ kind: 'channel-busy', tableId } as const)
      }
      try {
        const created = await lasting(() =>
          transaction((): Awaited<ReturnType<Store['create']>> => {
            if (writing.hosted(table) >= most) return { kind: 'hosts-too-many' }
            if (!writing.table(table)) return { kind: 'id-taken' }
            writing.seats(table.id, table.seats)
            if (table.pledge !== null) writing.pledge(table.id, table.pledge)
            for (const announcement of announcements) writing.queue(table.id, announcement)
            occurring.note(table.id, usersOfNew(table, announcements))
            return { kind: 'created' }
          }),
        )
        // A table in the channel is the answer that helps more: even a host of too many can join it.
        return (created.kind === 'hosts-too-many' ? await busyWith() : null) ?? created
      } catch (thrown) {
        // The unique index on live tables refused it.
        const busy = codeOf(thrown) === 'SQLITE_CONSTRAINT_UNIQUE' ? await busyWith() : null
        if (busy === null) throw thrown
        return busy
      }
    },
    async append(change) {
      const { tableId, expected, row } = change
      return lasting(() =>
        transaction(() => {
          // Only a table that is repaired changes after its end.
          if (hasEnded(expected.status)) {
            if (!writing.isAsExpected(change)) return 'conflict'
            archives.restore(tableId)
          }
          if (!writing.advance(change)) return 'conflict'
          if (change.seats !== null) writing.seats(tableId, change.seats)
          if (change.shares !== null) writing.shares(tableId, change.shares)
          for (const entry of change.entries) writing.entry(tableId, entry)
          if (change.snapshot !== null) writing.snapshot(tableId, change.snapshot)
          if (change.outcome !== null) writing.outcome(tableId, change.outcome)
          if (change.outcome !== null) reviews.enlist(tableId)
          if (change.report !== null) addResult(tableId, change.report)
          for (const userId of change.reminded) writing.reminded(userId, change.at)
          for (const announcement of change.announcements) writing.queue(tableId, announcement)
          occurring.note(tableId, usersOfChange(change))
          if (hasEnded(row.status)) archiving.enlist(tableId, change.at)
          return 'stored'
        }),
      )
    },
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
