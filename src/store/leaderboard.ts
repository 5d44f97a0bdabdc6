/** Leaderboards, from what the changes that ended games have counted up: no finished game is read again but for the form. */
import { eq, sql } from 'drizzle-orm'
import { gamesNeeded, periodKey } from '../standings/ladders.js'
import {
  FORM_GAMES,
  type FormMark,
  type Leaderboard,
  type LeaderboardQuery,
  type OwnStanding,
  PAGE_LINES,
  type RankedLine,
  type StandingLine,
} from '../standings/ports.js'
import { shown } from '../standings/rating.js'
import type { Db } from './db.js'
import { pageWithin } from './paging.js'
import { type Ladder, type LadderLine, prepareRankings, type Ranking } from './ranking.js'
import { ALL_GAMES } from './recording.js'
import { credits, results, users } from './schema.js'

type Form = (userId: string) => readonly FormMark[]

export function prepareLeaderboard(db: Db): (query: LeaderboardQuery) => Leaderboard {
  const rankings = prepareRankings(db)
  const formOf = prepareForm(db)
  const isUnlisted = prepareUnlisted(db)

  return (query) => {
    const { guildId, gameId, measure, viewerId } = query
    const ranking = rankings[measure]
    const ladder = { guildId, gameId: gameId ?? ALL_GAMES, period: periodKey(query.period, query.at) }
    const count = ranking.count(ladder)
    const { page, pages, offset } = pageWithin(query.page, count)
    const found = ranking.lines(ladder, PAGE_LINES, offset)
    const own = ranking.of(ladder, viewerId)
    const form = formOf(query, [...found.map(({ userId }) => userId), viewerId])
    const lines = withRanks(ranking, ladder, found, offset, form)
    const ownLine = own === null ? null : lineOf(own, form)
    const standing = (line: StandingLine): OwnStanding => {
      if (isUnlisted(viewerId)) return { kind: 'unlisted', line }
      const missing = gamesNeeded(measure) - line.games
      if (own === null || own.measured === null || missing > 0)
        return { kind: 'too-few-games', line, missing: Math.max(1, missing) }
      const rank = ranking.rankOf(ladder, own.measured)
      const ownPage = 1 + Math.floor(ranking.linesBefore(ladder, own) / PAGE_LINES)
      return { kind: 'ranked', line: { ...line, rank }, page: ownPage }
    }
    return { lines, page, pages, ranked: count, own: ownLine === null ? { kind: 'none' } : standing(ownLine) }
  }
}

/** Ranks of lines that follow each other, the first of them after `offset` others. */
function withRanks(
  ranking: Ranking,
  ladder: Ladder,
  found: readonly LadderLine[],
  offset: number,
  form: Form,
): readonly RankedLine[] {
  const first = found[0]?.measured ?? null
  let rank = first === null ? 1 : ranking.rankOf(ladder, first)
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
  const { userId, place, resigned } = credits
  const latest = sql`(select own.sequence from credits own
    where own.guild_id = ${value('guildId')} and own.user_id = wanted.value
      and (${value('gameId')} is null or own.game_id = ${value('gameId')}) and own.counts
    order by own.sequence desc limit ${FORM_GAMES})`
  const marks = db
    .select({ userId, place, resigned, players: results.seats })
    .from(sql`json_each(${value('userIds')}) wanted`)
    // Crossed, so that SQLite takes one user after the other and not all games of the server.
    .crossJoin(credits)
    .innerJoin(results, eq(results.sequence, credits.sequence))
    .where(sql`${credits.guildId} = ${value('guildId')} and ${userId} = wanted.value and ${credits.sequence} in ${latest}`)
    .orderBy(sql`${credits.sequence} desc`)
    .prepare()
  return ({ guildId, gameId }, userIds) => {
    const rows = marks.all({ guildId, gameId, userIds: JSON.stringify([...new Set(userIds)]) })
    return (wanted) =>
      rows
        .filter((row) => row.userId === wanted)
        .map(({ place, resigned, players }) => ({ place, players, resigned, won: place === 1 }))
  }
}

/** Whether somebody does not want to be listed. */
export function prepareUnlisted(db: Db): (userId: string) => boolean {
  const unlisted = db
    .select({ userId: users.userId })
    .from(users)
    .where(sql`${users.userId} = ${sql.placeholder('userId')} and unlisted`)
    .prepare()
  return (userId) => unlisted.get({ userId }) !== undefined
}
