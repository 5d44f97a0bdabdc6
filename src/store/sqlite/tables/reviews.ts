/** Looks back at finished games, in SQLite. */
import { eq, sql } from 'drizzle-orm'
import type { Review } from '../../../tables/model/review.js'
import { MOST_TRIES, reviewIn } from '../../reviews.js'
import type { Db } from '../schema/db.js'
import { reviews } from '../schema/schema.js'
import { bound, value } from '../schema/statements.js'

export interface Reviews {
  /** Queues a table that has just ended. Called inside a transaction. */
  enlist(tableId: string): void
  next(): string | null
  put(tableId: string, bytes: Buffer): void
  drop(tableId: string): void
  /** Null for a table without a review, or with one that cannot be read. */
  read(tableId: string): Review | null
}

export function prepareReviews(db: Db): Reviews {
  const ofTable = eq(reviews.tableId, value('tableId'))
  const enlist = db
    .insert(reviews)
    .values({ tableId: value('tableId') })
    .onConflictDoUpdate({ target: reviews.tableId, set: { tries: 0, content: sql`null` } })
    .prepare()
  const first = sql`(select table_id from reviews where content is null order by tries, rowid limit 1)`
  const begin = db
    .update(reviews)
    .set({ tries: sql`tries + 1` })
    .where(sql`table_id = ${first}`)
    .returning({ tableId: reviews.tableId, tries: reviews.tries })
    .prepare()
  const put = db
    .update(reviews)
    .set({ content: bound('bytes') })
    .where(ofTable)
    .prepare()
  const drop = db.delete(reviews).where(ofTable).prepare()
  const find = db.select({ content: reviews.content }).from(reviews).where(ofTable).prepare()

  return {
    enlist: (tableId) => void enlist.run({ tableId }),
    next() {
      for (let begun = begin.get(); begun !== undefined; begun = begin.get()) {
        if (begun.tries <= MOST_TRIES) return begun.tableId
        drop.run({ tableId: begun.tableId })
      }
      return null
    },
    put: (tableId, bytes) => void put.run({ tableId, bytes }),
    drop: (tableId) => void drop.run({ tableId }),
    read(tableId) {
      const content = find.get({ tableId })?.content ?? null
      return content === null ? null : reviewIn(content)
    },
  }
}
