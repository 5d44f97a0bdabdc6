/** What a finished game changes in the standings of its server, from what they held before. */
import { PERIODS, periodKey } from '../../../standings/ladders.js'
import type { Unrated } from '../../../standings/ports.js'
import type { Skill } from '../../../standings/rating.js'
import { beats, type RecordId, type StoredBreak } from '../../../standings/records.js'
import { isAnonymous } from '../../../tables/model/anonymous.js'
import type { Credit, GameReport } from '../../../tables/model/game-report.js'
import type { User } from '../../../tables/model/people.js'
import { type Bid, bidsOf } from '../../standings/bids.js'
import {
  ALL_GAMES,
  creditColumns,
  isCounted,
  type RatingColumns,
  type Remembered,
  rate,
  ratedIn,
  ratingColumns,
  skillColumns,
} from '../../standings/counting.js'

/** The rating in a line of a ladder. */
export interface RatedLine extends RatingColumns {
  readonly userId: string
  readonly gameId: string
  readonly period: string
}

/** A line of a ladder with one game, to be added to the line that is there. Without a rating it leaves that of the line. */
export interface AddedLine extends RatedLine {
  readonly games: 1
  readonly wins: number
  readonly points: number
}

/** What the standings held before the game. */
export interface Known {
  /** The lines of the game's players in the ladders of each game, of the periods that contain its end. */
  readonly lines: readonly RatedLine[]
  /** The records of the game's kind. */
  readonly records: ReadonlyMap<RecordId, Omit<StoredBreak['before'], 'at'> & { readonly at: Date }>
  /** The weights of the game for the players whom {@link meeting} names, in that order. */
  readonly weights: readonly number[]
}

export interface CountedGame {
  readonly unrated: Unrated | null
  readonly broken: readonly StoredBreak[]
  /** The records that the game set or broke. */
  readonly bids: readonly Bid[]
  /** By credit of the report. */
  readonly credits: readonly (ReturnType<typeof creditColumns> & ReturnType<typeof skillColumns>)[]
  readonly counts: boolean
  readonly lines: readonly AddedLine[]
  /** The players for whom it counts. */
  readonly players: readonly User[]
}

/** The periods that contain `at`, as stored. */
export const periodsOf = (at: Date): readonly string[] => PERIODS.map((each) => periodKey(each, at))

/** The users for whom a game counts. */
export function playersIn(report: GameReport): readonly User[] {
  return countingIn(report).map(({ user }) => user)
}

function countingIn(report: GameReport): readonly Credit[] {
  return isCounted(report) ? report.credits.filter(({ user }) => !isAnonymous(user)) : []
}

/** The players whose meetings give the game its weights. None if it is not rated, or if some of them were forgotten. */
export function meeting(report: GameReport): readonly string[] {
  const rated = ratedIn(report).map(({ user }) => user)
  return rated.some(isAnonymous) ? [] : rated.map(({ id }) => id)
}

export function countedGame(gameId: string, report: GameReport, known: Known, remembered: Remembered): CountedGame {
  const { lines, records, weights } = known
  const ratings = rate(report, remembered, {
    skillOf(wanted) {
      const own = lines.find((line) => line.userId === wanted && line.gameId === gameId && line.period === 'all')
      return own === undefined || own.mu === null || own.sigma === null ? null : { mu: own.mu, sigma: own.sigma }
    },
    weightsOf: () => weights,
  })
  const ratedAs = (userId: string) => (typeof ratings === 'string' ? null : (ratings.get(userId) ?? null))
  const bids = bidsOf(report).filter(({ id, value }) => {
    const before = records.get(id)
    return before === undefined || beats(id, value, before.value)
  })
  return {
    unrated: typeof ratings === 'string' ? ratings : null,
    broken: bids.flatMap(({ id, value, userId }) => {
      const before = records.get(id)
      return before === undefined ? [] : [{ id, value, userId, before: { ...before, at: before.at.getTime() } }]
    }),
    bids,
    credits: report.credits.map((credit) => ({ ...creditColumns(credit), ...skillColumns(ratedAs(credit.user.id)) })),
    counts: isCounted(report),
    lines: countingIn(report).flatMap((credit) =>
      addedLines(gameId, report.endedAt, credit, ratedAs(credit.user.id)?.after, lines),
    ),
    players: playersIn(report),
  }
}

function addedLines(
  gameId: string,
  at: Date,
  { user, place, points }: Credit,
  after: Skill | undefined,
  lines: readonly RatedLine[],
): readonly AddedLine[] {
  const line = { userId: user.id, games: 1, wins: place === 1 ? 1 : 0, points } as const
  const own = lines.filter(({ userId }) => userId === user.id)
  return periodsOf(at).flatMap((period) => {
    const best = bestOf(
      own.filter((each) => each.period === period),
      gameId,
      after,
    )
    return [
      { ...line, gameId, period, ...ratingColumns(after) },
      { ...line, gameId: ALL_GAMES, period, ...best },
    ]
  })
}

/** The best of a player's ratings after a game. `lines` are those of one period before it. */
function bestOf(lines: readonly RatedLine[], gameId: string, after: Skill | undefined): RatingColumns {
  const all =
    after === undefined ? lines : [...lines.filter((line) => line.gameId !== gameId), { gameId, ...ratingColumns(after) }]
  const [best] = all
    .filter(({ rating }) => rating !== null)
    .sort((one, other) => (other.rating ?? 0) - (one.rating ?? 0) || (one.gameId < other.gameId ? -1 : 1))
  return best === undefined ? ratingColumns(undefined) : { mu: best.mu, sigma: best.sigma, rating: best.rating }
}
