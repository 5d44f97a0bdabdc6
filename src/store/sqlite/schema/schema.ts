/** The database schema. After a change, `npm run migrations` writes the migration. Existing migrations are never edited. */
import { sql } from 'drizzle-orm'
import { blob, index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Figures } from '../../../games/figures.js'
import type { Locale } from '../../../i18n/locale.js'
import type { Unrated } from '../../../standings/ports.js'
import type { RecordId, StoredBreak } from '../../../standings/records.js'
import type { Announcement } from '../../../tables/model/announcement.js'
import type { Share } from '../../../tables/model/fairness.js'
import type { Affairs, EntryContent, StoredStatus, StoredTable } from '../../../tables/model/ports.js'
import type { CallWay, QuietHours } from '../../../tables/model/settings.js'
import type { Bank, Hints, Pace, Relief, Seating } from '../../../tables/model/terms.js'

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
    bank: text('bank').$type<Bank>().notNull().default('none'),
    hints: text('hints').$type<Hints>().notNull().default('practice'),
    relief: text('relief').$type<Relief>().notNull().default('none'),
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
  },
  (post) => [primaryKey({ columns: [post.tableId, post.key] })],
)

/** Totals per server, game, period and user, incremented by the change that ends a game. */
export const ladders = sqliteTable(
  'ladders',
  {
    guildId: text('guild_id').notNull(),
    /** Empty means all games together, with the best of the ratings. */
    gameId: text('game_id').notNull(),
    /** `all`, `2024-Q4`, `2024-11`. */
    period: text('period').notNull(),
    userId: text('user_id').notNull(),
    games: integer('games').notNull(),
    wins: integer('wins').notNull(),
    /** The sum over all games. */
    points: integer('points').notNull(),
    /** After the latest rated game of the period. Null if there was none. */
    mu: real('mu'),
    sigma: real('sigma'),
    /** As shown to players. */
    rating: integer('rating'),
  },
  (line) => {
    const ladder = [line.guildId, line.gameId, line.period] as const
    const rest = [sql`games desc`, line.userId] as const
    // These measures rank nobody with fewer games. The partial indexes leave those lines out, so that none has to be skipped.
    const enough = sql`games >= 5`
    return [
      primaryKey({ columns: [...ladder, line.userId] }),
      index('ladders_by_rating')
        .on(...ladder, sql`rating desc`, ...rest)
        .where(enough),
      index('ladders_by_wins').on(...ladder, sql`wins desc`, ...rest),
      index('ladders_by_win_share')
        .on(...ladder, sql`(1.0 * wins / games) desc`, ...rest)
        .where(enough),
      index('ladders_by_games').on(...ladder, ...rest),
      index('ladders_by_average')
        .on(...ladder, sql`(1.0 * points / games) desc`, ...rest)
        .where(enough),
      index('ladders_of_user').on(line.userId),
    ]
  },
)

/** The latest known name, per server, of everybody who finished a game there. */
export const players = sqliteTable(
  'players',
  {
    guildId: text('guild_id').notNull(),
    userId: text('user_id').notNull(),
    name: text('name').notNull(),
  },
  (player) => [primaryKey({ columns: [player.guildId, player.userId] })],
)

/** Finished games, in the order in which they ended. */
export const results = sqliteTable(
  'results',
  {
    /** Games are rated in this order, regardless of their times. */
    sequence: integer('sequence').primaryKey(),
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    guildId: text('guild_id').notNull(),
    gameId: text('game_id').notNull(),
    /** The channel of its lobby. Users who can see it may look at the game. */
    openedIn: text('opened_in').notNull().default(''),
    endedAt: moment('ended_at').notNull(),
    rounds: integer('rounds').notNull(),
    /** The number of seats. */
    seats: integer('seats').notNull(),
    /** Whether it could set records. */
    byRules: integer('by_rules', { mode: 'boolean' }).notNull(),
    /** Why it changed no rating. Null if it was rated. */
    unrated: text('unrated').$type<Unrated>(),
    /** The rules it was counted under, see `COUNTED_UNDER`. 0 means rules from before there was a number. */
    countedUnder: integer('counted_under').notNull().default(0),
    broken: text('broken', { mode: 'json' }).$type<readonly StoredBreak[]>().notNull(),
  },
  (result) => [
    uniqueIndex('results_of_table').on(result.tableId),
    index('results_of_guild').on(result.guildId, result.gameId, result.sequence, result.openedIn),
  ],
)

/** What a finished game counts for each player. */
export const credits = sqliteTable(
  'credits',
  {
    sequence: integer('sequence')
      .notNull()
      .references(() => results.sequence),
    guildId: text('guild_id').notNull(),
    gameId: text('game_id').notNull(),
    userId: text('user_id').notNull(),
    /** The name at that time. */
    name: text('name').notNull(),
    /** Its index among the credits of its game. Skills are computed in this order. */
    nth: integer('nth').notNull(),
    seat: integer('seat').notNull(),
    place: integer('place').notNull(),
    points: integer('points').notNull(),
    resigned: integer('resigned', { mode: 'boolean' }).notNull(),
    /** Whether it counts in statistics. Games that were cut short do not. */
    counts: integer('counts', { mode: 'boolean' }).notNull().default(true),
    /**
     * The weight of the game for the rating, from 0 to 1. Null if it was not rated, or in games from before there were weights.
     */
    weight: real('weight'),
    /** Null if the game was not rated. */
    muBefore: real('mu_before'),
    sigmaBefore: real('sigma_before'),
    mu: real('mu'),
    sigma: real('sigma'),
    /** The id of their keys, followed by the values. Older credits hold keys and values themselves. */
    figures: text('figures', { mode: 'json' }).$type<Figures | readonly number[]>().notNull(),
    /** The number of the player's own decisions, and how long they took in total. */
    decisions: integer('decisions').notNull(),
    decisionMs: integer('decision_ms').notNull(),
  },
  (credit) => [
    primaryKey({ columns: [credit.sequence, credit.userId] }),
    // `counts` is part of the index, so that credits that do not count are skipped without reading their rows.
    index('credits_of_user').on(credit.guildId, credit.userId, credit.gameId, credit.sequence, credit.counts),
  ],
)

/** The keys of the figures of credits, which are the same for almost all credits of a game. */
export const figureKeys = sqliteTable(
  'figure_keys',
  {
    id: integer('id').primaryKey(),
    /** Figures in which each value is the index of the real value in a list. */
    keys: text('keys', { mode: 'json' }).$type<Figures>().notNull(),
  },
  (known) => [uniqueIndex('figure_keys_once').on(known.keys)],
)

/** The best result of each kind on a server. */
export const records = sqliteTable(
  'records',
  {
    guildId: text('guild_id').notNull(),
    gameId: text('game_id').notNull(),
    record: text('record').$type<RecordId>().notNull(),
    value: integer('value').notNull(),
    /** Null for a record without a holder's name. */
    userId: text('user_id'),
    tableId: text('table_id').notNull(),
    at: moment('at').notNull(),
  },
  (standing) => [
    primaryKey({ columns: [standing.guildId, standing.gameId, standing.record] }),
    index('records_of_user').on(standing.userId),
  ],
)

/** Users' own settings, and when they were last reminded of a game. */
export const users = sqliteTable(
  'users',
  {
    userId: text('user_id').primaryKey(),
    quiet: text('quiet', { mode: 'json' }).$type<QuietHours>(),
    guides: text('guides', { mode: 'json' }).$type<readonly string[]>(),
    remindedAt: moment('reminded_at'),
    /** How they want to be called. */
    calls: text('calls').$type<CallWay>().notNull().default('channel'),
    /** Their language when they chose that. */
    locale: text('locale').$type<Locale>(),
    /** Whether they know that no direct message reaches them. */
    toldClosed: integer('told_closed', { mode: 'boolean' }).notNull().default(false),
    /** Whether they want to be left out of leaderboards. */
    unlisted: integer('unlisted', { mode: 'boolean' }).notNull().default(false),
  },
  (user) => [index('users_unlisted').on(user.userId).where(sql`unlisted`)],
)
