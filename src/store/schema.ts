/** The database's shape. After a change `npm run migrations` writes the step that leads there; written steps are never edited. */
import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Announcement } from '../tables/announcement.js'
import type { Share } from '../tables/fairness.js'
import type { Affairs, EntryContent, StoredStatus, StoredTable } from '../tables/ports.js'
import type { QuietHours } from '../tables/settings.js'
import type { Pace, Seating } from '../tables/table.js'

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
    pace: text('pace').$type<Pace>().notNull().default('none'),
    seating: text('seating').$type<Seating>().notNull().default('joined'),
    thread: integer('thread', { mode: 'boolean' }).notNull().default(false),
    /** The channel of its lobby. */
    openedIn: text('opened_in').notNull().default(''),
    /** The finished table of which this one is the rematch. */
    follows: text('follows'),
    status: text('status').$type<StoredStatus>().notNull(),
    /** Why the table was set aside; null unless it is. */
    quarantine: text('quarantine'),
    position: integer('position').notNull(),
    draws: integer('draws').notNull(),
    begunUnder: integer('begun_under'),
    /** Counts every change of the table, those too that add nothing to its log. */
    revision: integer('revision').notNull().default(0),
    /** Null for tables from before there was anything to keep here. */
    affairs: text('affairs', { mode: 'json' }).$type<Affairs>(),
    /** When the table next has something to do by itself. */
    wakeAt: moment('wake_at'),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    uniqueIndex('tables_live_in_channel').on(table.channelId).where(sql`status in ('lobby', 'playing')`),
    index('tables_opened_in').on(table.openedIn, table.changedAt),
    index('tables_in_channel').on(table.channelId, table.changedAt),
    index('tables_by_status').on(table.status),
    index('tables_to_wake').on(table.wakeAt).where(sql`wake_at is not null`),
  ],
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
    /** Null from before players had colours: then it is the seat's number. */
    colour: integer('colour'),
    place: integer('place'),
    points: integer('points'),
  },
  (seat) => [
    primaryKey({ columns: [seat.tableId, seat.seat] }),
    uniqueIndex('seats_once_per_table').on(seat.tableId, seat.userId),
    index('seats_of_user').on(seat.userId),
  ],
)

/** What the draws of tables follow from. Beside `tables`, so that the secrets are read for nothing but draws. */
export const pledges = sqliteTable('pledges', {
  tableId: text('table_id')
    .primaryKey()
    .references(() => tables.id),
  secret: text('secret').notNull(),
  commitment: text('commitment').notNull(),
  shares: text('shares', { mode: 'json' }).$type<readonly Share[]>().notNull(),
})

export const log = sqliteTable(
  'log',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    position: integer('position').notNull(),
    at: moment('at').notNull(),
    turn: integer('turn').notNull(),
    content: text('content', { mode: 'json' }).$type<EntryContent>().notNull(),
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

/** What users have settled for themselves, and when they were last reminded of a game. */
export const users = sqliteTable('users', {
  userId: text('user_id').primaryKey(),
  quiet: text('quiet', { mode: 'json' }).$type<QuietHours>(),
  guides: text('guides', { mode: 'json' }).$type<readonly string[]>(),
  remindedAt: moment('reminded_at'),
})
