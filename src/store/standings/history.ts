/** Composes the lines of a history from their rows. */
import type { FinishedGame } from '../../standings/ports.js'

/** The key of the message with the result. */
export const RESULT_POST = 'over'

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
