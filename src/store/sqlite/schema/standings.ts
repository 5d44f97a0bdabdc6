/** What finished games count. */
import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Figures } from '../../../games/figures.js'
import type { Unrated } from '../../../standings/ports.js'
import type { RecordId, StoredBreak } from '../../../standings/records.js'
import { moment } from './columns.js'
import { tables } from './tables.js'

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
