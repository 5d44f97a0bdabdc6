import { and, asc, eq, sql } from 'drizzle-orm'
import type { Posts } from '../../../tables/model/tables.js'
import { often } from '../connection/prepared.js'
import type { Link } from '../link.js'
import { ALL, inPartition } from '../partitions.js'
import { ASKED_PLACE, isOf, type Places, placeOf } from '../places.js'
import { storable } from '../schema/columns.js'
import { posts } from '../schema/schema.js'
import { list, numbers } from './values.js'

const COLUMNS = { key: posts.key, channelId: posts.channelId, messageId: posts.messageId, toldSince: posts.toldSince }

/** The messages of tables, in PostgreSQL. Of all tables are asked only those of the partition's servers. */
export function createPosts({ db }: Pick<Link, 'db'>, places: Places, partition = ALL): Posts {
  const postAt = db
    .select(COLUMNS)
    .from(posts)
    .where(and(isOf(posts, ASKED_PLACE), eq(posts.key, sql.placeholder('key'))))
    .prepare('post_at')

  return {
    async list(tableId) {
      const place = await places.of(tableId)
      return place === null ? [] : db.select(COLUMNS).from(posts).where(isOf(posts, place)).orderBy(asc(posts.key))
    },
    async find(tableId, key) {
      const place = await places.of(tableId)
      if (place === null) return null
      const [found] = await postAt.execute({ ...place, key })
      return found ?? null
    },
    // Planned for the prefix that is asked for. There is an index of films.
    beginningWith: (prefix) =>
      db
        .select({ tableId: posts.tableId, ...COLUMNS })
        .from(posts)
        .where(and(sql`starts_with(${posts.key}, ${storable(prefix)})`, inPartition(posts.guildId, partition)))
        .orderBy(asc(posts.tableId), asc(posts.key)),
    async put(tableId, ...given) {
      const { guildId } = await placeOf(places, tableId)
      // One statement cannot replace what it has just stored itself.
      const latest = [...new Map(given.map((post) => [storable(post.key), post])).values()]
      if (latest.length === 0) return
      const columns = [
        list(latest.map(({ key }) => key)),
        list(latest.map(({ channelId }) => channelId)),
        list(latest.map(({ messageId }) => messageId)),
        numbers(latest.map(({ toldSince }) => toldSince ?? null)),
      ]
      await often(
        db,
        sql`
        insert into ${posts} (guild_id, table_id, key, channel_id, message_id, told_since)
        select ${guildId}, ${tableId}, post.*
        from unnest(${sql.join(columns, sql`, `)}) as post
        on conflict (guild_id, table_id, key)
        do update set channel_id = excluded.channel_id, message_id = excluded.message_id, told_since = excluded.told_since`,
      )
    },
    async remove(tableId, { key, messageId }) {
      const place = await places.of(tableId)
      if (place !== null)
        await db.delete(posts).where(and(isOf(posts, place), eq(posts.key, key), eq(posts.messageId, messageId)))
    },
  }
}
