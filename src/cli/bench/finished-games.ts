/** A database with very many finished games of one server in it, as the changes that end games would leave them. */
import Database from 'better-sqlite3'
import { periodKey } from '../../standings/ladders.js'
import { COUNTED_UNDER } from '../../standings/rating.js'

/** Everything of a server on which so many players have finished so many games of four. */
export interface Server {
  readonly guildId: string
  readonly gameId: string
  readonly games: number
  readonly players: number
  /** When the last of the games ended; one ended each hour before. */
  readonly until: Date
}

const SEATS = 4
const HOUR = 60 * 60_000

/** Fills the database at `path`, which has its shape and nothing in it. Who plays, wins and scores is spread unevenly and always the same. */
export function fillWithGames(path: string, server: Server): void {
  const database = new Database(path)
  try {
    database.transaction(() => {
      fillTables(database, server)
      fillCredits(database, server)
      fillLadders(database, server)
      fillSeats(database)
    })()
  } finally {
    database.close()
  }
}

/** Numbers from 1 on, for what is made of each. */
const COUNTED = 'WITH RECURSIVE counted(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < @count)'

function fillTables(database: Database.Database, { guildId, gameId, games, players, until }: Server): void {
  const about = { guildId, gameId, count: games, until: until.getTime(), hour: HOUR }
  const [id, at] = [`printf('t%07d', n)`, '@until - (@count - n) * @hour']
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
    .prepare(`${COUNTED} INSERT INTO players SELECT @guildId, printf('p%d', n), printf('Player %d', n) FROM counted`)
    .run({ guildId, count: players })
}

/** Seat by seat another stride through the players, so that everybody meets everybody and nobody sits at a table twice. */
function fillCredits(database: Database.Database, { players }: Server): void {
  const insert = database.prepare(
    `INSERT INTO credits (sequence, guild_id, game_id, user_id, name, nth, seat, place, points, resigned, mu_before, sigma_before, mu, sigma, figures, decisions, decision_ms)
     SELECT sequence, guild_id, game_id, printf('p%d', 1 + (sequence * sequence + sequence / @players + @seat * (@players / ${SEATS})) % @players), '', @seat, @seat,
       1 + (sequence + @seat) % ${SEATS}, 20 + (sequence * 7 + @seat * 5) % 40, 0, 25, 8, 15 + (sequence * 31 + @seat) % 2000 / 100.0, 2, '{}', 60, 900000
     FROM results`,
  )
  for (let seat = 0; seat < SEATS; seat++) insert.run({ seat, players })
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

/** Who was credited sits there, and occurs there. */
function fillSeats(database: Database.Database): void {
  database.exec(
    `INSERT INTO seats (table_id, seat, user_id, user_name, colour, place, points)
       SELECT r.table_id, c.seat, c.user_id, 'Player', c.seat, c.place, c.points FROM credits c JOIN results r ON r.sequence = c.sequence;
     INSERT INTO occurrences (user_id, table_id)
       SELECT c.user_id, r.table_id FROM credits c JOIN results r ON r.sequence = c.sequence ORDER BY 1, 2;`,
  )
}
