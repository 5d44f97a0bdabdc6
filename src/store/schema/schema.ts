/** The database's shape. After a change `npm run migrations` writes the step that leads there; written steps are never edited. */
import { sql } from 'drizzle-orm'
import { blob, index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Figures } from '../../games/figures.js'
import type { Unrated } from '../../standings/ports.js'
import type { RecordId, StoredBreak } from '../../standings/records.js'
import type { Announcement } from '../../tables/model/announcement.js'
import type { Share } from '../../tables/model/fairness.js'
import type { Affairs, EntryContent, StoredStatus, StoredTable } from '../../tables/model/ports.js'
import type { QuietHours } from '../../tables/model/settings.js'
import type { Pace, Seating } from '../../tables/model/terms.js'

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
    /** Null for tables from before there was anything to keep here, and where the archive has it. */
    affairs: text('affairs', { mode: 'json' }).$type<Affairs>(),
    /** The first and the last part of its archive, which has its log, its state and what it pledged; null unless it is archived. */
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
    index('seats_open').on(seat.userId).where(sql`place is null`),
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

/**
 * Ended tables without what changes no more, compressed: `archive` tells how. In parts of which a page holds a whole number, or
 * much of each page would stay empty.
 */
export const archiveParts = sqliteTable('archive_parts', {
  id: integer('id').primaryKey(),
  bytes: blob('bytes', { mode: 'buffer' }).notNull(),
})

/** What games say again and again, by which archives are written; never changed once it is complete. */
export const lexicons = sqliteTable(
  'lexicons',
  {
    id: integer('id').primaryKey(),
    gameId: text('game_id').notNull(),
    rulesVersion: integer('rules_version').notNull(),
    /** From how many games it was made; while it waits for more of them they are its content. */
    games: integer('games').notNull(),
    content: text('content').notNull(),
  },
  (lexicon) => [uniqueIndex('lexicons_of_game').on(lexicon.gameId, lexicon.rulesVersion)],
)

/** Tables that are yet to be archived, and those from before it was kept who occurs where. */
export const unarchived = sqliteTable(
  'unarchived',
  {
    tableId: text('table_id')
      .primaryKey()
      .references(() => tables.id),
    /** When it is looked at. */
    due: moment('due').notNull(),
    /** Whether everybody who occurs in it is among the occurrences. */
    indexed: integer('indexed', { mode: 'boolean' }).notNull(),
  },
  (waiting) => [
    index('unarchived_due').on(waiting.due),
    index('unarchived_unindexed').on(waiting.tableId).where(sql`not indexed`),
  ],
)

/** Who occurs in what is stored of which table, in whatever part: noted by the change by which somebody comes to occur. */
export const occurrences = sqliteTable(
  'occurrences',
  {
    userId: text('user_id').notNull(),
    tableId: text('table_id').notNull(),
  },
  (occurrence) => [primaryKey({ columns: [occurrence.userId, occurrence.tableId] })],
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

/** Per server, game, period and user: what was played, counted up by the change that ends a game. */
export const ladders = sqliteTable(
  'ladders',
  {
    guildId: text('guild_id').notNull(),
    /** Empty: all games together, with the best of the ratings. */
    gameId: text('game_id').notNull(),
    /** `all`, `2024-Q4`, `2024-11`. */
    period: text('period').notNull(),
    userId: text('user_id').notNull(),
    games: integer('games').notNull(),
    wins: integer('wins').notNull(),
    /** The sum over all games. */
    points: integer('points').notNull(),
    /** After the latest rated game of the period; null if there was none. */
    mu: real('mu'),
    sigma: real('sigma'),
    /** As it is shown. */
    rating: integer('rating'),
  },
  (line) => {
    const ladder = [line.guildId, line.gameId, line.period] as const
    const rest = [sql`games desc`, line.userId] as const
    // By these measures nobody is ranked with fewer games: most lines are not in them, and none is passed over.
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

/** The latest names that servers have heard of those who finished a game there. */
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
    /** In this order they are rated, whatever the clock said. */
    sequence: integer('sequence').primaryKey(),
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    guildId: text('guild_id').notNull(),
    gameId: text('game_id').notNull(),
    /** The channel of its lobby: whoever may see that one may look at the game. */
    openedIn: text('opened_in').notNull().default(''),
    endedAt: moment('ended_at').notNull(),
    rounds: integer('rounds').notNull(),
    /** How many seats it had. */
    seats: integer('seats').notNull(),
    /** Whether it could set records. */
    byRules: integer('by_rules', { mode: 'boolean' }).notNull(),
    /** Why it changed no rating; null if it was rated. */
    unrated: text('unrated').$type<Unrated>(),
    /** By which rules it was counted, see `COUNTED_UNDER`; 0: by those from before there was a number. */
    countedUnder: integer('counted_under').notNull().default(0),
    broken: text('broken', { mode: 'json' }).$type<readonly StoredBreak[]>().notNull(),
  },
  (result) => [
    uniqueIndex('results_of_table').on(result.tableId),
    index('results_of_guild').on(result.guildId, result.gameId, result.sequence, result.openedIn),
  ],
)

/** What finished games count for whom. */
export const credits = sqliteTable(
  'credits',
  {
    sequence: integer('sequence')
      .notNull()
      .references(() => results.sequence),
    guildId: text('guild_id').notNull(),
    gameId: text('game_id').notNull(),
    userId: text('user_id').notNull(),
    /** As it was then. */
    name: text('name').notNull(),
    /** Its number among the credits of its game: the order in which skills are computed. */
    nth: integer('nth').notNull(),
    seat: integer('seat').notNull(),
    place: integer('place').notNull(),
    points: integer('points').notNull(),
    resigned: integer('resigned', { mode: 'boolean' }).notNull(),
    /** Whether it counts in statistics: not if the game was cut short. */
    counts: integer('counts', { mode: 'boolean' }).notNull().default(true),
    /** How much of a game it was for the rating, from 0 to 1; null if they were not rated, or in games from before it was weighed. */
    weight: real('weight'),
    /** Null if they were not rated. */
    muBefore: real('mu_before'),
    sigmaBefore: real('sigma_before'),
    mu: real('mu'),
    sigma: real('sigma'),
    /** The number of their keys, and then the values; from before these were kept by themselves, all of it as it is. */
    figures: text('figures', { mode: 'json' }).$type<Figures | readonly number[]>().notNull(),
    /** Decisions of their own, and how long these took together. */
    decisions: integer('decisions').notNull(),
    decisionMs: integer('decision_ms').notNull(),
  },
  (credit) => [
    primaryKey({ columns: [credit.sequence, credit.userId] }),
    // Whether it counts stands at its end, so that those that do not are passed over without a look at their rows.
    index('credits_of_user').on(credit.guildId, credit.userId, credit.gameId, credit.sequence, credit.counts),
  ],
)

/** What the figures of credits are called: the same for all of a game, or nearly so. */
export const figureKeys = sqliteTable(
  'figure_keys',
  {
    id: integer('id').primaryKey(),
    /** Figures whose values are the places of the values in a list. */
    keys: text('keys', { mode: 'json' }).$type<Figures>().notNull(),
  },
  (known) => [uniqueIndex('figure_keys_once').on(known.keys)],
)

/** The best of each kind that a server has seen. */
export const records = sqliteTable(
  'records',
  {
    guildId: text('guild_id').notNull(),
    gameId: text('game_id').notNull(),
    record: text('record').$type<RecordId>().notNull(),
    value: integer('value').notNull(),
    /** Null for a record that is everybody's. */
    userId: text('user_id'),
    tableId: text('table_id').notNull(),
    at: moment('at').notNull(),
  },
  (standing) => [
    primaryKey({ columns: [standing.guildId, standing.gameId, standing.record] }),
    index('records_of_user').on(standing.userId),
  ],
)

/** What users have settled for themselves, and when they were last reminded of a game. */
export const users = sqliteTable(
  'users',
  {
    userId: text('user_id').primaryKey(),
    quiet: text('quiet', { mode: 'json' }).$type<QuietHours>(),
    guides: text('guides', { mode: 'json' }).$type<readonly string[]>(),
    remindedAt: moment('reminded_at'),
    /** Whether they want to be left out of leaderboards. */
    unlisted: integer('unlisted', { mode: 'boolean' }).notNull().default(false),
  },
  (user) => [index('users_unlisted').on(user.userId).where(sql`unlisted`)],
)
