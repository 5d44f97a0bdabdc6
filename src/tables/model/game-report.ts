/** What a finished game counts for, as reported to the standings. */
import type { Seat } from '../../engine/game.js'
import type { Figures } from '../../games/figures.js'
import type { User } from './people.js'

/** Decisions that count, and how long they took together in milliseconds, including presses taken back. */
export interface DecisionTime {
  readonly decisions: number
  readonly decisionMs: number
}

/** What a finished game counts for one user. */
export interface Credit extends DecisionTime {
  readonly user: User
  readonly seat: Seat
  /** As the table counts it. Players who resigned share the last place. */
  readonly place: number
  /** 0 for players who resigned. */
  readonly points: number
  readonly resigned: boolean
  /** Whether they completed a round by their own decisions. Nobody else is rated. */
  readonly played: boolean
  /** Choices are only the user's own. Sources and feats are the seat's, and left out if it was resigned. */
  readonly figures: Figures
}

export interface GameReport {
  readonly endedAt: Date
  /** Turns divided by the number of seats, rounded up. */
  readonly rounds: number
  readonly seats: number
  /** Whether the game ended by its rules. Otherwise all but one resigned, and no records are set. */
  readonly byRules: boolean
  /** Whether all but one resigned before a third of its usual length. It then counts for nobody. */
  readonly cutShort: boolean
  /** Whether a seat was a computer player's, that is, the table made all its decisions. */
  readonly hasComputer: boolean
  /**
   * Whether a computer player sat down. It then counts neither for ladders nor for records, since such games can be had at will.
   */
  readonly againstComputers: boolean
  /** Whether the table's terms let computer players take over seats. It then counts as little, whether one did or not. */
  readonly withComputerTakeover: boolean
  /** Players who left come first, then by seat. Nobody is listed twice. */
  readonly credits: readonly Credit[]
}
