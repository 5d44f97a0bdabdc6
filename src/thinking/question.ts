/** Messages between the main thread and the threads on which computer players think. */
import type { Level } from '../players/levels.js'
import type { Findings } from '../players/search.js'
import type { Insight, Study } from '../players/study.js'

/** `id` is the asking thread's number for the question, `state` a saved state. */
interface AskedOf {
  readonly id: number
  readonly gameId: string
  readonly state: string
}

/** A decision of a seat by a sample for it: an action, or everything that was found. */
export interface DecisionAsked extends AskedOf {
  readonly for: 'action' | 'findings'
  readonly seat: number
  readonly level: Level
  readonly seed: string
  /** When it has to answer, in milliseconds since 1970. */
  readonly until: number
}

/** What a thread is started with. */
export interface WorkerData {
  /** One 32-bit number, the `id` of a question that has to be answered at once because others wait. */
  readonly hurry: SharedArrayBuffer
}

/** A piece of a look back at a game. */
interface StudyAsked extends AskedOf {
  readonly for: 'study'
  readonly study: Omit<Study<never>, 'state'>
}

export type Asked = DecisionAsked | StudyAsked

export type Answered =
  /** The thread has started and takes questions. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'found'; readonly id: number; readonly found: string | Findings<string> }
  | { readonly kind: 'studied'; readonly id: number; readonly insight: Insight }
  | { readonly kind: 'failed'; readonly id: number; readonly error: Error }
