/** Who has met whom in the games of one server, in memory. */
import { DAY_MS } from '../../../standings/rating.js'
import { isAnonymous } from '../../../tables/model/anonymous.js'
import type { GameReport } from '../../../tables/model/game-report.js'
import { ratedIn } from '../../standings/counting.js'
import { weightsFrom } from '../../standings/meetings.js'
import { meeting } from './counted.js'
import type { Numbered } from './result-rows.js'

/** A game that may be a meeting of two of its players. */
interface Met {
  readonly sequence: number
  readonly at: Date
  readonly userIds: readonly string[]
  readonly isOfForgotten: boolean
}

export interface GamesMet {
  /** How much a game counts for each of its players, after all that were added. */
  weights(game: Numbered, report: GameReport): ReturnType<typeof weightsFrom>
  add(game: Numbered, report: GameReport): void
}

export function createGamesMet(): GamesMet {
  /** By game. */
  const met = new Map<string, Met[]>()
  /** By game and user: the number of the user's first game. */
  const firsts = new Map<string, Map<string, number>>()

  return {
    weights({ gameId, sequence }, report) {
      const [played, first] = [met.get(gameId) ?? [], firsts.get(gameId)]
      const since = report.endedAt.getTime() - DAY_MS
      return weightsFrom(meeting(report), (one, other) => meetings(played, since, one, other, first?.get(other) ?? sequence))
    },
    add({ gameId, sequence }, report) {
      const rated = ratedIn(report).map(({ user }) => user)
      const played = met.get(gameId) ?? []
      met.set(gameId, played)
      played.push({
        ...{ sequence, at: report.endedAt },
        userIds: rated.map(({ id }) => id),
        isOfForgotten: rated.some(isAnonymous),
      })
      const first = firsts.get(gameId) ?? new Map<string, number>()
      firsts.set(gameId, first)
      for (const { user } of report.credits) if (!first.has(user.id)) first.set(user.id, sequence)
    },
  }
}

/** How often two users met, or may have, in games after the latest one that is too old. `first` is the other's first game. */
function meetings(played: readonly Met[], since: number, one: string, other: string, first: number): number {
  const after = played.findLastIndex(({ at }) => at.getTime() <= since)
  const maybe = ({ sequence, isOfForgotten }: Met) => isOfForgotten && first > sequence
  return played.slice(after + 1).filter((each) => each.userIds.includes(one) && (each.userIds.includes(other) || maybe(each)))
    .length
}
