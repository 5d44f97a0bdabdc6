/** What every kind of action brings along: when it is possible, what it does, how it is written. */
import type { Seat } from '../../../../engine/game.js'
import type { FieldsOf } from '../../../../engine/notation.js'
import type { Random } from '../../../../engine/random.js'
import type { Draft } from '../draft.js'
import type { Phase, Playing, RefusalCode } from '../types.js'

/** Something that seats do. */
export interface Deed<A> {
  readonly fields: FieldsOf<A>
  /** Phases in which seats that are to move may do it. */
  readonly phases: readonly Phase[]
  /** What could be tried in these phases, in a stable order; all that is possible is among it. */
  tries(state: Playing, seat: Seat): readonly A[]
  /** Why not, in these phases and of a seat that is to move. */
  refuse(state: Playing, seat: Seat, action: A): RefusalCode | null
  apply(draft: Draft, seat: Seat, action: A): void
}

/** Something that chance draws. */
export interface Chance<A> {
  readonly fields: FieldsOf<A>
  draw(state: Playing, random: Random): A
  apply(draft: Draft, action: A): void
}
