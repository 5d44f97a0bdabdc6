/** A user's statistics for a game on a server, from their credits. */
import { and, eq, sql } from 'drizzle-orm'
import { type HeadToHead, LATEST_GAMES } from '../../../standings/ports.js'
import { type LatestGame, type OfUser, type Practice, practiceOf } from '../../standings/player-stats.js'
import type { Db } from '../schema/db.js'
import { credits, results, seats } from '../schema/schema.js'
import { value } from '../schema/statements.js'
import { prepareFigures } from './figures.js'

const OF_USER = and(
  eq(credits.guildId, value('guildId')),
  eq(credits.userId, value('userId')),
  eq(credits.gameId, value('gameId')),
  sql`${credits.counts}`,
)

/** The latest games, newest first. The number is limited, because a single query over all of them could block everybody. */
export function prepareLatest(db: Db): (of: OfUser) => readonly LatestGame[] {
  const { read } = prepareFigures(db)
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
  return (of) => latest.all({ ...of }).map(({ figures, ...game }) => ({ ...game, figures: read(figures) }))
}

/** The user's latest games with computer players by the strongest level at the table, and the name in the last of them. */
export function prepareAgainstComputers(db: Db): (of: OfUser) => Practice {
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
  return (of) =>
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
