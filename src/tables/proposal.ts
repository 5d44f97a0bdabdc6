/** What needs the consent of others at a table; one at a time. */
import type { Seat } from '../engine/game.js'
import type { User } from './table.js'

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
}

/** How a proposal ended; `overtaken`: what it was about has gone by. */
export type Settlement = 'granted' | 'refused' | 'withdrawn' | 'overtaken'
