/** What a table can prove of its draws. */
import type { Share } from './fairness.js'
import type { CancelledTable, FinishedTable, Lobby, PlayingTable, Table } from './table.js'

/** Whether all draws follow from the pledge, and if not, what does not fit. */
export type Finding =
  | { readonly kind: 'follows' }
  /** The secret does not match the commitment. */
  | { readonly kind: 'commitment' }
  /** This draw (from 0) should have had another result. */
  | { readonly kind: 'draw'; readonly draw: number }
  /** The log cannot be replayed. */
  | { readonly kind: 'log' }
  /** The game began under other rules than this program's, so its draws may have had other results. */
  | { readonly kind: 'other-rules' }

export interface Bound {
  readonly commitment: string
  readonly shares: readonly Share[]
  /** The number of draws so far, including undone ones. */
  readonly draws: number
}

export type Verification =
  /** A table from before tables committed to their draws. */
  | { readonly kind: 'unbound'; readonly table: Table }
  /** Not over yet, so the secret is not disclosed. */
  | (Bound & { readonly kind: 'bound'; readonly table: Lobby | PlayingTable })
  | (Bound & {
      readonly kind: 'revealed'
      readonly table: FinishedTable | CancelledTable
      readonly secret: string
      readonly finding: Finding
      /**
       * The open record of the game, from which all of this can be checked elsewhere. Null unless all draws follow from the
       * pledge.
       */
      readonly transcript: readonly string[] | null
    })
