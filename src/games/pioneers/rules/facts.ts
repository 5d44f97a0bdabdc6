/** What may happen in a game. */
import type { Seat, Viewer } from '../../../engine/game.js'
import type { CoachId, EndReason, Profession, Score, Tile } from './types.js'

/** Facts carry the ids of the transcript contract. Places and lines are named by city ids. */
export type Fact = { readonly to: Viewer } & (
  | { readonly kind: 'first-drawn'; readonly seat: Seat; readonly next: Seat }
  | { readonly kind: 'covered'; readonly seat: Seat; readonly city: string }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly round: number }
  | { readonly kind: 'income'; readonly seat: Seat; readonly amount: number }
  /** In a turn that begins while the table is idle: the game is about to end for that reason (E26). */
  | { readonly kind: 'idle'; readonly seat: Seat }
  | {
      readonly kind: 'road-bought'
      readonly seat: Seat
      readonly line: readonly [string, string]
      readonly action: 'one-road' | 'two-roads'
      readonly paid: number
    }
  | {
      readonly kind: 'coach-bought'
      readonly seat: Seat
      readonly coach: CoachId
      readonly slot: number
      readonly paid: number
      readonly refill: CoachId | null
    }
  | {
      readonly kind: 'moved'
      readonly seat: Seat
      readonly path: readonly string[]
      readonly bank: number
      readonly owners: Readonly<Record<string, number>>
    }
  | {
      readonly kind: 'settled'
      readonly seat: Seat
      readonly city: string
      readonly tile: Tile
      readonly pioneer: Profession
      readonly coach: CoachId
    }
  | { readonly kind: 'tile-kept'; readonly seat: Seat; readonly tile: Tile }
  | { readonly kind: 'tile-boxed'; readonly seat: Seat; readonly tile: Tile }
  | { readonly kind: 'sergeant-road'; readonly seat: Seat; readonly line: readonly [string, string] }
  | { readonly kind: 'pioneer-returned'; readonly seat: Seat; readonly coach: CoachId; readonly pioneer: Profession }
  /** To the table: a player took a nugget. */
  | { readonly kind: 'nugget'; readonly seat: Seat }
  /** To the owner alone: its value. Directly follows `nugget`. */
  | { readonly kind: 'nugget-value'; readonly seat: Seat; readonly value: number }
  | { readonly kind: 'farmer-settled'; readonly seat: Seat; readonly city: string; readonly coach: CoachId }
  | { readonly kind: 'hotel-paid'; readonly seat: Seat; readonly amount: number }
  /** `chosen` is false where nothing could have been done with the tile. */
  | { readonly kind: 'action-skipped'; readonly seat: Seat; readonly tile: Tile; readonly chosen: boolean }
  | {
      readonly kind: 'coach-emptied'
      readonly seat: Seat
      readonly coach: CoachId
      readonly points: number
      readonly dollars: number
    }
  | { readonly kind: 'invited'; readonly seat: Seat; readonly by: Seat; readonly pioneer: Profession }
  | {
      readonly kind: 'joined'
      readonly seat: Seat
      readonly by: Seat
      readonly city: string
      readonly pioneer: Profession
      readonly coach: CoachId
      readonly paid: number
    }
  | { readonly kind: 'declined'; readonly seat: Seat; readonly by: Seat }
  | { readonly kind: 'no-move'; readonly seat: Seat; readonly reason: 'no-passengers' | 'unreachable' }
  | { readonly kind: 'end-triggered'; readonly seat: Seat; readonly reason: EndReason }
  | ({ readonly kind: 'scored'; readonly seat: Seat } & Score)
  | { readonly kind: 'over'; readonly winners: readonly Seat[]; readonly reason: EndReason }
)
