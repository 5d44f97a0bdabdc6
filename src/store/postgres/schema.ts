/**
 * The schema in PostgreSQL. It holds what the one in SQLite holds. Rows of a server begin with the server's id, so that a
 * distributed PostgreSQL can split them by server. After a change, `npm run migrations` writes the migration. Existing migrations
 * are never edited.
 */
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { ShardSession } from '../../cluster/ports.js'
import type { Figures } from '../../games/figures.js'
import type { Locale } from '../../i18n/locale.js'
import type { Unrated } from '../../standings/ports.js'
import type { RecordId, StoredBreak } from '../../standings/records.js'
import type { Announcement } from '../../tables/model/announcement.js'
import type { Share } from '../../tables/model/fairness.js'
import type { Affairs, EntryContent, StoredStatus, StoredTable } from '../../tables/model/ports.js'
import type { CallWay, QuietHours } from '../../tables/model/settings.js'
import type { Bank, Hints, Pace, Relief, Seating } from '../../tables/model/terms.js'
import { bytes, json, moment, text } from './columns.js'

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
    relief: text('relief').$type<Relief>().notNull(),
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
const place = { guildId: text('guild_id').notNull(), tableId: text('table_id').notNull() }

/** The foreign key of such rows. */
const ofTable = (name: string, row: { readonly guildId: AnyPgColumn; readonly tableId: AnyPgColumn }) =>
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
  { ...place, key: text('key').notNull(), channelId: text('channel_id').notNull(), messageId: text('message_id').notNull() },
  (post) => [
    primaryKey({ columns: [post.guildId, post.tableId, post.key] }),
    // Few messages are films, and they are looked for among those of all tables.
    index('posts_of_films').on(post.tableId, post.key).where(sql`starts_with(key, 'film:')`),
    ofTable('posts', post),
  ],
)

/**
 * Servers with finished games. Whoever ends a game changes its server's row first, so that the games of a server are counted one
 * after the other.
 */
export const guilds = pgTable('guilds', {
  guildId: text('guild_id').primaryKey(),
  /** How many games were finished, which is the number of the latest one. */
  games: integer('games').notNull(),
})

/** Totals per server, game, period and user, incremented by the change that ends a game. */
export const ladders = pgTable(
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
    mu: doublePrecision('mu'),
    sigma: doublePrecision('sigma'),
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
        .on(...ladder, sql`rating desc nulls last`, ...rest)
        .where(enough),
      index('ladders_by_wins').on(...ladder, sql`wins desc`, ...rest),
      index('ladders_by_win_share')
        .on(...ladder, sql`(wins::double precision / games) desc`, ...rest)
        .where(enough),
      index('ladders_by_games').on(...ladder, ...rest),
      index('ladders_by_average')
        .on(...ladder, sql`(points::double precision / games) desc`, ...rest)
        .where(enough),
      index('ladders_of_user').on(line.userId),
    ]
  },
)

/** The latest known name, per server, of everybody who finished a game there. */
export const players = pgTable(
  'players',
  { guildId: text('guild_id').notNull(), userId: text('user_id').notNull(), name: text('name').notNull() },
  (player) => [primaryKey({ columns: [player.guildId, player.userId] })],
)

/** Finished games of each server, in the order in which they ended there. */
export const results = pgTable(
  'results',
  {
    ...place,
    /** Counts the games of the server from 1. They are rated in this order, regardless of their times. */
    sequence: integer('sequence').notNull(),
    gameId: text('game_id').notNull(),
    /** The channel of its lobby. Users who can see it may look at the game. */
    openedIn: text('opened_in').notNull(),
    endedAt: moment('ended_at').notNull(),
    rounds: integer('rounds').notNull(),
    /** The number of seats. */
    seats: integer('seats').notNull(),
    /** Whether it could set records. */
    byRules: boolean('by_rules').notNull(),
    /** Why it changed no rating. Null if it was rated. */
    unrated: text('unrated').$type<Unrated>(),
    /** The rules it was counted under, see `COUNTED_UNDER`. 0 means rules from before there was a number. */
    countedUnder: integer('counted_under').notNull(),
    broken: json<readonly StoredBreak[]>('broken').notNull(),
  },
  (result) => [
    primaryKey({ columns: [result.guildId, result.sequence] }),
    uniqueIndex('results_of_table').on(result.guildId, result.tableId),
    index('results_of_guild').on(result.guildId, result.gameId, result.sequence, result.openedIn),
    // Found only where a recount is due.
    index('results_counted_under').on(result.countedUnder),
    ofTable('results', result),
  ],
)

/** What a finished game counts for each player. */
export const credits = pgTable(
  'credits',
  {
    guildId: text('guild_id').notNull(),
    sequence: integer('sequence').notNull(),
    gameId: text('game_id').notNull(),
    userId: text('user_id').notNull(),
    /** The name at that time. */
    name: text('name').notNull(),
    /** Its index among the credits of its game. Skills are computed in this order. */
    nth: integer('nth').notNull(),
    seat: smallint('seat').notNull(),
    place: integer('place').notNull(),
    points: integer('points').notNull(),
    resigned: boolean('resigned').notNull(),
    /** Whether it counts in statistics. Games that were cut short do not. */
    counts: boolean('counts').notNull(),
    /**
     * The weight of the game for the rating, from 0 to 1. Null if it was not rated, or in games from before there were weights.
     */
    weight: doublePrecision('weight'),
    /** Null if the game was not rated. */
    muBefore: doublePrecision('mu_before'),
    sigmaBefore: doublePrecision('sigma_before'),
    mu: doublePrecision('mu'),
    sigma: doublePrecision('sigma'),
    /** The id of their keys, followed by the values. Older credits hold keys and values themselves. */
    figures: json<Figures | readonly number[]>('figures').notNull(),
    /** The number of the player's own decisions, and how long they took in total. */
    decisions: integer('decisions').notNull(),
    decisionMs: bigint('decision_ms', { mode: 'number' }).notNull(),
  },
  (credit) => [
    primaryKey({ columns: [credit.guildId, credit.sequence, credit.userId] }),
    // `counts` is part of the index, so that credits that do not count are skipped without reading their rows.
    index('credits_of_user').on(credit.guildId, credit.userId, credit.gameId, credit.sequence, credit.counts),
    foreignKey({
      name: 'credits_of_result',
      columns: [credit.guildId, credit.sequence],
      foreignColumns: [results.guildId, results.sequence],
    }),
  ],
)

/** The keys of the figures of credits, which are the same for almost all credits of a game. */
export const figureKeys = pgTable(
  'figure_keys',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Figures in which each value is the index of the real value in a list. */
    keys: json<Figures>('keys').notNull(),
  },
  // A hash, because the keys may be longer than an entry of an index.
  () => [uniqueIndex('figure_keys_once').on(sql`md5(keys)`)],
)

/** The best result of each kind on a server. */
export const records = pgTable(
  'records',
  {
    guildId: text('guild_id').notNull(),
    gameId: text('game_id').notNull(),
    record: text('record').$type<RecordId>().notNull(),
    /** Increases in the order in which the kinds of records were first set. */
    nth: bigint('nth', { mode: 'number' }).generatedAlwaysAsIdentity(),
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
export const users = pgTable(
  'users',
  {
    userId: text('user_id').primaryKey(),
    quiet: json<QuietHours>('quiet'),
    guides: json<readonly string[]>('guides'),
    remindedAt: moment('reminded_at'),
    /** How they want to be called. */
    calls: text('calls').$type<CallWay>().notNull().default('channel'),
    /** Their language when they chose that. */
    locale: text('locale').$type<Locale>(),
    /** Whether they know that no direct message reaches them. */
    toldClosed: boolean('told_closed').notNull().default(false),
    /** Whether they want to be left out of leaderboards. */
    unlisted: boolean('unlisted').notNull().default(false),
  },
  (user) => [index('users_unlisted').on(user.userId).where(sql`unlisted`)],
)

/** Programs that use this database. Whoever is not among them any more may not write. */
export const processes = pgTable('processes', {
  /** Drawn anew at each start. It is part of the name of each of its connections. */
  id: text('id').primaryKey(),
  /** What an operator recognizes it by: the machine and the process's number there. */
  name: text('name').notNull(),
  startedAt: moment('started_at').notNull(),
  /** Until when it may be silent before others may take its place. */
  until: moment('until').notNull(),
  /** Whether it uses the database alone, so that no other may start. */
  alone: boolean('alone').notNull().default(false),
  /** The bot's application on Discord. Null as long as the process takes no shards. */
  application: text('application'),
  /** A number that grows with every new version of the rules of any game. Null as long as the process takes no shards. */
  rules: integer('rules'),
  /** Whether it gives up its shards and takes no more. */
  leaving: boolean('leaving').notNull().default(false),
})

/** The bot's shards on Discord, and which process holds each. */
export const shards = pgTable('shards', {
  shard: integer('shard').primaryKey(),
  /** The number of shards, which is the same in all rows, as is the application. */
  count: integer('count').notNull(),
  application: text('application').notNull(),
  /** The id of a process. It may be one that is no more, until nothing of it is left. Null if the shard is free. */
  holder: text('holder'),
  /** When it became free. Null while it is held. */
  freedAt: moment('freed_at'),
  /** The latest rules of those who have held it. */
  rules: integer('rules').notNull(),
  /** What its next holder can resume. */
  session: json<ShardSession>('session'),
})

/** When the next shard with a rate-limit key may identify itself to Discord. */
export const identifyTurns = pgTable('identify_turns', {
  key: integer('key').primaryKey(),
  freeAt: moment('free_at').notNull(),
})
