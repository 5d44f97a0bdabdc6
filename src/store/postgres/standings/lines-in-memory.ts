/** The lines of one server's ladders in memory. */
import { ALL_GAMES, type RatingColumns } from '../../standings/counting.js'
import { type AddedLine, periodsOf, type RatedLine } from './counted.js'

interface Line extends RatingColumns {
  readonly games: number
  readonly wins: number
  readonly points: number
}

export interface Lines {
  /** Adds games to a line. What is not rated leaves the rating unchanged. */
  add(line: AddedLine): void
  /** The lines of users in the ladders of each game, of the periods that contain `at`. */
  of(at: Date, userIds: readonly string[]): readonly RatedLine[]
  all(): readonly (RatedLine & Line)[]
}

export function createLines(): Lines {
  /** By user, then by game and period. */
  const lines = new Map<string, Map<string, RatedLine & Line>>()
  return {
    add({ games: added, ...line }: AddedLine): void {
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
    },
    of(at, userIds) {
      const periods = periodsOf(at)
      return userIds.flatMap((userId) =>
        [...(lines.get(userId)?.values() ?? [])].filter(({ gameId, period }) => gameId !== ALL_GAMES && periods.includes(period)),
      )
    },
    all: () => [...lines.values()].flatMap((own) => [...own.values()]),
  }
}
