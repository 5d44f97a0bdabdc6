/** The standings of one server in memory, while its games are counted anew. */
import { DAY_MS } from '../../../standings/rating.js'
import type { RecordId } from '../../../standings/records.js'
import { isAnonymous } from '../../../tables/model/anonymous.js'
import type { GameReport } from '../../../tables/model/game-report.js'
import { ALL_GAMES, type RatingColumns, type Remembered, ratedIn } from '../../standings/counting.js'
import { weightsFrom } from '../../standings/meetings.js'
import type { Db } from '../link.js'
import { guilds, ladders, players, records } from '../schema/schema.js'
import {
  type AddedLine,
  type CountedGame,
  countedGame,
  type Known,
  meeting,
  periodsOf,
  playersIn,
  type RatedLine,
} from './counted.js'
import type { Numbered } from './result-rows.js'

interface Line extends RatingColumns {
  readonly games: number
  readonly wins: number
  readonly points: number
}

/** A game that may be a meeting of two of its players. */
interface Met {
  readonly sequence: number
  readonly at: Date
  readonly userIds: readonly string[]
  readonly isOfForgotten: boolean
}

type Standing = Known['records'] extends ReadonlyMap<RecordId, infer Record> ? Record : never

export interface Books {
  /** Counts a game after all that were counted before. */
  count(game: Numbered, report: GameReport, remembered: Remembered): CountedGame
  /** Stores everything but the games themselves. Nothing of it may be stored of the server yet. */
  put(db: Db, guildId: string): Promise<void>
}

/** The number of rows stored by one statement. */
const AT_ONCE = 250

export function createBooks(): Books {
  /** By user, then by game and period. */
  const lines = new Map<string, Map<string, RatedLine & Line>>()
  const names = new Map<string, string>()
  const standing = new Map<string, Map<RecordId, Standing>>()
  const met = new Map<string, Met[]>()
  /** By game and user: the number of the user's first game. */
  const firsts = new Map<string, Map<string, number>>()
  let games = 0

  function add({ games: added, ...line }: AddedLine): void {
    const own = lines.get(line.userId) ?? new Map<string, RatedLine & Line>()
    lines.set(line.userId, own)
    const key = `${line.period} ${line.gameId}`
    const before = own.get(key)
    own.set(key, {
      ...line,
      games: (before?.games ?? 0) + added,
      wins: (before?.wins ?? 0) + line.wins,
      points: (before?.points ?? 0) + line.points,
      mu: line.mu ?? before?.mu ?? null,
      sigma: line.sigma ?? before?.sigma ?? null,
      rating: line.rating ?? before?.rating ?? null,
    })
  }

  /** The lines of users in the ladders of each game, of the periods that contain `at`. */
  function linesOf(at: Date, userIds: readonly string[]): readonly RatedLine[] {
    const periods = periodsOf(at)
    return userIds.flatMap((userId) =>
      [...(lines.get(userId)?.values() ?? [])].filter(({ gameId, period }) => gameId !== ALL_GAMES && periods.includes(period)),
    )
  }

  /** How often two users met, or may have, in games after the latest one that is too old. `first` is the other's first game. */
  function meetings(played: readonly Met[], since: number, one: string, other: string, first: number): number {
    const after = played.findLastIndex(({ at }) => at.getTime() <= since)
    const maybe = ({ sequence, isOfForgotten }: Met) => isOfForgotten && first > sequence
    return played.slice(after + 1).filter((each) => each.userIds.includes(one) && (each.userIds.includes(other) || maybe(each)))
      .length
  }

  return {
    count(game, report, remembered) {
      const { endedAt } = report
      const played = met.get(game.gameId) ?? []
      met.set(game.gameId, played)
      const known = standing.get(game.gameId) ?? new Map<RecordId, Standing>()
      standing.set(game.gameId, known)
      const userIds = playersIn(report).map(({ id }) => id)
      const since = endedAt.getTime() - DAY_MS
      const first = firsts.get(game.gameId) ?? new Map<string, number>()
      firsts.set(game.gameId, first)
      const weights = weightsFrom(meeting(report), (one, other) =>
        meetings(played, since, one, other, first.get(other) ?? game.sequence),
      )
      const before = { lines: linesOf(endedAt, userIds), weights, records: known }
      const counted = countedGame(game.gameId, report, before, remembered)
      games = game.sequence
      const rated = ratedIn(report).map(({ user }) => user)
      played.push({
        ...{ sequence: game.sequence, at: endedAt },
        userIds: rated.map(({ id }) => id),
        isOfForgotten: rated.some(isAnonymous),
      })
      for (const { user } of report.credits) if (!first.has(user.id)) first.set(user.id, game.sequence)
      for (const { id, value, userId } of counted.bids) known.set(id, { value, userId, tableId: game.tableId, at: endedAt })
      for (const line of counted.lines) add(line)
      for (const { id, name } of counted.players) names.set(id, name)
      return counted
    },
    async put(db, guildId) {
      const all = [...lines.values()].flatMap((own) => [...own.values()])
      const set = [...standing].flatMap(([gameId, known]) =>
        [...known].map(([record, rest]) => ({ guildId, gameId, record, ...rest })),
      )
      for (const some of slices(all)) await db.insert(ladders).values(some.map((line) => ({ guildId, ...line })))
      for (const some of slices([...names]))
        await db.insert(players).values(some.map(([userId, name]) => ({ guildId, userId, name })))
      for (const some of slices(set)) await db.insert(records).values(some)
      if (games > 0) await db.insert(guilds).values({ guildId, games })
    },
  }
}

function* slices<T>(all: readonly T[]): Generator<T[]> {
  for (let from = 0; from < all.length; from += AT_ONCE) yield all.slice(from, from + AT_ONCE)
}
