/** The key by which the public call of a question is recorded. */
import type { Seat } from '../../engine/game.js'

/** A question to a seat, with the position at which it was asked. */
export interface Question {
  /** Whether it is the turn's own seat, to which the turn has come back. That is over as soon as the seat does something. */
  readonly isOwnTurn: boolean
  readonly seat: Seat
  readonly turn: number
  readonly position: number
}

/** Earlier versions recorded questions without their position. */
const ASKED_KEY = /^(?<kind>asked|again):(?<turn>\d+):(?<seat>\d+)(?::(?<position>\d+))?$/

export function askedKey({ isOwnTurn, turn, seat, position }: Question): string {
  return `${isOwnTurn ? 'again' : 'asked'}:${turn}:${seat}:${position}`
}

/** Null if the key is that of another message. */
export function questionOf(key: string): Question | null {
  const { kind, turn, seat, position = 0 } = ASKED_KEY.exec(key)?.groups ?? {}
  if (turn === undefined) return null
  return { isOwnTurn: kind === 'again', turn: Number(turn), seat: Number(seat), position: Number(position) }
}
