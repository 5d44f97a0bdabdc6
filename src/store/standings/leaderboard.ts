/** Composes leaderboards from what a database reads of ladders, at once or after a while. */
import { setImmediate } from 'node:timers/promises'
import { gamesNeeded, type Measure, periodKey } from '../../standings/ladders.js'
import {
  FORM_GAMES,
  type FormMark,
  type Leaderboard,
  type LeaderboardQuery,
  type OwnStanding,
  PAGE_LINES,
  type RankedLine,
  type StandingLine,
} from '../../standings/ports.js'
import { shown } from '../../standings/rating.js'
import { ALL_GAMES } from './counting.js'
import { type Ladder, type LadderLine, provisionalOrder, type Standing } from './ladder.js'
import { pageWithin } from './paging.js'

export type Soon<T> = T | Promise<T>

/** Reads a ladder by a measure. Only its first `RANKED_LINES` lines are looked at, however many there are. */
export interface Ranking {
  /** How many lines are ranked, and whether these are all. */
  count(ladder: Ladder): Soon<{ readonly ranked: number; readonly isWhole: boolean }>
  /** The ranked lines, best first. Ties are ordered by games and then by id. `offset` must be less than their count. */
  lines(ladder: Ladder, limit: number, offset: number): Soon<readonly LadderLine[]>
  /** The position of a line that has something to rank. Null if it comes after all lines that are looked at. */
  standing(ladder: Ladder, line: LadderLine): Soon<Standing | null>
  /** A user's line, ranked or not. Null if there is none. */
  of(ladder: Ladder, userId: string): Soon<LadderLine | null>
}

export type Form = (userId: string) => readonly FormMark[]

export interface Ladders {
  readonly rankings: Readonly<Record<Measure, Ranking>>
  /** The `PROVISIONAL_LINES` lines of a young ladder with most games. Unlisted users are left out. */
  young(ladder: Ladder): Soon<Parameters<typeof provisionalOrder>[0]>
  /** The latest games of several users. */
  form(query: Pick<LeaderboardQuery, 'guildId' | 'gameId'>, userIds: readonly string[]): Soon<Form>
  isUnlisted(userId: string): Soon<boolean>
}

/** Other work runs between the queries of a ladder. Games that end meanwhile may show in the later queries only. */
export async function leaderboardOf(ladders: Ladders, query: LeaderboardQuery): Promise<Leaderboard> {
  const { guildId, gameId, measure, viewerId } = query
  const ranking = ladders.rankings[measure]
  const ladder = { guildId, gameId: gameId ?? ALL_GAMES, period: periodKey(query.period, query.at) }
  const { ranked, isWhole } = await ranking.count(ladder)
  await setImmediate()
  if (ranked === 0 && gamesNeeded(measure) > 1) {
    const young = provisionalOrder(await ladders.young(ladder), measure)
    if (young.length > 0) return provisionally(ladders, query, young, await ranking.of(ladder, viewerId))
  }
  const { page, pages, offset } = pageWithin(query.page, ranked)
  const found = await ranking.lines(ladder, PAGE_LINES, offset)
  await setImmediate()
  const own = await ranking.of(ladder, viewerId)
  const form = await ladders.form(query, [...found.map(({ userId }) => userId), viewerId])
  const lines = withRanks(found, offset, await rankOfFirst(ranking, ladder, found, offset), form)
  await setImmediate()
  const standing = async (own: LadderLine): Promise<OwnStanding> => {
    const line = lineOf(own, form)
    if (await ladders.isUnlisted(viewerId)) return { kind: 'unlisted', line }
    if (own.measured === null || missingOf(line, measure) > 0) return tooFew(line, measure)
    const place = await ranking.standing(ladder, own)
    if (place === null) return { kind: 'beyond', line }
    return { kind: 'ranked', line: { ...line, rank: place.rank }, page: 1 + Math.floor(place.before / PAGE_LINES) }
  }
  const stands: OwnStanding = own === null ? { kind: 'none' } : await standing(own)
  return { lines, page, pages, provisional: false, ranked, isWhole, own: stands }
}

/** Ranks everybody for the time being: nobody has enough games yet. */
async function provisionally(
  ladders: Ladders,
  query: LeaderboardQuery,
  all: readonly LadderLine[],
  own: LadderLine | null,
): Promise<Leaderboard> {
  const { page, pages, offset } = pageWithin(query.page, all.length)
  const found = all.slice(offset, offset + PAGE_LINES)
  const form = await ladders.form(query, [...found.map(({ userId }) => userId), query.viewerId])
  const ranked = (line: LadderLine): RankedLine => ({
    ...lineOf(line, form),
    rank: 1 + all.findIndex(({ measured }) => measured === line.measured),
  })
  const standing = async (line: LadderLine): Promise<OwnStanding> => {
    if (await ladders.isUnlisted(line.userId)) return { kind: 'unlisted', line: lineOf(line, form) }
    const at = all.findIndex(({ userId }) => userId === line.userId)
    const listed = all[at]
    if (listed === undefined) return tooFew(lineOf(line, form), query.measure)
    return { kind: 'ranked', line: ranked(listed), page: 1 + Math.floor(at / PAGE_LINES) }
  }
  const stands: OwnStanding = own === null ? { kind: 'none' } : await standing(own)
  return { lines: found.map(ranked), page, pages, provisional: true, ranked: all.length, isWhole: true, own: stands }
}

const missingOf = ({ games }: StandingLine, measure: Measure) => gamesNeeded(measure) - games

function tooFew(line: StandingLine, measure: Measure): OwnStanding {
  return { kind: 'too-few-games', line, missing: Math.max(1, missingOf(line, measure)) }
}

async function rankOfFirst(ranking: Ranking, ladder: Ladder, found: readonly LadderLine[], offset: number): Promise<number> {
  const [first] = found
  return first === undefined || offset === 0 ? 1 : ((await ranking.standing(ladder, first))?.rank ?? 1)
}

/** Adds ranks to consecutive lines, the first of which comes after `offset` others. */
function withRanks(found: readonly LadderLine[], offset: number, first: number, form: Form): readonly RankedLine[] {
  let rank = first
  return found.map((line, index) => {
    if (index > 0 && line.measured !== found[index - 1]?.measured) rank = offset + index + 1
    return { ...lineOf(line, form), rank }
  })
}

function lineOf({ userId, name, games, wins, points, mu, sigma }: LadderLine, form: Form): StandingLine {
  const rating = mu === null || sigma === null ? null : shown({ mu, sigma })
  return { userId, name, games, wins, average: points / games, rating, form: form(userId) }
}

/** The form of users from their credits, latest first. */
export function formFrom(
  rows: readonly { readonly userId: string; readonly place: number; readonly resigned: boolean; readonly players: number }[],
): Form {
  return (wanted) =>
    rows
      .filter((row) => row.userId === wanted)
      .slice(0, FORM_GAMES)
      .map(({ place, resigned, players }) => ({ place, players, resigned, won: place === 1 }))
}
