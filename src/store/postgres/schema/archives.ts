/** Finished tables: their archives, who occurs in them, and looks back at them. */
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytes, moment, text } from './columns.js'
import { ofTable, place } from './tables.js'

/** The compressed content of finished tables. */
export const archives = pgTable(
  'archives',
  {
    ...place,
    /** Changes whenever the archive is written anew. */
    version: bigint('version', { mode: 'number' }).generatedAlwaysAsIdentity(),
    /** The number of the lexicon and the compressed text. */
    bytes: bytes('bytes').notNull(),
  },
  (archive) => [primaryKey({ columns: [archive.guildId, archive.tableId] }), ofTable('archives', archive)],
)

/** What recurs in games, used to write archives. It never changes once it is complete. */
export const lexicons = pgTable(
  'lexicons',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    gameId: text('game_id').notNull(),
    rulesVersion: integer('rules_version').notNull(),
    /** The number of games it was made from. Until there are enough, its content is those games themselves. */
    games: integer('games').notNull(),
    content: text('content').notNull(),
  },
  (lexicon) => [uniqueIndex('lexicons_of_game').on(lexicon.gameId, lexicon.rulesVersion)],
)

/** Tables that are still to be archived, and tables whose users are not indexed in `occurrences` yet. */
export const unarchived = pgTable(
  'unarchived',
  {
    ...place,
    /** When the table is handled next. */
    due: moment('due').notNull(),
    /** Whether all users who occur in it are in `occurrences`. */
    indexed: boolean('indexed').notNull(),
  },
  (waiting) => [
    primaryKey({ columns: [waiting.guildId, waiting.tableId] }),
    index('unarchived_due').on(waiting.due),
    index('unarchived_unindexed').on(waiting.tableId).where(sql`not indexed`),
    ofTable('unarchived', waiting),
  ],
)

/** Which users occur in which tables, in any stored part. Recorded by the change that first mentions the user. */
export const occurrences = pgTable('occurrences', { userId: text('user_id').notNull(), ...place }, (occurrence) => [
  primaryKey({ columns: [occurrence.userId, occurrence.tableId, occurrence.guildId] }),
])

/** Looks back at finished games. They hold no user's id or name. Null content is still to be found. */
export const reviews = pgTable(
  'reviews',
  {
    ...place,
    /** Increases in the order in which the games ended. */
    nth: bigint('nth', { mode: 'number' }).generatedAlwaysAsIdentity(),
    /** How often it was begun. */
    tries: integer('tries').notNull().default(0),
    /** Compressed JSON. */
    content: bytes('content'),
  },
  (review) => [
    primaryKey({ columns: [review.guildId, review.tableId] }),
    index('reviews_waiting').on(review.tries, review.nth).where(sql`content is null`),
    ofTable('reviews', review),
  ],
)
