/** Where a table stands, and what its host settles beside the game's own options. */

/** Where a table stands: the server, the channel (or thread). */
export interface Venue {
  readonly guildId: string
  readonly channelId: string
}

/** How long a seat may take for a decision: 3 minutes, 15 minutes, 24 hours, 72 hours, or as long as it likes. */
export const PACES = ['none', 'live', 'evening', 'daily', 'relaxed'] as const
export type Pace = (typeof PACES)[number]

/** Who sits where: in the order of joining, or drawn when the game begins. */
export const SEATINGS = ['joined', 'shuffled'] as const
export type Seating = (typeof SEATINGS)[number]

/** What the host settles beside the game's own options. */
export interface Terms {
  readonly pace: Pace
  readonly seating: Seating
  /** Whether the game is played in a thread of its own. */
  readonly thread: boolean
}
