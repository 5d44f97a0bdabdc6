/** What a table can prove of its draws. */
import type { Share } from './fairness.js'
import type { CancelledTable, FinishedTable, Lobby, PlayingTable, Table } from './table.js'

/** Whether all draws follow from what was pledged, and if not, which does not. */
export type Finding =
  | { readonly kind: 'follows' }
  /** The secret is not the one that was committed to. */
  | { readonly kind: 'commitment' }
  /** This draw (from 0) came out otherwise. */
  | { readonly kind: 'draw'; readonly draw: number }
  /** The log cannot be played again. */
  | { readonly kind: 'log' }
  /** The game was begun under other rules than this program's, by which its draws may come out otherwise. */
  | { readonly kind: 'other-rules' }

export interface Bound {
  readonly commitment: string
  readonly shares: readonly Share[]
  /** Made so far, undone ones included. */
  readonly draws: number
}

export type Verification =
  /** From before tables committed to their draws. */
  | { readonly kind: 'unbound'; readonly table: Table }
  /** Not over yet: the secret stays where it is. */
  | (Bound & { readonly kind: 'bound'; readonly table: Lobby | PlayingTable })
  | (Bound & {
      readonly kind: 'revealed'
      readonly table: FinishedTable | CancelledTable
      readonly secret: string
      readonly finding: Finding
      /** The open record of the game, from which all of this can be checked elsewhere; null unless all draws follow. */
      readonly transcript: readonly string[] | null
    })
