/** The open record of a game: one line for the setup, one for each fact, all of it JSON. */
import type { AnyFact, Game, GameState } from '../games/plug.js'

export interface RecordedGame {
  readonly game: Game
  readonly seats: number
  /** What the draws can be repeated from: the seed of a simulation, the secret of a table that is over. */
  readonly seed: string
  /** The state before the first decision. */
  readonly dealt: GameState
  /** All facts in the order in which they happened, secret ones included. */
  readonly facts: readonly AnyFact[]
}

/** The lines of a transcript, without line ends: the setup, then the facts, counted from 1. */
export function transcriptOf({ game, seats, seed, dealt, facts }: RecordedGame): readonly string[] {
  const setup = { type: 'setup', game: game.id, rulesVersion: game.rulesVersion, seats, seed, ...game.transcript.setup(dealt) }
  const shown = facts.map(game.transcript.fact).filter((fact) => fact !== null)
  return [setup, ...shown.map((fact, index) => ({ type: 'fact', seq: index + 1, fact }))].map((line) => JSON.stringify(line))
}
