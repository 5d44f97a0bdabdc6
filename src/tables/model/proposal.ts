/** What needs the consent of others at a table. Only one proposal can be open at a time. */
import type { Seat } from '../../engine/game.js'
import type { User } from './people.js'

export type Motion =
  /**
   * To undo the proposer's latest press and everything after it, back to right after entry `to`. `draws` is the number of draws
   * taken back, which will be drawn anew. Old proposals lack it.
   */
  | { readonly kind: 'undo'; readonly to: number; readonly draws?: number }
  /** To end the game without a result. */
  | { readonly kind: 'end' }
  /**
   * To let `with` take over a seat, its score and its record. `moderated` means that the host or a moderator proposes it,
   * `hasLeft` that the seat's player was no longer on the server. Absent means false.
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
  /** Among the proposals that somebody is asked about, ids increase and are never reused at a table. */
  readonly id: number
  readonly by: User
  readonly motion: Motion
  /**
   * Who has to agree, see {@link askedAbout}. A player who leaves the game or is away is no longer asked. A player who comes back
   * is.
   */
  readonly asked: readonly User[]
  /** The ids of the users who have agreed. */
  readonly agreed: readonly string[]
  /** When it lapses unless all have agreed, in milliseconds since 1970. */
  readonly until: number
}

/** Until when a user whose proposal failed may not make another one of its kind. */
export interface Pause {
  readonly userId: string
  readonly kind: Motion['kind']
  /** The substitute who refused a seat. They alone may not be proposed again then. Absent otherwise. */
  readonly declined?: User
  /** In milliseconds since 1970. */
  readonly until: number
}

/**
 * How a proposal ended. `overtaken` means that its subject is gone, `lapsed` that not everybody answered in time, and
 * `nobody-left` that nobody who could agree is playing any more.
 */
export type Settlement = 'granted' | 'refused' | 'withdrawn' | 'overtaken' | 'lapsed' | 'nobody-left'

/** The id of the user's own proposal if it is the open one, otherwise null. */
export function askedBy(open: Proposal | null, userId: string): number | null {
  return open?.by.id === userId ? open.id : null
}

/** Whether all who are asked have agreed. The list is empty only if nobody has to be asked. */
export function isAgreed({ asked, agreed }: Proposal): boolean {
  return asked.every(({ id }) => agreed.includes(id))
}

/** Whether a proposal waits for the answer of a user. */
export function waitsFor({ asked, agreed }: Proposal, userId: string): boolean {
  return asked.some(({ id }) => id === userId) && !agreed.includes(userId)
}
