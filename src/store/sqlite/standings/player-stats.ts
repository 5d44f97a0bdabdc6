/** A user's statistics for a game on a server, from their credits. */
import { setImmediate } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import type { Figures } from '../../../games/figures.js'
import { LEVELS, type Level } from '../../../players/levels.js'
import { gamesNeeded, periodKey } from '../../../standings/ladders.js'
import {
  type AgainstComputers,
  type HeadToHead,
  LATEST_GAMES,
  type PlayerStats,
  type RatingPoint,
} from '../../../standings/ports.js'
import { shown } from '../../../standings/rating.js'
import { levelOf } from '../../../tables/model/computer.js'
import type { Db } from '../schema/db.js'
import { credits, results, seats } from '../schema/schema.js'
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
  const againstOf = prepareAgainstComputers(db)
  const { read } = prepareFigures(db)

  return async (guildId, gameId, userId) => {
    const ladder = { guildId, gameId, period: periodKey('all-time', new Date(0)) }
    const line = ranking.of(ladder, userId)
    const against = againstOf({ guildId, gameId, userId })
    const { games: practised, name: ownName } = against
    if (line === null) {
      return practised.length === 0 ? null : { ...NO_GAMES, userId, name: ownName, againstComputers: practised }
    }
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
      againstComputers: practised,
      course: courseOf(latest),
    }
  }
}

const NO_GAMES: Omit<PlayerStats, 'userId' | 'name' | 'againstComputers'> = {
  ...{ games: 0, wins: 0, resigned: 0, average: 0, best: 0 },
  ...{ sources: [], choices: [], decisionMs: null, rating: null, rank: null, course: [] },
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
  return (of: Of): { readonly games: readonly AgainstComputers[]; readonly name: string } => {
    const rows = seatedWith.all({ ...of })
    const games = LEVELS.flatMap((level) => {
      const own = rows.filter(({ userIds }) => strongestOf(userIds.split(',')) === level)
      return own.length === 0 ? [] : [{ level, games: own.length, wins: own.filter(({ won }) => won === 1).length }]
    })
    return { games, name: rows[0]?.name ?? '' }
  }
}

function strongestOf(userIds: readonly string[]): Level | undefined {
  return LEVELS.findLast((level) => userIds.some((id) => levelOf({ id }) === level))
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
