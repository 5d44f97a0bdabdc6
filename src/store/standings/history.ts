/** Composes the lines of a history from their rows. */
import { type FinishedGame, HISTORY_GAMES, type History, PAGE_LINES } from '../../standings/ports.js'
import { pageWithin } from './paging.js'

/** The key of the message with the result. */
export const RESULT_POST = 'over'

/** One of the latest games, at most {@link HISTORY_GAMES}. */
interface LatestGame {
  readonly sequence: number
  /** The name in it of the user whose history it is. Null if it is a server's. */
  readonly name: string | null
  /** Whether the viewer may see it. */
  readonly isSeen: boolean
}

/** The page of a history without its games, and the numbers of those, newest first like the `latest`. */
export function pageOf(
  latest: readonly LatestGame[],
  asked: number,
): { readonly heading: Omit<History, 'games'>; readonly sequences: readonly number[] } {
  const seen = latest.filter(({ isSeen }) => isSeen)
  const { page, pages, offset } = pageWithin(asked, seen.length)
  const name = latest[0]?.name ?? null
  return {
    heading: { name, page, pages, total: seen.length, isWhole: latest.length < HISTORY_GAMES },
    sequences: seen.slice(offset, offset + PAGE_LINES).map(({ sequence }) => sequence),
  }
}

/** What a list tells of a game. */
export interface GameRow extends Pick<FinishedGame, 'tableId' | 'endedAt' | 'rounds' | 'unrated'> {
  readonly channelId: string | null
  readonly messageId: string | null
}

/** A seat of a listed game. */
export interface SeatRow {
  readonly tableId: string
  readonly userId: string
  readonly userName: string
  readonly place: number | null
  readonly points: number | null
  readonly isHidden: boolean
}

/** Listed games with their seats, which are in order. */
export function finishedGames(games: readonly GameRow[], seats: readonly SeatRow[]): readonly FinishedGame[] {
  return games.map(({ channelId, messageId, ...game }) => ({
    ...game,
    seats: seats
      .filter(({ tableId }) => tableId === game.tableId)
      .map(({ userId, userName, place, points, isHidden }) => ({
        user: isHidden ? null : { id: userId, name: userName },
        place: place ?? 0,
        points: points ?? 0,
      })),
    post: channelId === null || messageId === null ? null : { channelId, messageId },
  }))
}
