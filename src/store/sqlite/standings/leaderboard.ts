/** Leaderboards, from totals that each finished game increments. Only the form reads games again. */
import { setImmediate } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { gamesNeeded, type Measure, periodKey } from '../../../standings/ladders.js'
import {
  FORM_GAMES,
  type FormMark,
  type Leaderboard,
  type LeaderboardQuery,
  type OwnStanding,
  PAGE_LINES,
  type RankedLine,
  type StandingLine,
} from '../../../standings/ports.js'
import { shown } from '../../../standings/rating.js'
import { pageWithin } from '../../standings/paging.js'
import type { Db } from '../schema/db.js'
import { credits, results, users } from '../schema/schema.js'
import { type Ladder, type LadderLine, prepareProvisional, prepareRankings, type Ranking } from './ranking.js'
import { ALL_GAMES } from './recording.js'

type Form = (userId: string) => readonly FormMark[]

/** Yields between the queries of a ladder. Games that end meanwhile may show in the later queries only. */
export function prepareLeaderboard(db: Db): (query: LeaderboardQuery) => Promise<Leaderboard> {
  const rankings = prepareRankings(db)
  const provisional = prepareProvisional(db)
  const formOf = prepareForm(db)
  const isUnlisted = prepareUnlisted(db)

  /** Ranks everybody for the time being: nobody has enough games yet. */
  function provisionally(query: LeaderboardQuery, all: readonly LadderLine[], own: LadderLine | null): Leaderboard {
    const { page, pages, offset } = pageWithin(query.page, all.length)
    const found = all.slice(offset, offset + PAGE_LINES)
    const form = formOf(query, [...found.map(({ userId }) => userId), query.viewerId])
    const ranked = (line: LadderLine): RankedLine => ({
      ...lineOf(line, form),
      rank: 1 + all.findIndex(({ measured }) => measured === line.measured),
    })
    const standing = (line: LadderLine): OwnStanding => {
      if (isUnlisted(line.userId)) return { kind: 'unlisted', line: lineOf(line, form) }
      const at = all.findIndex(({ userId }) => userId === line.userId)
      const listed = all[at]
      if (listed === undefined) return tooFew(lineOf(line, form), query.measure)
      return { kind: 'ranked', line: ranked(listed), page: 1 + Math.floor(at / PAGE_LINES) }
    }
    const stands = own === null ? ({ kind: 'none' } as const) : standing(own)
    return { lines: found.map(ranked), page, pages, provisional: true, ranked: all.length, isWhole: true, own: stands }
  }

  return async (query) => {
    const { guildId, gameId, measure, viewerId } = query
    const ranking = rankings[measure]
    const ladder = { guildId, gameId: gameId ?? ALL_GAMES, period: periodKey(query.period, query.at) }
    const { ranked, isWhole } = ranking.count(ladder)
    await setImmediate()
    const young = ranked === 0 && gamesNeeded(measure) > 1 ? provisional(ladder, measure) : []
    if (young.length > 0) return provisionally(query, young, ranking.of(ladder, viewerId))
    const { page, pages, offset } = pageWithin(query.page, ranked)
    const found = ranking.lines(ladder, PAGE_LINES, offset)
    await setImmediate()
    const own = ranking.of(ladder, viewerId)
    const form = formOf(query, [...found.map(({ userId }) => userId), viewerId])
    const lines = withRanks(ranking, ladder, found, offset, form)
    await setImmediate()
    const standing = (own: LadderLine): OwnStanding => {
      const line = lineOf(own, form)
      if (isUnlisted(viewerId)) return { kind: 'unlisted', line }
      if (own.measured === null || missingOf(line, measure) > 0) return tooFew(line, measure)
      const place = ranking.standing(ladder, own)
      if (place === null) return { kind: 'beyond', line }
      return { kind: 'ranked', line: { ...line, rank: place.rank }, page: 1 + Math.floor(place.before / PAGE_LINES) }
    }
    return { lines, page, pages, provisional: false, ranked, isWhole, own: own === null ? { kind: 'none' } : standing(own) }
  }
}

const missingOf = ({ games }: StandingLine, measure: Measure) => gamesNeeded(measure) - games

function tooFew(line: StandingLine, measure: Measure): OwnStanding {
  return { kind: 'too-few-games', line, missing: Math.max(1, missingOf(line, measure)) }
}

/** Adds ranks to consecutive lines, the first of which comes after `offset` others. */
function withRanks(
  ranking: Ranking,
  ladder: Ladder,
  found: readonly LadderLine[],
  offset: number,
  form: Form,
): readonly RankedLine[] {
  const [first] = found
  let rank = first === undefined || offset === 0 ? 1 : (ranking.standing(ladder, first)?.rank ?? 1)
  return found.map((line, index) => {
    if (index > 0 && line.measured !== found[index - 1]?.measured) rank = offset + index + 1
    return { ...lineOf(line, form), rank }
  })
}

function lineOf({ userId, name, games, wins, points, mu, sigma }: LadderLine, form: Form): StandingLine {
  const rating = mu === null || sigma === null ? null : shown({ mu, sigma })
  return { userId, name, games, wins, average: points / games, rating, form: form(userId) }
}

/** The latest games of several users, in one statement. */
function prepareForm(db: Db): (query: Pick<LeaderboardQuery, 'guildId' | 'gameId'>, userIds: readonly string[]) => Form {
  const value = sql.placeholder
  const { userId, sequence, place, resigned } = credits
  // Goes game by game, because the index finds the latest ones of each game. A user with many other games takes no longer.
  const nextGame = (after: ReturnType<typeof sql>) =>
    sql`(select min(game_id) from credits where guild_id = ${value('guildId')} and user_id = wanted.user_id and ${after})`
  const wanted = sql`(with recursive wanted (user_id, game_id) as (
    select value, ${value('gameId')} from json_each(${value('userIds')}) where ${value('gameId')} is not null
    union all select value, '' from json_each(${value('userIds')}) where ${value('gameId')} is null
    union all select user_id, ${nextGame(sql`game_id > wanted.game_id`)} from wanted where ${value('gameId')} is null and game_id is not null
  ) select user_id, game_id from wanted where game_id <> '') wanted`
  const latest = sql`(select own.sequence from credits own
    where own.guild_id = ${value('guildId')} and own.user_id = wanted.user_id and own.game_id = wanted.game_id and own.counts
    order by own.sequence desc limit ${FORM_GAMES})`
  const marks = db
    .select({ userId, place, resigned, players: results.seats })
    .from(wanted)
    // A cross join, so that SQLite goes through the wanted users and not through all games of the server.
    .crossJoin(credits)
    .innerJoin(results, eq(results.sequence, sequence))
    .where(
      sql`${credits.guildId} = ${value('guildId')} and ${userId} = wanted.user_id and ${credits.gameId} = wanted.game_id and ${sequence} in ${latest}`,
    )
    .orderBy(sql`${sequence} desc`)
    .prepare()
  return ({ guildId, gameId }, userIds) => {
    const rows = marks.all({ guildId, gameId, userIds: JSON.stringify([...new Set(userIds)]) })
    return (wanted) =>
      rows
        .filter((row) => row.userId === wanted)
        .slice(0, FORM_GAMES)
        .map(({ place, resigned, players }) => ({ place, players, resigned, won: place === 1 }))
  }
}

/** Whether a user does not want to be listed. */
export function prepareUnlisted(db: Db): (userId: string) => boolean {
  const unlisted = db
    .select({ userId: users.userId })
    .from(users)
    .where(sql`${users.userId} = ${sql.placeholder('userId')} and unlisted`)
    .prepare()
  return (userId) => unlisted.get({ userId }) !== undefined
}
