/** What the bot reports to its observer: how many, how long and with which result, never who, where or what. */

/** How an interaction was handled. */
export type AnswerOutcome =
  | 'answered'
  /** By a bug of ours, of which the user was told. */
  | 'failed'
  /** Its table cannot be read. */
  | 'set-aside'
  /** Nothing can be stored now. */
  | 'not-stored'
  /** The program is being stopped. */
  | 'closing'
  /** Discord no longer accepted the answer: it was too late, or the delivery was a repeated one. */
  | 'late'
  | 'undelivered'

export interface Observer {
  /** `ms` is the time from its arrival to the delivery of its answer. */
  answered(kind: 'press' | 'command', outcome: AnswerOutcome, ms: number): void
  /** A request to Discord ended with an HTTP status, or null if there was no response. */
  requested(status: number | null): void
}

export const UNOBSERVED: Observer = { answered: () => {}, requested: () => {} }
