/** Indexes which users occur in which tables, so that a user can be forgotten without searching other tables. */
import { and, eq, gt } from 'drizzle-orm'
import { isPerson } from '../../../tables/model/computer.js'
import type { Db } from '../schema/db.js'
import { occurrences } from '../schema/schema.js'
import { value } from '../schema/statements.js'

export interface Occurring {
  /** Records users of a table. Called inside a transaction. */
  note(tableId: string, userIds: Iterable<string>): void
  /** Up to `limit` tables in which a user occurs, ordered by id, after `after`. Fewer than `limit` means there are no more. */
  tablesOf(userId: string, after: string, limit: number): readonly string[]
  /** Removes a user from the index of a table. */
  drop(tableId: string, userId: string): void
}

export function prepareOccurring(db: Db): Occurring {
  const { userId, tableId } = occurrences
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
      for (const userId of userIds) if (isPerson({ id: userId })) put.run({ tableId, userId })
    },
    tablesOf: (userId, after, limit) => of.all({ userId, after, limit }).map(({ tableId }) => tableId),
    drop(tableId, userId) {
      remove.run({ tableId, userId })
    },
  }
}
