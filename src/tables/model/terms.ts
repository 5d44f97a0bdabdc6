/** Where a table is played, and what its host sets besides the game's own options. */
import { LEVELS } from '../../players/levels.js'

/** Where a table is played: the server and the channel (or thread). */
export interface Venue {
  readonly guildId: string
  readonly channelId: string
}

/** How long a seat may take for a decision: no limit, 3 or 15 minutes, or 1, 6, 24 or 72 hours. */
export const PACES = ['none', 'live', 'evening', 'hourly', 'six-hourly', 'daily', 'relaxed'] as const
export type Pace = (typeof PACES)[number]

/**
 * The total time of each player, which grows whenever the table begins to wait for them: none, 5 minutes and 30 seconds a move, 1
 * hour and 5 minutes, or 3 days and 6 hours.
 */
export const BANKS = ['none', 'blitz', 'afternoon', 'days'] as const
export type Bank = (typeof BANKS)[number]

/** How seats are assigned: in the order of joining, or drawn when the game starts. */
export const SEATINGS = ['joined', 'shuffled'] as const
export type Seating = (typeof SEATINGS)[number]

/** Who may ask for hints: nobody, everybody at tables with computer players, or everybody. */
export const HINTS = ['practice', 'always', 'never'] as const
export type Hints = (typeof HINTS)[number]

/** Who decides for players who resign or are away: nobody, so that the seat does the least, or a computer player of a level. */
export const COMPUTER_TAKEOVERS = ['none', ...LEVELS] as const
export type ComputerTakeover = (typeof COMPUTER_TAKEOVERS)[number]

/** What the host sets besides the game's own options. */
export interface Terms {
  readonly pace: Pace
  readonly bank: Bank
  readonly hints: Hints
  /** Unless it is `none`, the game counts for no rating, ladder or record. */
  readonly computerTakeover: ComputerTakeover
  readonly seating: Seating
  /** Whether the game is played in a thread of its own. */
  readonly thread: boolean
}
