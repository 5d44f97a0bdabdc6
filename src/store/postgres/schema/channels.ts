/** What tables show in their channels, and what they still have to show. */
import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import type { Announcement } from '../../../tables/model/announcement.js'
import { json, text } from './columns.js'
import { ofTable, place } from './tables.js'

/** Messages not delivered yet. */
export const outbox = pgTable(
  'outbox',
  {
    /** Increases in the order of the commits at a table, because changes of a table are stored one after the other. */
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    ...place,
    announcement: json<Announcement>('announcement').notNull(),
  },
  (queued) => [primaryKey({ columns: [queued.guildId, queued.tableId, queued.id] }), ofTable('outbox', queued)],
)

/** The messages that a table has in its channel. */
export const posts = pgTable(
  'posts',
  {
    ...place,
    key: text('key').notNull(),
    channelId: text('channel_id').notNull(),
    messageId: text('message_id').notNull(),
    toldSince: integer('told_since'),
  },
  (post) => [
    primaryKey({ columns: [post.guildId, post.tableId, post.key] }),
    // Few messages are films, and they are looked for among those of all tables.
    index('posts_of_films').on(post.tableId, post.key).where(sql`starts_with(key, 'film:')`),
    ofTable('posts', post),
  ],
)
