/** Fills a database with very many finished games of one server, in the form the program itself would have stored them. */
import Database from 'better-sqlite3'
import { periodKey } from '../../../standings/ladders.js'
import { COUNTED_UNDER } from '../../../standings/rating.js'

/** A server's content: how many players have finished how many four-player games. */
export interface Server {
  readonly guildId: string
  readonly gameId: string
  readonly games: number
  readonly players: number
  /** The prefix of the players' ids, before their numbers. Default `p`. */
  readonly idsFrom?: string
  /** A user who has a seat in one of every `in` games, besides the seats that everybody has. */
  readonly regular?: { readonly userId: string; readonly in: number }
  /** The figures of each credit. None by default. */
  readonly figures?: string
  /** When the last game ended. The games before it ended at ten-minute intervals. */
  readonly until: Date
}

const SEATS = 4
const BETWEEN_MS = 10 * 60_000
/** In KiB, hence negative. Large because the indexes of very many rows are written in random order. */
const CACHE = -1_000_000

/** Fills the empty, migrated database at `path`. Players, wins and scores are spread unevenly, and the same way in each run. */
export function fillWithGames(path: string, server: Server): void {
  const database = new Database(path)
  try {
    // The database is thrown away if anything fails here.
    database.pragma('journal_mode = MEMORY')
    database.pragma('synchronous = OFF')
    database.pragma(`cache_size = ${CACHE}`)
    database.transaction(() => {
      fillTables(database, server)
      fillCredits(database, server)
      seatRegular(database, server)
      fillLadders(database, server)
      fillSeats(database)
    })()
  } finally {
    database.close()
  }
}

/** A table of the numbers from 1. */
const COUNTED = 'WITH RECURSIVE counted(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < @count)'

function fillTables(database: Database.Database, { guildId, gameId, games, players, idsFrom = 'p', until }: Server): void {
  const about = { guildId, gameId, count: games, until: until.getTime(), between: BETWEEN_MS }
  const [id, at] = [`printf('t%07d', n)`, '@until - (@count - n) * @between']
  database
    .prepare(
      `${COUNTED} INSERT INTO tables (id, guild_id, channel_id, game_id, options, locale, host_id, host_name, capacity, status, position, draws, created_at, changed_at)
       SELECT ${id}, @guildId, printf('c%d', n % 40), @gameId, '{}', 'en', 'p1', 'Player 1', ${SEATS}, 'over', 300, 40, ${at}, ${at} FROM counted`,
    )
    .run(about)
  database
    .prepare(
      `${COUNTED} INSERT INTO results (table_id, guild_id, game_id, opened_in, ended_at, rounds, seats, by_rules, unrated, counted_under, broken)
       SELECT ${id}, @guildId, @gameId, printf('c%d', n % 40), ${at}, 20, ${SEATS}, 1, NULL, ${COUNTED_UNDER}, '[]' FROM counted`,
    )
    .run(about)
  database
    .prepare(`${COUNTED} INSERT INTO players SELECT @guildId, @idsFrom || n, printf('Player %d', n) FROM counted`)
    .run({ guildId, idsFrom, count: players })
}

/** Each seat steps through the players with a different stride, so everybody meets everybody and nobody sits at a table twice. */
function fillCredits(database: Database.Database, { players, idsFrom = 'p', figures = '{}' }: Server): void {
  // Integers are written into the statement. Bound parameters are floats and would produce ids with a decimal point.
  const playerAt = (seat: number) =>
    `1 + (sequence * sequence + sequence / 50 + ${seat * Math.floor(players / SEATS)}) % ${players}`
  for (let seat = 0; seat < SEATS; seat++)
    database
      .prepare(
        `INSERT INTO credits (sequence, guild_id, game_id, user_id, name, nth, seat, place, points, resigned, mu_before, sigma_before, mu, sigma, figures, decisions, decision_ms)
         SELECT sequence, guild_id, game_id, @idsFrom || (${playerAt(seat)}), '', ${seat}, ${seat},
           1 + (sequence + ${seat}) % ${SEATS}, 20 + (sequence * 7 + ${seat} * 5) % 40, 0, 25, 8, 15 + (sequence * 31 + ${seat}) % 2000 / 100.0, 2, @figures, 60, 900000
         FROM results`,
      )
      .run({ idsFrom, figures })
}

/** Puts the regular into the first seat of games where they have no seat yet. */
function seatRegular(database: Database.Database, { regular }: Server): void {
  if (regular === undefined) return
  database
    .prepare(
      `UPDATE credits SET user_id = @userId WHERE seat = 0 AND sequence % @in = 0
         AND NOT EXISTS (SELECT 1 FROM credits own WHERE own.sequence = credits.sequence AND own.user_id = @userId)`,
    )
    .run(regular)
}

function fillLadders(database: Database.Database, { until }: Server): void {
  const insert = database.prepare(
    `INSERT INTO ladders
     SELECT c.guild_id, @gameId, @period, c.user_id, count(*), sum(c.place = 1), sum(c.points), c.mu, c.sigma, round(1000 + 24 * (c.mu - 3 * c.sigma))
     FROM credits c JOIN results r ON r.sequence = c.sequence WHERE r.ended_at >= @from GROUP BY c.guild_id, c.user_id`,
  )
  const [year, month] = [until.getUTCFullYear(), until.getUTCMonth()]
  const periods = [
    { period: periodKey('all-time', until), from: 0 },
    { period: periodKey('season', until), from: Date.UTC(year, month - (month % 3)) },
    { period: periodKey('month', until), from: Date.UTC(year, month) },
  ]
  const gameId = database.prepare<[], string>('SELECT game_id FROM results LIMIT 1').pluck().get() ?? ''
  for (const each of periods) for (const ladder of [gameId, '']) insert.run({ ...each, gameId: ladder })
}

/** Copies the credits into seats and occurrences. */
function fillSeats(database: Database.Database): void {
  database.exec(
    `INSERT INTO seats (table_id, seat, user_id, user_name, colour, place, points)
       SELECT r.table_id, c.seat, c.user_id, 'Player', c.seat, c.place, c.points FROM credits c JOIN results r ON r.sequence = c.sequence;
     INSERT INTO occurrences (user_id, table_id)
       SELECT c.user_id, r.table_id FROM credits c JOIN results r ON r.sequence = c.sequence ORDER BY 1, 2;`,
  )
}
