/** Composes a user's statistics for a game on a server from the latest games. */
import { setImmediate } from 'node:timers/promises'
import type { Figures } from '../../games/figures.js'
import { LEVELS, type Level } from '../../players/levels.js'
import { gamesNeeded, periodKey } from '../../standings/ladders.js'
import type { AgainstComputers, PlayerStats, RatingPoint } from '../../standings/ports.js'
import { shown } from '../../standings/rating.js'
import { levelOf } from '../../tables/model/computer.js'
import type { LadderLine } from './ladder.js'
import type { Ladders, Soon } from './leaderboard.js'

/** A user's game on a server. */
export interface OfUser {
  readonly guildId: string
  readonly gameId: string
  readonly userId: string
}

/** One of the user's latest games that count. */
export interface LatestGame {
  readonly tableId: string
  readonly at: Date
  readonly mu: number | null
  readonly sigma: number | null
  readonly resigned: boolean
  readonly points: number
  readonly decisions: number
  readonly decisionMs: number
  /** Null if they cannot be read. */
  readonly figures: Figures | null
}

/** What statistics need of a database. Of latest games, the number is limited. */
export interface StatsReads {
  readonly ladders: Ladders
  /** The games that count, newest first. */
  latest(of: OfUser): Soon<readonly LatestGame[]>
  practice(of: OfUser): Soon<Practice>
}

/** Null if the user has finished no such game there. Other work runs between the queries. */
export async function playerStats({ ladders, latest, practice }: StatsReads, of: OfUser): Promise<PlayerStats | null> {
  const { guildId, gameId, userId } = of
  const ranking = ladders.rankings.rating
  const ladder = { guildId, gameId, period: periodKey('all-time', new Date(0)) }
  const line = await ranking.of(ladder, userId)
  const against = await practice(of)
  if (line === null) return against.games.length === 0 ? null : practiceStats(userId, against)
  const isRanked = line.measured !== null && line.games >= gamesNeeded('rating') && !(await ladders.isUnlisted(userId))
  const rank = isRanked ? ((await ranking.standing(ladder, line))?.rank ?? 'beyond') : null
  await setImmediate()
  const games = await latest(of)
  await setImmediate()
  return statsOf(line, rank, games, against.games)
}

/** `latest` are newest first. */
function statsOf(
  line: LadderLine,
  rank: PlayerStats['rank'],
  latest: readonly LatestGame[],
  againstComputers: readonly AgainstComputers[],
): PlayerStats {
  const { userId, name, games, wins, points, mu, sigma } = line
  const figures = latest.flatMap((game) => game.figures ?? [])
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
    againstComputers,
    ratings: ratingsOf(latest),
  }
}

/** The statistics of a user who has only played with computer players. */
function practiceStats(userId: string, { name, games }: Practice): PlayerStats {
  return { ...NO_GAMES, userId, name, againstComputers: games }
}

const NO_GAMES: Omit<PlayerStats, 'userId' | 'name' | 'againstComputers'> = {
  ...{ games: 0, wins: 0, resigned: 0, average: 0, best: 0 },
  ...{ sources: [], choices: [], decisionMs: null, rating: null, rank: null, ratings: [] },
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

/** The ratings after the rated games, oldest first. */
function ratingsOf(latest: readonly LatestGame[]): readonly RatingPoint[] {
  return latest
    .toReversed()
    .flatMap(({ tableId, at, mu, sigma }) =>
      mu === null || sigma === null ? [] : [{ tableId, at, rating: shown({ mu, sigma }) }],
    )
}

/** A user's games with computer players, and the name in the last of them. */
export interface Practice {
  readonly games: readonly AgainstComputers[]
  readonly name: string
}

/** The games by the strongest level at the table. `rows` are newest first. */
export function practiceOf(
  rows: readonly { readonly name: string; readonly won: boolean; readonly userIds: readonly string[] }[],
): Practice {
  const games = LEVELS.flatMap((level) => {
    const own = rows.filter(({ userIds }) => strongestOf(userIds) === level)
    return own.length === 0 ? [] : [{ level, games: own.length, wins: own.filter(({ won }) => won).length }]
  })
  return { games, name: rows[0]?.name ?? '' }
}

function strongestOf(userIds: readonly string[]): Level | undefined {
  return LEVELS.findLast((level) => userIds.some((id) => levelOf({ id }) === level))
}
