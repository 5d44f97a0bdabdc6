/** A user's statistics for a game on a server, from their credits. */
import { setImmediate } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import { gamesNeeded, periodKey } from '../../../standings/ladders.js'
import { type HeadToHead, LATEST_GAMES, type PlayerStats } from '../../../standings/ports.js'
import { type OfUser, type Practice, practiceOf, practiceStats, statsOf } from '../../standings/player-stats.js'
import type { Db } from '../schema/db.js'
import { credits, results, seats } from '../schema/schema.js'
import { prepareFigures } from './figures.js'
import { prepareUnlisted } from './leaderboard.js'
import { prepareRankings } from './ranking.js'

const value = sql.placeholder
const OF_USER = and(
  eq(credits.guildId, value('guildId')),
  eq(credits.userId, value('userId')),
  eq(credits.gameId, value('gameId')),
  sql`${credits.counts}`,
)

/** Null if the user has finished no such game there. */
export function preparePlayerStats(db: Db): (guildId: string, gameId: string, userId: string) => Promise<PlayerStats | null> {
  const ranking = prepareRankings(db).rating
  const isUnlisted = prepareUnlisted(db)
  const latestOf = prepareLatest(db)
  const againstOf = prepareAgainstComputers(db)
  const { read } = prepareFigures(db)

  return async (guildId, gameId, userId) => {
    const ladder = { guildId, gameId, period: periodKey('all-time', new Date(0)) }
    const line = ranking.of(ladder, userId)
    const against = againstOf({ guildId, gameId, userId })
    if (line === null) return against.games.length === 0 ? null : practiceStats(userId, against)
    const isRanked = line.games >= gamesNeeded('rating') && !isUnlisted(userId)
    const rank = line.measured === null || !isRanked ? null : (ranking.standing(ladder, line)?.rank ?? 'beyond')
    // Lets other work run in between.
    await setImmediate()
    const latest = latestOf({ guildId, gameId, userId })
    await setImmediate()
    return statsOf(
      line,
      rank,
      latest.map(({ figures, ...game }) => ({ ...game, figures: read(figures) })),
      against.games,
    )
  }
}

/** The latest games, newest first. The number is limited, because a single query over all of them could block everybody. */
function prepareLatest(db: Db) {
  const { mu, sigma, resigned, points, decisions, decisionMs } = credits
  const figures = sql<string>`${credits.figures}`
  const latest = db
    .select({ tableId: results.tableId, at: results.endedAt, mu, sigma, resigned, points, decisions, decisionMs, figures })
    .from(credits)
    .innerJoin(results, eq(results.sequence, credits.sequence))
    .where(OF_USER)
    .orderBy(sql`${credits.sequence} desc`)
    .limit(LATEST_GAMES)
    .prepare()
  return (of: OfUser) => latest.all({ ...of })
}

/** The user's latest games with computer players by the strongest level at the table, and the name in the last of them. */
function prepareAgainstComputers(db: Db) {
  const latest = db
    .select({ sequence: credits.sequence, name: credits.name, won: sql<number>`${credits.place} = 1`.as('won') })
    .from(credits)
    .where(
      and(
        eq(credits.guildId, value('guildId')),
        eq(credits.userId, value('userId')),
        eq(credits.gameId, value('gameId')),
        sql`not ${credits.counts}`,
      ),
    )
    .orderBy(sql`${credits.sequence} desc`)
    .limit(LATEST_GAMES)
    .as('latest')
  const seatedWith = db
    .select({
      sequence: latest.sequence,
      name: latest.name,
      won: latest.won,
      userIds: sql<string>`group_concat(${seats.userId})`,
    })
    .from(latest)
    .innerJoin(results, and(eq(results.sequence, latest.sequence), eq(results.unrated, 'against-computers')))
    .innerJoin(seats, eq(seats.tableId, results.tableId))
    .groupBy(latest.sequence)
    .orderBy(sql`${latest.sequence} desc`)
    .prepare()
  return (of: OfUser): Practice =>
    practiceOf(seatedWith.all({ ...of }).map(({ name, won, userIds }) => ({ name, won: won === 1, userIds: userIds.split(',') })))
}

/** How one user did against another at the same tables, in the first user's latest games. */
export function prepareHeadToHead(db: Db): (of: OfUser, otherId: string) => HeadToHead {
  // A player who resigned comes after everybody who did not.
  const { sequence, resigned, place } = credits
  const latest = db
    .select({ sequence, resigned, place })
    .from(credits)
    .where(OF_USER)
    .orderBy(sql`${sequence} desc`)
    .limit(LATEST_GAMES)
    .as('latest')
  const counted = db
    .select({
      games: sql<number>`count(*)`,
      ahead: sql<number>`coalesce(sum((${latest.resigned}, ${latest.place}) < (other.resigned, other.place)), 0)`,
      behind: sql<number>`coalesce(sum((${latest.resigned}, ${latest.place}) > (other.resigned, other.place)), 0)`,
    })
    .from(latest)
    .innerJoin(sql`credits other`, sql`other.sequence = ${latest.sequence} and other.user_id = ${value('otherId')}`)
    .prepare()
  return (of, otherId) => {
    const { games, ahead, behind } = counted.get({ ...of, otherId }) ?? { games: 0, ahead: 0, behind: 0 }
    return { games, ahead, behind, level: games - ahead - behind }
  }
}
