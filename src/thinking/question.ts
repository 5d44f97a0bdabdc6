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

/** What a thread is started with. */
export interface MindData {
  /** One 32-bit number, the `id` of a question that has to be answered at once because others wait. */
  readonly hurry: SharedArrayBuffer
}

export type Answered =
  /** The thread has started and takes questions. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'found'; readonly id: number; readonly found: string | Findings<string> }
  | { readonly kind: 'failed'; readonly id: number; readonly error: Error }
