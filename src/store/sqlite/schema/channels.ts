/** What tables show in their channels, and what they still have to show. */
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Announcement } from '../../../tables/model/announcement.js'
import { tables } from './tables.js'

/** Messages not delivered yet. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    announcement: text('announcement', { mode: 'json' }).$type<Announcement>().notNull(),
  },
  (queued) => [index('outbox_of_table').on(queued.tableId, queued.id)],
)

/** The messages that a table has in its channel. */
export const posts = sqliteTable(
  'posts',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    key: text('key').notNull(),
    channelId: text('channel_id').notNull(),
    messageId: text('message_id').notNull(),
    toldSince: integer('told_since'),
  },
  (post) => [primaryKey({ columns: [post.tableId, post.key] })],
)
