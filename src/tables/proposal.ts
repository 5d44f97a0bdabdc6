/** What needs the consent of others at a table; one at a time. */
import type { Seat } from '../engine/game.js'
import type { Announcement } from './announcement.js'
import { decides, type FinishedTable, type PlayingTable, seatOf, type User } from './table.js'

export type Motion =
  /**
   * To take back the proposer's latest press and all that came after it: back to right after entry `to`. `draws`: how many draws
   * that takes back, each of which will be drawn anew (absent in proposals from before it was told).
   */
  | { readonly kind: 'undo'; readonly to: number; readonly draws?: number }
  /** To end the game without a result. */
  | { readonly kind: 'end' }
  /**
   * To let `with` take over a seat, its score and its record. `moderated`: the host or a moderator proposes it; `hasLeft`: the
   * seat's player was no longer on the server then. Absent: no.
   */
  | {
      readonly kind: 'replace'
      readonly seat: Seat
      readonly from: User
      readonly with: User
      readonly moderated?: boolean
      readonly hasLeft?: boolean
    }

export interface Proposal {
  /** Rises, and is never given twice at a table. */
  readonly id: number
  readonly by: User
  readonly motion: Motion
  /** Who has to agree: see {@link askedAbout}. Whoever leaves the game or is away is no longer asked, whoever comes back is. */
  readonly asked: readonly User[]
  /** The ids of those who have agreed. */
  readonly agreed: readonly string[]
  /** When it lapses unless all have agreed, in milliseconds since 1970. */
  readonly until: number
}

/** Until when somebody whose proposal came to nothing may make no other of its kind. */
export interface Pause {
  readonly userId: string
  readonly kind: Motion['kind']
  /** In milliseconds since 1970. */
  readonly until: number
}

/**
 * How a proposal ended; `overtaken`: what it was about has gone by; `lapsed`: not all have answered in time; `nobody-left`: nobody
 * plays any more who could agree.
 */
export type Settlement = 'granted' | 'refused' | 'withdrawn' | 'overtaken' | 'lapsed' | 'nobody-left'

/**
 * Who has to agree as things stand: everybody else who plays, before them whoever takes a seat over. Null where nobody plays who
 * could: silence of those who are away or have resigned is no consent. About a seat that nobody plays the host or a moderator
 * asks nobody but whoever takes it over; that is empty if it is they themselves.
 */
export function askedAbout(table: PlayingTable, { by, motion }: Pick<Proposal, 'by' | 'motion'>): readonly User[] | null {
  if (motion.kind !== 'replace') return orNull(othersWhoPlay(table, by))
  const { seat, from, moderated = false, hasLeft = false } = motion
  const newcomer = motion.with.id === by.id ? [] : [motion.with]
  if (moderated && (hasLeft || !decides(table, seat))) return newcomer
  const others = orNull(othersWhoPlay(table, by).filter(({ id }) => !hasLeft || id !== from.id))
  return others && [...newcomer, ...others]
}

/** Everybody but `user` who still plays: neither away nor resigned. */
export function othersWhoPlay(table: PlayingTable, user: Pick<User, 'id'>): readonly User[] {
  return table.players.filter((player, seat) => player.id !== user.id && decides(table, seat))
}

function orNull(users: readonly User[]): readonly User[] | null {
  return users.length === 0 ? null : users
}

/** The proposal with one more who agrees. */
export function agreedBy(proposal: Proposal, { id }: User): Proposal {
  return { ...proposal, agreed: [...proposal.agreed, id] }
}

/** Whether all who are asked have agreed. Nobody is asked only where nobody has to be: see {@link askedAbout}. */
export function isAgreed({ asked, agreed }: Proposal): boolean {
  return asked.every(({ id }) => agreed.includes(id))
}

/** Whether a proposal waits for the answer of a user. */
export function waitsFor({ asked, agreed }: Proposal, userId: string): boolean {
  return asked.some(({ id }) => id === userId) && !agreed.includes(userId)
}

/** How a proposal ended, for the channel; `by` is who refused or withdrew it. */
export function settled(proposal: Proposal, how: Settlement, by: User | null, position: number): Announcement {
  return { kind: 'settled', proposal, how, by, position }
}

/** What has become of an open proposal: it stays open, or it has ended. */
export type Review =
  | { readonly open: Proposal }
  | { readonly open: null; readonly how: Extract<Settlement, 'overtaken' | 'nobody-left'> }

/** What is left of an open proposal after a change: other people may be asked now, it may have been overtaken, or nobody could agree. */
export function reviewed(proposal: Proposal, after: PlayingTable | FinishedTable, isGameUntouched: boolean): Review {
  if (after.status === 'over' || isOvertaken(proposal, after, isGameUntouched)) return { open: null, how: 'overtaken' }
  const asked = askedAbout(after, proposal)
  if (asked === null) return { open: null, how: 'nobody-left' }
  return { open: areSame(asked, proposal.asked) ? proposal : { ...proposal, asked } }
}

function isOvertaken({ motion, by }: Proposal, table: PlayingTable, isGameUntouched: boolean): boolean {
  if (motion.kind === 'undo') return !isGameUntouched || !plays(table, by)
  if (motion.kind === 'end') return false
  return table.players[motion.seat]?.id !== motion.from.id || seatOf(table, motion.with.id) !== null
}

function areSame(some: readonly User[], others: readonly User[]): boolean {
  return some.length === others.length && some.every(({ id }) => others.some((other) => other.id === id))
}

function plays(table: PlayingTable, { id }: User): boolean {
  const seat = seatOf(table, id)
  return seat !== null && decides(table, seat)
}
