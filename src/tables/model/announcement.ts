/**
 * What a channel has to be told. An announcement is queued in the transaction of its change and delivered at least once, in
 * order.
 */
import type { Seat } from '../../engine/game.js'
import type { User } from './people.js'
import type { Proposal, Settlement } from './proposal.js'

export type Announcement =
  /** A new turn began. It gets a new public message, and the message of the turn before loses its buttons. */
  | { readonly kind: 'turn'; readonly turn: number; readonly position: number }
  /** The table changed within a turn. Several of these may be delivered as one. */
  | { readonly kind: 'progress'; readonly turn: number; readonly position: number }
  /**
   * A seat other than the turn's own has to answer something, or the turn has come back to its own seat because of what somebody
   * else did.
   */
  | { readonly kind: 'asked'; readonly seat: Seat; readonly turn: number; readonly position: number }
  /** A seat that was asked has answered, or no longer has to. */
  | { readonly kind: 'answered'; readonly seat: Seat; readonly turn: number; readonly position: number }
  /**
   * The table went back to turn `turn` from a later one, so the messages of later turns no longer hold. An undo within a turn is
   * `progress`. With the same turn as `from`, the table has only come to another channel.
   */
  | { readonly kind: 'turned-back'; readonly turn: number; readonly from: number; readonly position: number }
  | { readonly kind: 'over'; readonly position: number }
  /** The game that is over was looked back at. */
  | { readonly kind: 'reviewed'; readonly position: number }
  /** Closed without a result. `by` is null if the operator closed it, or if it was `idle`: nobody did anything there any more. */
  | { readonly kind: 'cancelled'; readonly by: User | null; readonly idle?: true; readonly position: number }
  /** Ended without a result, because all agreed to the proposal of `by`. */
  | { readonly kind: 'ended'; readonly by: User; readonly position: number }
  /** The lobby changed other than by a press on its own message, or it is new and has no message yet. */
  | { readonly kind: 'lobby'; readonly position: number }
  /**
   * The lobby changed by a press on its own message. The press's answer shows that. It is told in the channel only if the answer
   * did not arrive.
   */
  | { readonly kind: 'lobby-pressed'; readonly position: number }
  /** A lobby was opened by a command whose answer is its message. It is told in the channel only if the answer did not arrive. */
  | { readonly kind: 'opened'; readonly position: number }
  /** The table could not be read and was set aside. */
  | { readonly kind: 'set-aside'; readonly position: number }
  /** The table was taken up again. */
  | { readonly kind: 'released'; readonly position: number }
  /** Calls users to a lobby in which seats are kept for them. This pings them, once per lobby. */
  | { readonly kind: 'invited'; readonly users: readonly User[]; readonly position: number }
  | SeatAnnouncement
  | ProposalAnnouncement

export type SeatAnnouncement =
  /** Pings a seat that is waited for until `due` (milliseconds since 1970). Replaces an earlier reminder. */
  | {
      readonly kind: 'reminder'
      readonly seat: Seat
      readonly stage: 'half' | 'last'
      readonly due: number
      readonly turn: number
      readonly position: number
    }
  /** Pings a seat on behalf of another player. */
  | { readonly kind: 'nudge'; readonly seat: Seat; readonly by: User; readonly turn: number; readonly position: number }
  /** Pings a seat because its player's step was taken back as requested and nothing else calls them to go on. */
  | { readonly kind: 'granted'; readonly seat: Seat; readonly turn: number; readonly position: number }
  /** The table decides for the seat until its player comes back. */
  | { readonly kind: 'away'; readonly seat: Seat; readonly user: User; readonly position: number }
  | { readonly kind: 'back'; readonly seat: Seat; readonly user: User; readonly position: number }
  | { readonly kind: 'resigned'; readonly seat: Seat; readonly user: User; readonly position: number }
  | { readonly kind: 'replaced'; readonly seat: Seat; readonly from: User; readonly to: User; readonly position: number }

export type ProposalAnnouncement =
  /**
   * A proposal was made, or one more user agreed. It is told as it was then. Only the first announcement of an id pings those who
   * are asked.
   */
  | { readonly kind: 'proposal'; readonly proposal: Proposal; readonly position: number }
  | {
      readonly kind: 'settled'
      readonly proposal: Proposal
      readonly how: Settlement
      /** The user who refused or withdrew it. Null otherwise. */
      readonly by: User | null
      readonly position: number
    }

/** The required fields of each kind of announcement besides its position, with their types. */
const HELD: Readonly<Record<Announcement['kind'], Readonly<Record<string, 'number' | 'string' | 'object'>>>> = {
  turn: { turn: 'number' },
  progress: { turn: 'number' },
  asked: { seat: 'number', turn: 'number' },
  answered: { seat: 'number', turn: 'number' },
  'turned-back': { turn: 'number', from: 'number' },
  over: {},
  reviewed: {},
  cancelled: { by: 'object' },
  ended: { by: 'object' },
  lobby: {},
  'lobby-pressed': {},
  opened: {},
  'set-aside': {},
  released: {},
  invited: { users: 'object' },
  reminder: { seat: 'number', stage: 'string', due: 'number', turn: 'number' },
  nudge: { seat: 'number', by: 'object', turn: 'number' },
  granted: { seat: 'number', turn: 'number' },
  away: { seat: 'number', user: 'object' },
  back: { seat: 'number', user: 'object' },
  resigned: { seat: 'number', user: 'object' },
  replaced: { seat: 'number', from: 'object', to: 'object' },
  proposal: { proposal: 'object' },
  settled: { proposal: 'object', how: 'string', by: 'object' },
}

/** An announcement parsed from JSON. Null if it is invalid. */
export function readAnnouncement(text: string): Announcement | null {
  try {
    const value: unknown = JSON.parse(text)
    return isAnnouncement(value) ? value : null
  } catch {
    return null
  }
}

function isAnnouncement(value: unknown): value is Announcement {
  if (typeof value !== 'object' || value === null || !('kind' in value) || !isKind(value.kind)) return false
  const parts = new Map<string, unknown>(Object.entries(value))
  return Object.entries({ position: 'number', ...HELD[value.kind] }).every(([name, type]) => typeof parts.get(name) === type)
}

function isKind(kind: unknown): kind is Announcement['kind'] {
  return typeof kind === 'string' && Object.hasOwn(HELD, kind)
}
