/** Records of a server: who reached the most of something in a game, and when. */
import type { User } from '../tables/model/people.js'

/** `points`: the highest score; `quickest` and `longest`: a game by its rounds; `feat:` the most of something that a game counts. */
export type RecordId = 'points' | 'quickest' | 'longest' | `feat:${string}`

export interface ServerRecord {
  readonly id: RecordId
  /** Points, rounds, or how many of what the game counts. */
  readonly value: number
  /** The winner's, for `quickest`; null for `longest`, which is everybody's, and for somebody who is not listed or was forgotten. */
  readonly user: User | null
  readonly tableId: string
  readonly at: Date
}

/** A record that a game broke, with the one that stood before. */
export interface BrokenRecord extends Omit<ServerRecord, 'at' | 'tableId'> {
  readonly before: Omit<ServerRecord, 'id'>
}

/** A broken record as it is stored: users by their ids. */
export interface StoredBreak {
  readonly id: RecordId
  readonly value: number
  readonly userId: string | null
  readonly before: {
    readonly value: number
    readonly userId: string | null
    readonly tableId: string
    /** Milliseconds since 1970. */
    readonly at: number
  }
}

/** The records that there are, in the order in which they are told; `feats` are those of a game. */
export function recordIds(feats: readonly string[]): readonly RecordId[] {
  return ['points', ...feats.map((feat): RecordId => `feat:${feat}`), 'quickest', 'longest']
}

/** Whether `value` beats a record; an equal one leaves it to whoever was first. */
export function beats(id: RecordId, value: number, standing: number): boolean {
  return id === 'quickest' ? value < standing : value > standing
}
