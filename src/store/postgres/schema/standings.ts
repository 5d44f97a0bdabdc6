/** What finished games count. */
import { sql } from 'drizzle-orm'
import {
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
import type { Figures } from '../../../games/figures.js'
import type { Unrated } from '../../../standings/ports.js'
import type { RecordId, StoredBreak } from '../../../standings/records.js'
import { json, moment, text } from './columns.js'
import { ofTable, place } from './tables.js'

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
