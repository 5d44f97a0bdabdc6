/** A user's statistics for a game on a server, from their credits. */
import { setImmediate } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import type { Figures } from '../../games/figures.js'
import { gamesNeeded, periodKey } from '../../standings/ladders.js'
import { type HeadToHead, LATEST_GAMES, type PlayerStats, type RatingPoint } from '../../standings/ports.js'
import { shown } from '../../standings/rating.js'
import type { Db } from '../schema/db.js'
import { credits, results } from '../schema/schema.js'
import { prepareFigures } from './figures.js'
import { prepareUnlisted } from './leaderboard.js'
import { prepareRankings } from './ranking.js'

interface Of {
  readonly guildId: string
  readonly gameId: string
  readonly userId: string
}

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
  const { read } = prepareFigures(db)

  return async (guildId, gameId, userId) => {
    const ladder = { guildId, gameId, period: periodKey('all-time', new Date(0)) }
    const line = ranking.of(ladder, userId)
    if (line === null) return null
    const isRanked = line.games >= gamesNeeded('rating') && !isUnlisted(userId)
    const { name, games, wins, points, mu, sigma, measured } = line
    const rank = measured === null || !isRanked ? null : (ranking.standing(ladder, line)?.rank ?? 'beyond')
    // Lets other work run in between.
    await setImmediate()
    const latest = latestOf({ guildId, gameId, userId })
    await setImmediate()
    const figures = latest.flatMap((game) => read(game.figures) ?? [])
    const decisions = sumOf(latest.map((game) => game.decisions))
    return {
      ...{ userId, name, games, wins },
      resigned: latest.filter(({ resigned }) => resigned).length,
      average: points / games,
      best: latest.length === 0 ? 0 : Math.max(...latest.map((game) => game.points)),
      sources: sourcesOf(figures),
      choices: choicesOf(figures),
      decisionMs: decisions === 0 ? null : sumOf(latest.map(({ decisionMs }) => decisionMs)) / decisions,
      rating: mu === null || sigma === null ? null : shown({ mu, sigma }),
      rank,
      course: courseOf(latest),
    }
  }
}

const sumOf = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0)

/** Old games may lack some figures. */
type Known = readonly Partial<Figures>[]

function sourcesOf(figures: Known): PlayerStats['sources'] {
  return [...valuesById(figures.map(({ sources }) => sources ?? {}))].map(([source, values]) => {
    return { source, average: sumOf(values) / values.length, best: Math.max(...values) }
  })
}

function choicesOf(figures: Known): PlayerStats['choices'] {
  const times = [...valuesById(figures.map(({ choices }) => choices ?? {}))].map(([choice, values]) => ({
    choice,
    times: sumOf(values),
  }))
  return times.filter((each) => each.times > 0).sort((one, other) => other.times - one.times)
}

/** In the order in which the game lists them. */
function valuesById(groups: readonly Readonly<Record<string, number>>[]): ReadonlyMap<string, readonly number[]> {
  const values = new Map<string, number[]>()
  for (const group of groups)
    for (const [id, value] of Object.entries(group)) {
      const known = values.get(id)
      if (known === undefined) values.set(id, [value])
      else known.push(value)
    }
  return values
}

/** A game that counts for the user. */
type LatestGame = ReturnType<ReturnType<typeof prepareLatest>>[number]

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
  return (of: Of) => latest.all({ ...of })
}

/** The ratings after the rated games, oldest first. */
function courseOf(latest: readonly LatestGame[]): readonly RatingPoint[] {
  return latest
    .toReversed()
    .flatMap(({ tableId, at, mu, sigma }) =>
      mu === null || sigma === null ? [] : [{ tableId, at, rating: shown({ mu, sigma }) }],
    )
}

/** How one user did against another at the same tables, in the first user's latest games. */
export function prepareHeadToHead(db: Db): (of: Of, otherId: string) => HeadToHead {
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
