/** Records of a server: who reached the highest value in a game, and when. */
import type { User } from '../tables/model/people.js'

/**
 * `points` is the highest score, `quickest` and `longest` are games by their rounds, and `feat:` is the highest number of a feat
 * that the game counts.
 */
export type RecordId = 'points' | 'quickest' | 'longest' | `feat:${string}`

export interface ServerRecord {
  readonly id: RecordId
  /** Points, rounds, or the number of the feat. */
  readonly value: number
  /**
   * Everybody who reached it in the same game, by seat: for `quickest` the winners. Nobody for `longest`, which belongs to
   * everybody. Users who are unlisted or were forgotten are left out.
   */
  readonly users: readonly User[]
  readonly tableId: string
  readonly at: Date
}

/** A record that a game broke, and the record that it replaced. */
export interface BrokenRecord extends Omit<ServerRecord, 'at' | 'tableId'> {
  readonly before: Omit<ServerRecord, 'id'>
}

/** A broken record as stored, with users by their ids. */
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

/** All records, in the order in which they are shown. `feats` are those of a game. */
export function recordIds(feats: readonly string[]): readonly RecordId[] {
  return ['points', ...feats.map((feat): RecordId => `feat:${feat}`), 'quickest', 'longest']
}

/** Whether `value` beats a record. An equal value does not. */
export function beats(id: RecordId, value: number, standing: number): boolean {
  return id === 'quickest' ? value < standing : value > standing
}
