/** A table's append-only log: what happened there, in order. Undone entries stay in it and no longer count. */
import type { Actor, Seat } from '../../engine/game.js'
import type { AnyFact } from '../../games/game.js'
import type { User } from './people.js'

/** Why a seat acted: a press of its player, or the table in their place. */
export type Cause =
  | 'player'
  /** Its time ran out. */
  | 'clock'
  /** Its player is away or has resigned. */
  | 'autopilot'
  /** Its standing order said so. */
  | 'order'

interface EntryBase {
  /** Counts from 1, all kinds of entries alike. */
  readonly position: number
  readonly at: Date
  /** Number of the turn that it belongs to. */
  readonly turn: number
}

export interface ActionEntry extends EntryBase {
  readonly kind: 'action'
  readonly seat: Seat
  /** Who held the seat then. */
  readonly userId: string
  readonly cause: Cause
  readonly action: string
  /** What happened, as recorded when it did. */
  readonly facts: readonly AnyFact[]
}

/** A draw of the table's: the n-th of a log, undone ones included, is draw number n - 1 of its table. */
export interface DrawEntry extends EntryBase {
  readonly kind: 'draw'
  readonly action: string
  readonly facts: readonly AnyFact[]
}

/** The table is again as it was right after entry `to`: what came between no longer counts. */
export interface UndoEntry extends EntryBase {
  readonly kind: 'undo'
  /** Whose press was taken back. */
  readonly seat: Seat
  readonly userId: string
  readonly to: number
  /** Whether others had to agree. */
  readonly asked: boolean
}

/** What changes who plays, and never the state of the game. */
export type SeatEntry =
  /**
   * The seats were drawn: the users' ids by seat, and who that was in the order of joining (from 0), which entries from before
   * draws could be checked do not say. Takes a draw's number, and comes before the deal.
   */
  | (EntryBase & { readonly kind: 'seated'; readonly userIds: readonly string[]; readonly order?: readonly number[] })
  | (EntryBase & { readonly kind: 'resigned'; readonly seat: Seat; readonly user: User })
  | (EntryBase & { readonly kind: 'replaced'; readonly seat: Seat; readonly from: User; readonly to: User })
  /** From now on the table decides for the seat: time ran out too often in a row. */
  | (EntryBase & { readonly kind: 'away'; readonly seat: Seat; readonly user: User })
  /** The player decides again. */
  | (EntryBase & { readonly kind: 'back'; readonly seat: Seat; readonly user: User })

/** An entry that changed the state of the game, unless it was undone. */
export type GameEntry = ActionEntry | DrawEntry

export type LogEntry = GameEntry | UndoEntry | SeatEntry

/** By whose doing the game went on: a seat's, or chance's. */
export function actorOf(entry: GameEntry): Actor {
  return entry.kind === 'action' ? entry.seat : 'chance'
}

/** What happened by an entry, as facts of the game; none for what is not of the game. */
export function factsOf(entry: LogEntry): readonly AnyFact[] {
  return entry.kind === 'action' || entry.kind === 'draw' ? entry.facts : []
}

/** The entries of the game that were not undone, oldest first; `entries` is a whole log, or a part of it up to its end. */
export function counting(entries: readonly LogEntry[]): readonly GameEntry[] {
  const kept: GameEntry[] = []
  for (const entry of entries) {
    if (entry.kind === 'action' || entry.kind === 'draw') kept.push(entry)
    if (entry.kind !== 'undo') continue
    while ((kept.at(-1)?.position ?? 0) > entry.to) kept.pop()
  }
  return kept
}
