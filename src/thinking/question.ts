/** Messages between the main thread and the threads on which computer players think. */
import type { Level } from '../players/levels.js'
import type { Findings } from '../players/search.js'

/** `id` is the asking thread's number for the question. */
export interface Asked {
  readonly id: number
  /** An action, or everything that was found. */
  readonly for: 'action' | 'findings'
  readonly gameId: string
  /** The saved sample. */
  readonly state: string
  readonly seat: number
  readonly level: Level
  readonly seed: string
  /** When it has to answer, in milliseconds since 1970. */
  readonly until: number
}

export type Answered =
  | { readonly kind: 'found'; readonly id: number; readonly found: string | Findings<string> }
  | { readonly kind: 'failed'; readonly id: number; readonly error: Error }
