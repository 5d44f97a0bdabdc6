/** People who were called to a lobby, and the seats that are kept for them. */
import type { User } from './people.js'

/** Somebody who was called and has no seat yet. */
export interface Invitation {
  readonly user: User
  /** Until when a seat is kept for them, in milliseconds since 1970. Null once they have declined or were too late. */
  readonly until: number | null
  /** Whether they have said *No, thanks*, after which they may still join. Absent as long as nobody knows. */
  readonly hasDeclined?: boolean
  /** The colour that they had in the game before this one. Absent if there was none. */
  readonly colour?: number
}

export interface KeptSeat extends Invitation {
  readonly until: number
}

/** What counts of a lobby here. */
interface Claims {
  readonly players: readonly User[]
  readonly invited: readonly Invitation[]
}

/** How long a seat is kept. */
export const KEPT_MS = 10 * 60_000

/** Calls these users at `at`, with a seat for each of them. */
export function invitationsFor(users: readonly User[], at: Date): readonly Invitation[] {
  return users.map((user) => ({ user, until: at.getTime() + KEPT_MS }))
}

/** The seats that nobody else may take. They stay kept until the clock frees them. */
export function keptSeats({ invited }: Pick<Claims, 'invited'>): readonly KeptSeat[] {
  return invited.flatMap(({ user, until }) => (until === null ? [] : [{ user, until }]))
}

/** The number of seats that are taken or kept. */
export function claimedSeats(lobby: Claims): number {
  return lobby.players.length + keptSeats(lobby).length
}
