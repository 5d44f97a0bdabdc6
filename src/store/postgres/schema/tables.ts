/** Tables, with their seats, logs, states and secrets. */
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Share } from '../../../tables/model/fairness.js'
import type { Affairs, EntryContent, StoredStatus, StoredTable } from '../../../tables/model/ports.js'
import type { Bank, ComputerTakeover, Hints, Pace, Seating } from '../../../tables/model/terms.js'
import { json, moment, text } from './columns.js'

export const tables = pgTable(
  'tables',
  {
    guildId: text('guild_id').notNull(),
    id: text('id').notNull(),
    channelId: text('channel_id').notNull(),
    gameId: text('game_id').notNull(),
    options: json<StoredTable['options']>('options').notNull(),
    locale: text('locale').$type<StoredTable['locale']>().notNull(),
    hostId: text('host_id').notNull(),
    hostName: text('host_name').notNull(),
    capacity: integer('capacity').notNull(),
    pace: text('pace').$type<Pace>().notNull(),
    bank: text('bank').$type<Bank>().notNull(),
    hints: text('hints').$type<Hints>().notNull(),
    computerTakeover: text('relief').$type<ComputerTakeover>().notNull(),
    seating: text('seating').$type<Seating>().notNull(),
    thread: boolean('thread').notNull(),
    /** The channel of its lobby. */
    openedIn: text('opened_in').notNull(),
    /** The finished table of which this one is a rematch. */
    follows: text('follows'),
    status: text('status').$type<StoredStatus>().notNull(),
    /** Why the table was set aside. Null if it was not. */
    quarantine: text('quarantine'),
    position: integer('position').notNull(),
    draws: integer('draws').notNull(),
    begunUnder: integer('begun_under'),
    /** Counts every change of the table, including those that add nothing to its log. */
    revision: integer('revision').notNull(),
    /**
     * Names the change that was stored last. If the connection is lost while a change commits, this tells whether it was stored.
     */
    changeId: text('change_id'),
    /** Null for tables from before this column existed, and for archived tables. */
    affairs: json<Affairs>('affairs'),
    /** When the table next has something to do by itself. */
    wakeAt: moment('wake_at'),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.guildId, table.id] }),
    // Finds the server of a table. Not unique, because a database that is split by server could not keep it so.
    index('tables_by_id').on(table.id),
    uniqueIndex('tables_live_in_channel').on(table.channelId, table.guildId).where(sql`status in ('lobby', 'playing')`),
    index('tables_opened_in').on(table.openedIn, table.gameId, table.changedAt, table.createdAt),
    index('tables_in_channel').on(table.channelId, table.gameId, table.changedAt, table.createdAt),
    // Most tables are over, so an index of those would be large and useless.
    index('tables_by_status').on(table.status, table.createdAt).where(sql`status <> 'over'`),
    index('tables_to_wake').on(table.wakeAt).where(sql`wake_at is not null`),
  ],
)

/** The server and the table to which a row belongs. */
export const place = { guildId: text('guild_id').notNull(), tableId: text('table_id').notNull() }

/** The foreign key of such rows. */
export const ofTable = (name: string, row: { readonly guildId: AnyPgColumn; readonly tableId: AnyPgColumn }) =>
  foreignKey({ name: `${name}_of_table`, columns: [row.guildId, row.tableId], foreignColumns: [tables.guildId, tables.id] })

/** The state after the last log entry. Kept apart from `tables` so that its rows stay small. */
export const snapshots = pgTable(
  'snapshots',
  {
    ...place,
    rulesVersion: integer('rules_version').notNull(),
    state: text('state').notNull(),
  },
  (row) => [primaryKey({ columns: [row.guildId, row.tableId] }), ofTable('snapshots', row)],
)

/** Who sits where. In a lobby, seats follow the order of joining. Place and points are set when the game is over. */
export const seats = pgTable(
  'seats',
  {
    ...place,
    seat: smallint('seat').notNull(),
    userId: text('user_id').notNull(),
    userName: text('user_name').notNull(),
    /** Null in tables from before players had colours. The seat's number then stands for it. */
    colour: integer('colour'),
    place: integer('place'),
    points: integer('points'),
  },
  (seat) => [
    primaryKey({ columns: [seat.guildId, seat.tableId, seat.seat] }),
    index('seats_open').on(seat.userId, seat.guildId).where(sql`place is null`),
    ofTable('seats', seat),
  ],
)

/** The secrets from which draws follow. Kept apart from `tables` so that they are only read for draws. */
export const pledges = pgTable(
  'pledges',
  {
    ...place,
    secret: text('secret').notNull(),
    commitment: text('commitment').notNull(),
    shares: json<readonly Share[]>('shares').notNull(),
  },
  (row) => [primaryKey({ columns: [row.guildId, row.tableId] }), ofTable('pledges', row)],
)

export const log = pgTable(
  'log',
  {
    ...place,
    position: integer('position').notNull(),
    at: moment('at').notNull(),
    turn: integer('turn').notNull(),
    content: json<EntryContent>('content').notNull(),
  },
  (entry) => [primaryKey({ columns: [entry.guildId, entry.tableId, entry.position] }), ofTable('log', entry)],
)
