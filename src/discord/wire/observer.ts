/** What the bot tells whoever watches over it: how many, how long and how it ended; never who, where or what. */

/** How an interaction was dealt with. */
export type AnswerOutcome =
  | 'answered'
  /** By a bug of ours: its user was told so. */
  | 'failed'
  /** Its table cannot be read. */
  | 'set-aside'
  /** Nothing can be stored now. */
  | 'not-stored'
  /** The program is being stopped. */
  | 'closing'
  /** Discord did not want the answer any more: too late, or a repeated delivery. */
  | 'late'
  | 'undelivered'

export interface Observer {
  /** `ms` from its arrival to the end of its answer's delivery. */
  answered(kind: 'press' | 'command', outcome: AnswerOutcome, ms: number): void
  /** A request to Discord ended with an HTTP status; null: without an answer. */
  requested(status: number | null): void
}

export const UNOBSERVED: Observer = { answered: () => {}, requested: () => {} }
