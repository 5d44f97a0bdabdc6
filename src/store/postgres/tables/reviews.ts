/** Looks back at finished games, in PostgreSQL. */
import { and, sql } from 'drizzle-orm'
import type { Partition } from '../../../cluster/ports.js'
import type { Announcement } from '../../../tables/model/announcement.js'
import type { Review } from '../../../tables/model/review.js'
import { compressed, MOST_TRIES, reviewIn } from '../../reviews.js'
import type { Db } from '../link.js'
import { inPartition } from '../partitions.js'
import { isAt, isOf, type Place, type Places, placeOf } from '../places.js'
import { outbox, reviews, tables } from '../schema/schema.js'

export interface Reviews {
  next(): Promise<string | null>
  /** Stores what was found and queues its announcement, or drops it if there is nothing to find. */
  put(tableId: string, review: Review | null, position: number): Promise<void>
  /** Null for a table without a review, or with one that cannot be read. */
  read(tableId: string): Promise<Review | null>
}

/** Queues a table that has just ended, inside a transaction. */
export async function enlistForReview(db: Db, place: Place): Promise<void> {
  await db
    .insert(reviews)
    .values(place)
    .onConflictDoUpdate({ target: [reviews.guildId, reviews.tableId], set: { tries: 0, content: null } })
}

/** The next one to begin is one of the partition's servers. */
export function createReviews(db: Db, places: Places, partition: Partition): Reviews {
  /** The one to begin next, unless another program is just beginning it. */
  const first = sql`(select guild_id, table_id from ${reviews} where ${and(sql`content is null`, inPartition(reviews.guildId, partition))}
    order by tries, nth limit 1 for update skip locked)`

  return {
    async next() {
      for (;;) {
        const [begun] = await db
          .update(reviews)
          .set({ tries: sql`tries + 1` })
          .where(sql`(guild_id, table_id) = ${first}`)
          .returning({ guildId: reviews.guildId, tableId: reviews.tableId, tries: reviews.tries })
        if (begun === undefined) return null
        places.note(begun)
        if (begun.tries <= MOST_TRIES) return begun.tableId
        await db.delete(reviews).where(isOf(reviews, begun))
      }
    },
    async put(tableId, review, position) {
      const place = await placeOf(places, tableId)
      if (review === null) {
        await db.delete(reviews).where(isOf(reviews, place))
        return
      }
      const put = db
        .update(reviews)
        .set({ content: await compressed(review) })
        .where(isOf(reviews, place))
      const announcement: Announcement = { kind: 'reviewed', position }
      // The table's row is locked, so that its announcements are numbered in the order in which they are committed.
      const at = db.select({ guildId: tables.guildId, tableId: tables.id }).from(tables).where(isAt(place)).for('no key update')
      await db.execute(sql`
        with stored as ${put}, place as ${at}
        insert into ${outbox} (guild_id, table_id, announcement)
        select guild_id, id, ${sql.param(announcement, outbox.announcement)} from place`)
    },
    async read(tableId) {
      const place = await places.of(tableId)
      if (place === null) return null
      const [found] = await db.select({ content: reviews.content }).from(reviews).where(isOf(reviews, place))
      return found?.content == null ? null : reviewIn(found.content)
    },
  }
}
