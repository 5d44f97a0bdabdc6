/** Lines of ladders in their order: every measure has an index that holds it. */
import { and, eq, sql } from 'drizzle-orm'
import { gamesNeeded, type Measure } from '../standings/ladders.js'
import type { Db } from './db.js'
import { ladders, players, users } from './schema.js'

/** A ladder of a server: of a game or of all (empty), in a period as it is stored. */
export interface Ladder {
  readonly guildId: string
  readonly gameId: string
  readonly period: string
}

export interface LadderLine {
  readonly userId: string
  readonly name: string
  readonly games: number
  readonly wins: number
  readonly points: number
  readonly mu: number | null
  readonly sigma: number | null
  /** What is ranked by; null where there is nothing to rank. */
  readonly measured: number | null
}

export interface Ranking {
  /** How many are ranked. */
  count(ladder: Ladder): number
  /** Those ranked, the best first; equal ones by games and then by id. */
  lines(ladder: Ladder, limit: number, offset: number): readonly LadderLine[]
  /** The rank of whoever has so much: one more than how many have more. */
  rankOf(ladder: Ladder, measured: number): number
  /** How many lines come before one that is ranked. */
  linesBefore(ladder: Ladder, line: LadderLine): number
  /** Somebody's line, ranked or not; null if they have none. */
  of(ladder: Ladder, userId: string): LadderLine | null
}

/** Worded like the indexes on ladders, or SQLite would not use them. */
const MEASURED: Readonly<Record<Measure, ReturnType<typeof sql<number | null>>>> = {
  rating: sql`rating`,
  wins: sql`wins`,
  'win-share': sql`(1.0 * wins / games)`,
  games: sql`games`,
  average: sql`(1.0 * points / games)`,
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
  const value = sql.placeholder
  const measured = MEASURED[measure]
  const ofLadder = and(
    eq(ladders.guildId, value('guildId')),
    eq(ladders.gameId, value('gameId')),
    eq(ladders.period, value('period')),
  )
  const listed = sql`${ladders.userId} not in (select ${users.userId} from ${users} where unlisted)`
  // The plus keeps SQLite from taking the index on games, which would leave the lines to be sorted.
  const enough = sql`+games >= ${sql.raw(`${gamesNeeded(measure)}`)}`
  const ranked = and(ofLadder, enough, sql`${measured} is not null`, listed)
  const { userId, games, wins, points, mu, sigma } = ladders
  const columns = { userId, name: sql<string>`coalesce(${players.name}, '')`, games, wins, points, mu, sigma, measured }
  const named = and(eq(players.guildId, ladders.guildId), eq(players.userId, ladders.userId))
  const counted = (where: ReturnType<typeof sql>) =>
    db.select({ lines: sql<number>`count(*)` }).from(ladders).where(and(ranked, where)).prepare()

  const all = counted(sql`true`)
  const better = counted(sql`${measured} > ${value('measured')}`)
  const levelBefore = counted(
    sql`${measured} = ${value('measured')} and (games > ${value('games')} or (games = ${value('games')} and ${userId} < ${value('userId')}))`,
  )
  const page = db
    .select(columns)
    .from(ladders)
    .leftJoin(players, named)
    .where(ranked)
    .orderBy(sql`${measured} desc`, ...(measure === 'games' ? [] : [sql`games desc`]), userId)
    .limit(value('limit'))
    .offset(value('offset'))
    .prepare()
  const one = db
    .select(columns)
    .from(ladders)
    .leftJoin(players, named)
    .where(and(ofLadder, eq(userId, value('userId'))))
    .prepare()

  return {
    count: (ladder) => all.get({ ...ladder })?.lines ?? 0,
    lines: (ladder, limit, offset) => page.all({ ...ladder, limit, offset }),
    rankOf: (ladder, measured) => 1 + (better.get({ ...ladder, measured })?.lines ?? 0),
    linesBefore(ladder, { measured, games, userId }) {
      const ahead = better.get({ ...ladder, measured })?.lines ?? 0
      return ahead + (levelBefore.get({ ...ladder, measured, games, userId })?.lines ?? 0)
    },
    of: (ladder, userId) => one.get({ ...ladder, userId }) ?? null,
  }
}
