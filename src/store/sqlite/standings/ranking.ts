/** Lines of ladders in order. Every measure has an index for it. */
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { gamesNeeded, type Measure } from '../../../standings/ladders.js'
import { RANKED_LINES } from '../../../standings/ports.js'
import { type Ladder, PROVISIONAL_LINES, type provisionalOrder } from '../../standings/ladder.js'
import type { Ranking } from '../../standings/leaderboard.js'
import type { Db } from '../schema/db.js'
import { ladders, players } from '../schema/schema.js'
import { value } from '../schema/statements.js'

/** Worded exactly like the indexes on ladders. Otherwise SQLite would not use them. */
const MEASURED: Readonly<Record<Measure, ReturnType<typeof sql<number | null>>>> = {
  rating: sql`rating`,
  wins: sql`wins`,
  'win-share': sql`(1.0 * wins / games)`,
  games: sql`games`,
  average: sql`(1.0 * points / games)`,
}

const INDEX: Readonly<Record<Measure, string>> = {
  rating: 'ladders_by_rating',
  wins: 'ladders_by_wins',
  'win-share': 'ladders_by_win_share',
  games: 'ladders_by_games',
  average: 'ladders_by_average',
}

/** Whether the user of a `line` may be shown. */
const LISTED = sql`not exists (select 1 from users indexed by users_unlisted where users.user_id = line.user_id and unlisted)`

/** The row with the latest name of a line's user. */
const IS_NAMED = and(eq(players.guildId, ladders.guildId), eq(players.userId, ladders.userId))
const NAME = sql<string>`coalesce(${players.name}, '')`

const IN_LADDER = and(
  eq(ladders.guildId, value('guildId')),
  eq(ladders.gameId, value('gameId')),
  eq(ladders.period, value('period')),
)

/** The lines of a young ladder with most games. Unlisted users are left out. */
export function prepareYoung(db: Db): (ladder: Ladder) => Parameters<typeof provisionalOrder>[0] {
  const { userId, games, wins, points, mu, sigma, rating } = ladders
  const columns = { userId, name: NAME, games, wins, points, mu, sigma, rating }
  // The indexes by other measures have only lines with enough games.
  const most = sql`(select user_id as shown_id from ladders line indexed by ladders_by_games
    where guild_id = ${value('guildId')} and game_id = ${value('gameId')} and period = ${value('period')}
      and ${LISTED}
    order by games desc, user_id limit ${sql.raw(`${PROVISIONAL_LINES}`)}) shown`
  const lines = db
    .select(columns)
    .from(most)
    .crossJoin(ladders)
    .leftJoin(players, IS_NAMED)
    .where(and(IN_LADDER, eq(userId, sql`shown_id`)))
    .prepare()
  return (ladder) => lines.all({ ...ladder })
}

export function prepareRankings(db: Db): Readonly<Record<Measure, Ranking>> {
  return {
    rating: prepareRanking(db, 'rating'),
    wins: prepareRanking(db, 'wins'),
    'win-share': prepareRanking(db, 'win-share'),
    games: prepareRanking(db, 'games'),
    average: prepareRanking(db, 'average'),
  }
}

function prepareRanking(db: Db, measure: Measure): Ranking {
  const inOrder = linesInOrder(measure)
  return { ...prepareCounts(db, measure, inOrder), ...prepareLines(db, measure, inOrder) }
}

/** Lines of a ladder in order, those of which `where` is true, read from the index alone. */
type InOrder = (where: SQL) => SQL

function linesInOrder(measure: Measure): InOrder {
  const measured = MEASURED[measure]
  const needed = gamesNeeded(measure)
  // Every line has one game, so that condition is omitted. With it SQLite would not follow the order of the index.
  const enough = needed > 1 ? sql`and games >= ${sql.raw(`${needed}`)}` : sql``
  // With the same column twice SQLite would sort all lines.
  const order = measure === 'games' ? sql`games desc, user_id` : sql`${measured} desc, games desc, user_id`
  return (where) =>
    sql`from ladders line indexed by ${sql.raw(INDEX[measure])}
      where guild_id = ${value('guildId')} and game_id = ${value('gameId')} and period = ${value('period')} ${enough}
        and ${where} order by ${order}`
}

/** Counts the lines of a ladder, and those before one of them. */
function prepareCounts(db: Db, measure: Measure, inOrder: InOrder): Pick<Ranking, 'count' | 'standing'> {
  const measured = MEASURED[measure]
  const looked = (where: SQL) =>
    sql`(select ${measured} as measured, games, user_id, ${LISTED} as listed ${inOrder(where)} limit ${sql.raw(`${RANKED_LINES}`)}) looked`

  const all = db
    .select({ looked: sql<number>`count(*)`, ranked: sql<number>`count(*) filter (where listed)` })
    .from(looked(sql`${measured} is not null`))
    .prepare()
  const before = sql`(measured > ${value('measured')} or games > ${value('games')} or (games = ${value('games')} and user_id < ${value('userId')}))`
  const place = db
    .select({
      better: sql<number>`count(*) filter (where listed and measured > ${value('measured')})`,
      before: sql<number>`count(*) filter (where listed and ${before})`,
      lookedBefore: sql<number>`count(*) filter (where ${before})`,
    })
    .from(looked(sql`${measured} >= ${value('measured')}`))
    .prepare()

  return {
    count(ladder) {
      const { looked = 0, ranked = 0 } = all.get({ ...ladder }) ?? {}
      return { ranked, isWhole: looked < RANKED_LINES }
    },
    standing(ladder, { measured, games, userId }) {
      const { better = 0, before = 0, lookedBefore = 0 } = place.get({ ...ladder, measured, games, userId }) ?? {}
      return lookedBefore < RANKED_LINES ? { rank: 1 + better, before } : null
    },
  }
}

/** Reads lines of a ladder, with the names of their users. */
function prepareLines(db: Db, measure: Measure, inOrder: InOrder): Pick<Ranking, 'lines' | 'of'> {
  const measured = MEASURED[measure]
  const { userId, games, wins, points, mu, sigma } = ladders
  const columns = { userId, name: NAME, games, wins, points, mu, sigma, measured }
  const shown = sql`(select user_id as shown_id ${inOrder(sql`${measured} is not null and ${LISTED}`)} limit ${value('limit')} offset ${value('offset')}) shown`
  const page = db
    .select(columns)
    .from(shown)
    // A cross join, so that SQLite begins with the few lines shown.
    .crossJoin(ladders)
    .leftJoin(players, IS_NAMED)
    .where(and(IN_LADDER, eq(userId, sql`shown_id`)))
    .orderBy(sql`${measured} desc`, sql`games desc`, userId)
    .prepare()
  const one = db
    .select(columns)
    .from(ladders)
    .leftJoin(players, IS_NAMED)
    .where(and(IN_LADDER, eq(userId, value('userId'))))
    .prepare()

  return {
    lines: (ladder, limit, offset) => page.all({ ...ladder, limit, offset }),
    of: (ladder, userId) => one.get({ ...ladder, userId }) ?? null,
  }
}
