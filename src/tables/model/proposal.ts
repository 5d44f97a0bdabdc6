/** What needs the consent of others at a table; one at a time. */
import type { Seat } from '../../engine/game.js'
import type { User } from './people.js'

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

/** Whether a proposal waits for the answer of a user. */
export function waitsFor({ asked, agreed }: Proposal, userId: string): boolean {
  return asked.some(({ id }) => id === userId) && !agreed.includes(userId)
}
