/** What needs the consent of others at a table; one at a time. */
import type { Seat } from '../engine/game.js'
import type { Announcement } from './announcement.js'
import { decides, type FinishedTable, type PlayingTable, seatOf, type User } from './table.js'

export type Motion =
  /** To take back the proposer's latest press and all that came after it: back to right after entry `to`. */
  | { readonly kind: 'undo'; readonly to: number }
  /** To end the game without a result. */
  | { readonly kind: 'end' }
  /** To let `with` take over a seat, its score and its record. */
  | { readonly kind: 'replace'; readonly seat: Seat; readonly from: User; readonly with: User }

export interface Proposal {
  /** Rises, and is never given twice at a table. */
  readonly id: number
  readonly by: User
  readonly motion: Motion
  /** Who has to agree: for `replace` the one who comes in is among them. Whoever leaves the game or is away is no longer asked. */
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

/** How a proposal ended; `overtaken`: what it was about has gone by; `lapsed`: not all have answered in time. */
export type Settlement = 'granted' | 'refused' | 'withdrawn' | 'overtaken' | 'lapsed'

/** The proposal with one more who agrees. */
export function agreedBy(proposal: Proposal, { id }: User): Proposal {
  return { ...proposal, agreed: [...proposal.agreed, id] }
}

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

/** What is left of an open proposal after a change: it may have been overtaken (null), and not everybody is asked any more. */
export function reviewed(proposal: Proposal, after: PlayingTable | FinishedTable, isGameUntouched: boolean): Proposal | null {
  if (after.status === 'over' || isOvertaken(proposal, after, isGameUntouched)) return null
  const asked = proposal.asked.filter((user) => isStillAsked(proposal, after, user))
  return asked.length === proposal.asked.length ? proposal : { ...proposal, asked }
}

function isOvertaken({ motion, by }: Proposal, table: PlayingTable, isGameUntouched: boolean): boolean {
  if (motion.kind === 'undo') return !isGameUntouched || !plays(table, by)
  if (motion.kind === 'end') return false
  return table.players[motion.seat]?.id !== motion.from.id || seatOf(table, motion.with.id) !== null
}

function isStillAsked({ motion }: Proposal, table: PlayingTable, user: User): boolean {
  return (motion.kind === 'replace' && motion.with.id === user.id) || plays(table, user)
}

function plays(table: PlayingTable, { id }: User): boolean {
  const seat = seatOf(table, id)
  return seat !== null && decides(table, seat)
}
