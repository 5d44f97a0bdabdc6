/** Tables, with their seats, logs, states and secrets. */
import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Share } from '../../../tables/model/fairness.js'
import type { Affairs, EntryContent, StoredStatus, StoredTable } from '../../../tables/model/ports.js'
import type { Bank, ComputerTakeover, Hints, Pace, Seating } from '../../../tables/model/terms.js'
import { moment } from './columns.js'

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
    bank: text('bank').$type<Bank>().notNull().default('none'),
    hints: text('hints').$type<Hints>().notNull().default('practice'),
    computerTakeover: text('relief').$type<ComputerTakeover>().notNull().default('none'),
    seating: text('seating').$type<Seating>().notNull().default('joined'),
    thread: integer('thread', { mode: 'boolean' }).notNull().default(false),
    /** The channel of its lobby. */
    openedIn: text('opened_in').notNull().default(''),
    /** The finished table of which this one is a rematch. */
    follows: text('follows'),
    status: text('status').$type<StoredStatus>().notNull(),
    /** Why the table was set aside. Null if it was not. */
    quarantine: text('quarantine'),
    position: integer('position').notNull(),
    draws: integer('draws').notNull(),
    begunUnder: integer('begun_under'),
    /** Counts every change of the table, including those that add nothing to its log. */
    revision: integer('revision').notNull().default(0),
    /** Null for tables from before this column existed, and for archived tables. */
    affairs: text('affairs', { mode: 'json' }).$type<Affairs>(),
    /** The first and the last part of its archive, which holds its log, state and pledge. Null if it is not archived. */
    archiveFrom: integer('archive_from'),
    archiveTo: integer('archive_to'),
    /** When the table next has something to do by itself. */
    wakeAt: moment('wake_at'),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    uniqueIndex('tables_live_in_channel').on(table.channelId).where(sql`status in ('lobby', 'playing')`),
    index('tables_opened_in').on(table.openedIn, table.gameId, table.changedAt, table.createdAt),
    index('tables_in_channel').on(table.channelId, table.gameId, table.changedAt, table.createdAt),
    index('tables_by_status').on(table.status),
    index('tables_to_wake').on(table.wakeAt).where(sql`wake_at is not null`),
  ],
)

/** The state after the last log entry. Kept apart from `tables` so that its rows stay small. */
export const snapshots = sqliteTable('snapshots', {
  tableId: text('table_id')
    .primaryKey()
    .references(() => tables.id),
  rulesVersion: integer('rules_version').notNull(),
  state: text('state').notNull(),
})

/** Who sits where. In a lobby, seats follow the order of joining. Place and points are set when the game is over. */
export const seats = sqliteTable(
  'seats',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    seat: integer('seat').notNull(),
    userId: text('user_id').notNull(),
    userName: text('user_name').notNull(),
    /** Null in tables from before players had colours. The seat's number then stands for it. */
    colour: integer('colour'),
    place: integer('place'),
    points: integer('points'),
  },
  (seat) => [
    primaryKey({ columns: [seat.tableId, seat.seat] }),
    uniqueIndex('seats_once_per_table').on(seat.tableId, seat.userId),
    index('seats_open').on(seat.userId).where(sql`place is null`),
  ],
)

/** The secrets from which draws follow. Kept apart from `tables` so that they are only read for draws. */
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
