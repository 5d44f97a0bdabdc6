/** The database's shape. After a change `npm run migrations` writes the step that leads there; written steps are never edited. */
import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Status, StoredTable } from '../tables/ports.js'
import type { LogEntry } from '../tables/table.js'
import type { Announcement } from '../tables/tables.js'

const moment = (name: string) => integer(name, { mode: 'timestamp_ms' })

export const tables = sqliteTable(
  'tables',
  {
    id: text('id').primaryKey(),
    guildId: text('guild_id').notNull(),
    channelId: text('channel_id').notNull(),
    gameId: text('game_id').notNull(),
    options: text('options', { mode: 'json' }).$type<StoredTable['options']>().notNull(),
    locale: text('locale').$type<StoredTable['locale']>().notNull(),
    hostId: text('host_id').notNull(),
    hostName: text('host_name').notNull(),
    capacity: integer('capacity').notNull(),
    status: text('status').$type<Status>().notNull(),
    position: integer('position').notNull(),
    draws: integer('draws').notNull(),
    begunUnder: integer('begun_under'),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [uniqueIndex('tables_live_in_channel').on(table.channelId).where(sql`status in ('lobby', 'playing')`)],
)

/** The state after the last log entry. Beside `tables`, so that those rows stay small. */
export const snapshots = sqliteTable('snapshots', {
  tableId: text('table_id')
    .primaryKey()
    .references(() => tables.id),
  rulesVersion: integer('rules_version').notNull(),
  state: text('state').notNull(),
})

/** Who sits where; in a lobby, seats follow the order of joining. Place and points are recorded when the game is over. */
export const seats = sqliteTable(
  'seats',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    seat: integer('seat').notNull(),
    userId: text('user_id').notNull(),
    userName: text('user_name').notNull(),
    place: integer('place'),
    points: integer('points'),
  },
  (seat) => [
    primaryKey({ columns: [seat.tableId, seat.seat] }),
    uniqueIndex('seats_once_per_table').on(seat.tableId, seat.userId),
  ],
)

export const log = sqliteTable(
  'log',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    position: integer('position').notNull(),
    at: moment('at').notNull(),
    turn: integer('turn').notNull(),
    /** Null, like the user, for a draw. */
    seat: integer('seat'),
    userId: text('user_id'),
    action: text('action').notNull(),
    facts: text('facts', { mode: 'json' }).$type<LogEntry['facts']>().notNull(),
  },
  (entry) => [primaryKey({ columns: [entry.tableId, entry.position] })],
)

/** Announcements not delivered yet. */
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
  },
  (post) => [primaryKey({ columns: [post.tableId, post.key] })],
)

/** Per server, game and user: how many games were finished and won; counted up from the seats by the change that ends a game. */
export const standings = sqliteTable(
  'standings',
  {
    guildId: text('guild_id').notNull(),
    gameId: text('game_id').notNull(),
    userId: text('user_id').notNull(),
    /** As it was at the end of the latest game. */
    name: text('name').notNull(),
    played: integer('played').notNull(),
    won: integer('won').notNull(),
    lastPlayedAt: moment('last_played_at').notNull(),
  },
  (line) => [
    primaryKey({ columns: [line.guildId, line.gameId, line.userId] }),
    index('standings_in_order').on(line.guildId, line.gameId, sql`won desc`, line.played, line.name),
  ],
)
