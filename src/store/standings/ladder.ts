/** Lines of ladders, and how they are ranked. */
import type { Measure } from '../../standings/ladders.js'

/** A ladder of a server: a game (empty for all games) and a period as stored. */
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
  /** The value ranked by. Null if there is none. */
  readonly measured: number | null
}

/** The position of a line. */
export interface Standing {
  /** One more than the number of better lines. */
  readonly rank: number
  /** The number of lines before it. */
  readonly before: number
}

/** How many lines are ranked for the time being, where nobody has the games that a rank takes: those with most games. */
export const PROVISIONAL_LINES = 200

/** Lines of a young ladder that have something to rank, best first. */
export function provisionalOrder(
  lines: readonly (Omit<LadderLine, 'measured'> & { readonly rating: number | null })[],
  measure: Measure,
): readonly LadderLine[] {
  return lines
    .map(({ rating, ...line }) => ({ ...line, measured: measuredOf({ ...line, rating }, measure) }))
    .filter(({ measured }) => measured !== null)
    .sort(byRank)
}

function measuredOf(line: Pick<LadderLine, 'games' | 'wins' | 'points'> & { readonly rating: number | null }, measure: Measure) {
  switch (measure) {
    case 'rating':
      return line.rating
    case 'wins':
      return line.wins
    case 'win-share':
      return line.wins / line.games
    case 'games':
      return line.games
    case 'average':
      return line.points / line.games
  }
}

function byRank(a: LadderLine, b: LadderLine): number {
  return (b.measured ?? 0) - (a.measured ?? 0) || b.games - a.games || (a.userId < b.userId ? -1 : 1)
}
