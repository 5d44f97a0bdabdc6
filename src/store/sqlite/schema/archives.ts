/** Finished tables: their archives, who occurs in them, and looks back at them. */
import { sql } from 'drizzle-orm'
import { blob, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { moment } from './columns.js'
import { tables } from './tables.js'

/**
 * The compressed content of finished tables (see `archive`). It is split into parts so that a whole number of them fills a page.
 * Otherwise much of each page would stay empty.
 */
export const archiveParts = sqliteTable('archive_parts', {
  id: integer('id').primaryKey(),
  bytes: blob('bytes', { mode: 'buffer' }).notNull(),
})

/** What recurs in games, used to write archives. It never changes once it is complete. */
export const lexicons = sqliteTable(
  'lexicons',
  {
    id: integer('id').primaryKey(),
    gameId: text('game_id').notNull(),
    rulesVersion: integer('rules_version').notNull(),
    /** The number of games it was made from. Until there are enough, its content is those games themselves. */
    games: integer('games').notNull(),
    content: text('content').notNull(),
  },
  (lexicon) => [uniqueIndex('lexicons_of_game').on(lexicon.gameId, lexicon.rulesVersion)],
)

/** Tables that are still to be archived, and tables whose users are not indexed in `occurrences` yet. */
export const unarchived = sqliteTable(
  'unarchived',
  {
    tableId: text('table_id')
      .primaryKey()
      .references(() => tables.id),
    /** When the table is handled next. */
    due: moment('due').notNull(),
    /** Whether all users who occur in it are in `occurrences`. */
    indexed: integer('indexed', { mode: 'boolean' }).notNull(),
  },
  (waiting) => [
    index('unarchived_due').on(waiting.due),
    index('unarchived_unindexed').on(waiting.tableId).where(sql`not indexed`),
  ],
)

/** Which users occur in which tables, in any stored part. Recorded by the change that first mentions the user. */
export const occurrences = sqliteTable(
  'occurrences',
  {
    userId: text('user_id').notNull(),
    tableId: text('table_id').notNull(),
  },
  (occurrence) => [primaryKey({ columns: [occurrence.userId, occurrence.tableId] })],
)

/** Looks back at finished games. They hold no user's id or name. Null content is still to be found. */
export const reviews = sqliteTable(
  'reviews',
  {
    tableId: text('table_id')
      .primaryKey()
      .references(() => tables.id),
    /** How often it was begun. */
    tries: integer('tries').notNull().default(0),
    /** Compressed JSON. */
    content: blob('content', { mode: 'buffer' }),
  },
  (review) => [index('reviews_waiting').on(review.tries).where(sql`content is null`)],
)
