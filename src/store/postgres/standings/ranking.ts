/** Lines of ladders in order. Every measure has an index for it. */
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { gamesNeeded, type Measure } from '../../../standings/ladders.js'
import { RANKED_LINES } from '../../../standings/ports.js'
import { type Ladder, PROVISIONAL_LINES, type provisionalOrder } from '../../standings/ladder.js'
import type { Ranking } from '../../standings/leaderboard.js'
import type { Db } from '../link.js'
import { ladders, players } from '../schema/schema.js'

/** Worded exactly like the indexes on ladders. Otherwise PostgreSQL would not use them. */
const MEASURED: Readonly<Record<Measure, SQL<number | null>>> = {
  rating: sql`rating`,
  wins: sql`wins`,
  'win-share': sql`(wins::double precision / games)`,
  games: sql`games`,
  average: sql`(points::double precision / games)`,
}

const ORDER: Readonly<Record<Measure, SQL>> = {
  rating: sql`rating desc nulls last, games desc, user_id`,
  wins: sql`wins desc, games desc, user_id`,
  'win-share': sql`(wins::double precision / games) desc, games desc, user_id`,
  games: sql`games desc, user_id`,
  average: sql`(points::double precision / games) desc, games desc, user_id`,
}

/** Whether a line's user wants to be listed. It is no join, so that lines keep the order of their index. */
const LISTED = sql`((not exists (select 1 from users where users.user_id = line.user_id and unlisted)) is true)`

const OF_LADDER = ({ guildId, gameId, period }: Ladder) =>
  and(eq(ladders.guildId, guildId), eq(ladders.gameId, gameId), eq(ladders.period, period))

const NAMED = and(eq(players.guildId, ladders.guildId), eq(players.userId, ladders.userId))

/** The same as {@link OF_LADDER}, of lines that are called `line`. */
const inLadder = ({ guildId, gameId, period }: Ladder) =>
  sql`guild_id = ${guildId} and game_id = ${gameId} and period = ${period}`

const { userId, games, wins, points, mu, sigma, rating } = ladders
const COLUMNS = { userId, name: sql<string>`coalesce(${players.name}, '')`, games, wins, points, mu, sigma }

/** The lines of a young ladder with most games. Unlisted users are left out. */
export async function young(db: Db, ladder: Ladder): Promise<Parameters<typeof provisionalOrder>[0]> {
  // The indexes by other measures have only lines with enough games.
  const most = sql`(select user_id as shown_id from ladders line where ${inLadder(ladder)} and ${LISTED}
    order by ${ORDER.games} limit ${PROVISIONAL_LINES}) shown`
  return db
    .select({ ...COLUMNS, rating })
    .from(most)
    .innerJoin(ladders, and(OF_LADDER(ladder), eq(userId, sql`shown_id`)))
    .leftJoin(players, NAMED)
}

export function createRankings(db: Db): Readonly<Record<Measure, Ranking>> {
  return {
    rating: createRanking(db, 'rating'),
    wins: createRanking(db, 'wins'),
    'win-share': createRanking(db, 'win-share'),
    games: createRanking(db, 'games'),
    average: createRanking(db, 'average'),
  }
}

function createRanking(db: Db, measure: Measure): Ranking {
  const measured = MEASURED[measure]
  const order = ORDER[measure]
  const needed = gamesNeeded(measure)
  // Every line has one game. With more, only a condition worded like that of the index leads to it.
  const enough = needed > 1 ? sql`and games >= ${sql.raw(`${needed}`)}` : sql``
  /** Lines in order, read by an index. */
  const inOrder = (ladder: Ladder, where: SQL) =>
    sql`from ladders line where ${inLadder(ladder)} ${enough} and ${where} order by ${order}`
  /** The lines that are looked at. No narrower condition, because a bound on the values could have them all read and sorted. */
  const looked = (ladder: Ladder) =>
    sql`(select ${measured} as measured, games, user_id, ${LISTED} as listed
      ${inOrder(ladder, sql`${measured} is not null`)} limit ${RANKED_LINES}) looked`

  return {
    async count(ladder) {
      const [counted] = await db
        .select({ looked: sql<number>`count(*)::integer`, ranked: sql<number>`(count(*) filter (where listed))::integer` })
        .from(looked(ladder))
      const { looked: all = 0, ranked = 0 } = counted ?? {}
      return { ranked, isWhole: all < RANKED_LINES }
    },
    lines(ladder, limit, offset) {
      const found = inOrder(ladder, sql`${measured} is not null and ${LISTED}`)
      return db
        .select({ ...COLUMNS, measured })
        .from(sql`(select user_id as shown_id ${found} limit ${limit} offset ${offset}) shown`)
        .innerJoin(ladders, and(OF_LADDER(ladder), eq(userId, sql`shown_id`)))
        .leftJoin(players, NAMED)
        .orderBy(sql`${measured} desc`, sql`games desc`, userId)
    },
    async standing(ladder, line) {
      const before = sql`(measured > ${line.measured} or measured = ${line.measured}
        and (games > ${line.games} or games = ${line.games} and user_id < ${line.userId}))`
      const [place] = await db
        .select({
          better: sql<number>`(count(*) filter (where listed and measured > ${line.measured}))::integer`,
          before: sql<number>`(count(*) filter (where listed and ${before}))::integer`,
          lookedBefore: sql<number>`(count(*) filter (where ${before}))::integer`,
        })
        .from(looked(ladder))
      const { better = 0, before: listed = 0, lookedBefore = 0 } = place ?? {}
      return lookedBefore < RANKED_LINES ? { rank: 1 + better, before: listed } : null
    },
    async of(ladder, user) {
      const [line] = await db
        .select({ ...COLUMNS, measured })
        .from(ladders)
        .leftJoin(players, NAMED)
        .where(and(OF_LADDER(ladder), eq(userId, user)))
      return line ?? null
    },
  }
}
