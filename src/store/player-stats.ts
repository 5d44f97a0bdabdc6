/** What somebody has played of a game on a server, from what was credited to them. */
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { gamesNeeded, periodKey } from '../standings/ladders.js'
import { type HeadToHead, type PlayerStats, RATING_POINTS, type RatingPoint } from '../standings/ports.js'
import { shown } from '../standings/rating.js'
import type { Db } from './db.js'
import { prepareUnlisted } from './leaderboard.js'
import { prepareRankings } from './ranking.js'
import { credits, figureKeys, results } from './schema.js'

interface Of {
  readonly guildId: string
  readonly gameId: string
  readonly userId: string
}

/** The sum and the best of everything that figures hold, by kind and id, in the order of the game. */
interface FigureSum {
  readonly kind: string
  readonly id: string
  readonly games: number
  readonly sum: number
  readonly best: number
}

const value = sql.placeholder
const OF_USER = and(
  eq(credits.guildId, value('guildId')),
  eq(credits.userId, value('userId')),
  eq(credits.gameId, value('gameId')),
  sql`${credits.counts}`,
)

/** Null for somebody who has finished no game of it there. */
export function preparePlayerStats(db: Db): (guildId: string, gameId: string, userId: string) => PlayerStats | null {
  const ranking = prepareRankings(db).rating
  const isUnlisted = prepareUnlisted(db)
  const sums = prepareSums(db)
  const figures = prepareFigures(db)
  const course = prepareCourse(db)

  return (guildId, gameId, userId) => {
    const of = { guildId, gameId, userId }
    const ladder = { guildId, gameId, period: periodKey('all-time', new Date(0)) }
    const line = ranking.of(ladder, userId)
    const summed = sums.get({ ...of })
    if (line === null || summed === undefined) return null
    const isRanked = line.games >= gamesNeeded('rating') && !isUnlisted(userId)
    const { name, games, wins, points, mu, sigma, measured } = line
    return {
      ...{ userId, name, games, wins },
      resigned: summed.resigned,
      average: points / games,
      best: summed.best,
      ...figuresOf(figures.all({ ...of })),
      decisionMs: summed.decisions === 0 ? null : summed.decisionMs / summed.decisions,
      rating: mu === null || sigma === null ? null : shown({ mu, sigma }),
      rank: measured === null || !isRanked ? null : ranking.rankOf(ladder, measured),
      course: course(of),
    }
  }
}

function figuresOf(figures: readonly FigureSum[]): Pick<PlayerStats, 'sources' | 'choices'> {
  const of = (kind: string) => figures.filter((figure) => figure.kind === kind)
  const chosen = of('choices').filter(({ sum }) => sum > 0)
  return {
    sources: of('sources').map(({ id, games, sum, best }) => ({ source: id, average: sum / games, best })),
    choices: chosen.sort((a, b) => b.sum - a.sum).map(({ id, sum }) => ({ choice: id, times: sum })),
  }
}

function prepareSums(db: Db) {
  return db
    .select({
      resigned: sql<number>`coalesce(sum(${credits.resigned}), 0)`,
      best: sql<number>`coalesce(max(${credits.points}), 0)`,
      decisions: sql<number>`coalesce(sum(${credits.decisions}), 0)`,
      decisionMs: sql<number>`coalesce(sum(${credits.decisionMs}), 0)`,
    })
    .from(credits)
    .where(OF_USER)
    .prepare()
}

function prepareFigures(db: Db) {
  const { figures } = credits
  const parts = sql`join json_each(kind.value) figure where ${OF_USER}`
  const found = sql`(
    select kind.key kind, figure.key id, figure.id nth, json_extract(${figures}, '$[' || figure.value || ']') value
      from ${credits} join ${figureKeys} on ${figureKeys.id} = ${figures} ->> '$[0]' join json_each(${figureKeys.keys}) kind ${parts}
    union all
    select kind.key, figure.key, figure.id, figure.value
      from ${credits} join json_each(${figures}) kind ${parts} and json_type(${figures}) = 'object'
  ) found`
  return db
    .select({
      kind: sql<string>`kind`,
      id: sql<string>`id`,
      games: sql<number>`count(*)`,
      sum: sql<number>`sum(value)`,
      best: sql<number>`max(value)`,
    })
    .from(found)
    .groupBy(sql`kind`, sql`id`)
    .orderBy(sql`min(nth)`)
    .prepare()
}

/** The ratings after the latest rated games, the oldest of them first. */
function prepareCourse(db: Db): (of: Of) => readonly RatingPoint[] {
  const { mu, sigma } = credits
  const rated = db
    .select({ tableId: results.tableId, at: results.endedAt, mu, sigma })
    .from(credits)
    .innerJoin(results, eq(results.sequence, credits.sequence))
    .where(and(OF_USER, isNotNull(mu)))
    .orderBy(sql`${credits.sequence} desc`)
    .limit(RATING_POINTS)
    .prepare()
  return (of) =>
    rated
      .all({ ...of })
      .reverse()
      .flatMap(({ tableId, at, mu, sigma }) =>
        mu === null || sigma === null ? [] : [{ tableId, at, rating: shown({ mu, sigma }) }],
      )
}

/** How one user did against another at the same tables. */
export function prepareHeadToHead(db: Db): (of: Of, otherId: string) => HeadToHead {
  // Whoever resigned comes after everybody who did not.
  const counted = db
    .select({
      games: sql<number>`count(*)`,
      ahead: sql<number>`coalesce(sum((${credits.resigned}, ${credits.place}) < (other.resigned, other.place)), 0)`,
      behind: sql<number>`coalesce(sum((${credits.resigned}, ${credits.place}) > (other.resigned, other.place)), 0)`,
    })
    .from(credits)
    .innerJoin(sql`credits other`, sql`other.sequence = ${credits.sequence} and other.user_id = ${value('otherId')}`)
    .where(OF_USER)
    .prepare()
  return (of, otherId) => {
    const { games, ahead, behind } = counted.get({ ...of, otherId }) ?? { games: 0, ahead: 0, behind: 0 }
    return { games, ahead, behind, level: games - ahead - behind }
  }
}
