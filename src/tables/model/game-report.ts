/** What a finished game counts for, as the standings are told of it. */
import type { Seat } from '../../engine/game.js'
import type { Figures } from '../../games/figures.js'
import type { User } from './people.js'

/** Decisions that count, and how long they took together in milliseconds, presses taken back included. */
export interface DecisionTime {
  readonly decisions: number
  readonly decisionMs: number
}

/** What a finished game counts for one user. */
export interface Credit extends DecisionTime {
  readonly user: User
  readonly seat: Seat
  /** As the table counts it; whoever resigned shares the last place. */
  readonly place: number
  /** Nothing for whoever resigned. */
  readonly points: number
  readonly resigned: boolean
  /** Whether they have completed a round by their own decisions: nobody else is rated. */
  readonly played: boolean
  /** Of their own choices alone; sources and feats are those of the seat, and nobody's if it was resigned. */
  readonly figures: Figures
}

export interface GameReport {
  readonly endedAt: Date
  /** Turns by the number of seats, rounded up. */
  readonly rounds: number
  readonly seats: number
  /** Whether it went to its end by the rules: else all but one resigned, and there are no records to be set. */
  readonly byRules: boolean
  /** Whether all but one resigned before a third of its usual length: it counts for nobody. */
  readonly cutShort: boolean
  /** Whether a seat was a computer player's: the table decided all for it, from the first decision to the last. */
  readonly hasComputer: boolean
  /** In an order of their own: who left, then by seat. Nobody twice. */
  readonly credits: readonly Credit[]
}
