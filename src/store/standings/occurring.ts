/** Keeps who occurs where: by it somebody can be forgotten without a look at what others have played. */
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Announcement } from '../../tables/model/announcement.js'
import type { Change, StoredTable } from '../../tables/model/ports.js'
import { isStandIn } from '../../tables/model/stand-in.js'
import type { Db } from '../schema/db.js'
import { occurrences } from '../schema/schema.js'
import { userIdsIn } from './users-in.js'

export interface Occurring {
  /** Notes users of a table; inside a transaction. */
  note(tableId: string, userIds: Iterable<string>): void
  /** Some of the tables in which a user occurs, by id, from after `after` on; fewer than `limit`: there are no more. */
  tablesOf(userId: string, after: string, limit: number): readonly string[]
  /** A user does not occur in a table any more. */
  drop(tableId: string, userId: string): void
}

export function prepareOccurring(db: Db): Occurring {
  const { userId, tableId } = occurrences
  const value = sql.placeholder
  const put = db
    .insert(occurrences)
    .values({ userId: value('userId'), tableId: value('tableId') })
    .onConflictDoNothing()
    .prepare()
  const of = db
    .select({ tableId })
    .from(occurrences)
    .where(and(eq(userId, value('userId')), gt(tableId, value('after'))))
    .orderBy(tableId)
    .limit(value('limit'))
    .prepare()
  const remove = db
    .delete(occurrences)
    .where(and(eq(userId, value('userId')), eq(tableId, value('tableId'))))
    .prepare()
  return {
    note(tableId, userIds) {
      for (const userId of userIds) if (!isStandIn({ id: userId })) put.run({ tableId, userId })
    },
    tablesOf: (userId, after, limit) => of.all({ userId, after, limit }).map(({ tableId }) => tableId),
    drop(tableId, userId) {
      remove.run({ tableId, userId })
    },
  }
}

/** Who occurs in a table as it is first stored, and in what its channel is told. */
export function usersOfNew(
  { host, seats, pledge, affairs }: StoredTable,
  announcements: readonly Announcement[],
): ReadonlySet<string> {
  return userIdsIn([host, seats, pledge?.shares, affairs, announcements])
}

/**
 * Who comes to occur in a table by a change. Entries of the log name only those who had a seat at some time, as any later host has,
 * and came to occur when they sat down: so most presses have nobody to note.
 */
export function usersOfChange({ row, seats, shares, announcements, report }: Change): ReadonlySet<string> {
  return userIdsIn([row.affairs, seats, shares, announcements, report?.credits])
}
