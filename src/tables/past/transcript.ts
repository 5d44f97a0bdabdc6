/** The open record of a game: one line for the setup, one for each fact, all of it JSON. */
import type { AnyFact, GameState, Ruleset } from '../../games/game.js'
import type { BrokenOff } from '../../games/transcript.js'
import { digestOf, type Step, writeStep } from './compact-log.js'

/** By what the draws of a recorded game can be repeated, beside its seed. */
type Scheme =
  /** A table's: the seed is its secret. */
  | {
      readonly scheme: 'committed'
      readonly table: string
      readonly commitment: string
      /** What the players added, in the order of joining. */
      readonly entropy: readonly string[]
    }
  /** A simulation's: the seed and the policy of the players give the game again. */
  | { readonly scheme: 'seeded'; readonly policy: string }

export interface RecordedGame {
  readonly game: Ruleset
  readonly seats: number
  readonly options: Readonly<Record<string, string>>
  /** What the draws can be repeated from: the seed of a simulation, the secret of a table that is over. */
  readonly seed: string
  readonly scheme: Scheme
  /** All that was done and drawn, undone steps included. */
  readonly steps: readonly Step[]
  /** The state at the first decision after the deal, with which the record begins. */
  readonly dealt: GameState
  /** The state in which it ended. */
  readonly last: GameState
  /** All facts in the order in which they happened, secret ones included. */
  readonly facts: readonly AnyFact[]
  /** How its table ended it, if its rules did not. */
  readonly ended?: BrokenOff
}

/** The lines of a transcript, without line ends: the setup, then the facts, counted from 1. */
export function transcriptOf(recorded: RecordedGame): readonly string[] {
  const { game, seats, options, seed, scheme, steps, dealt, last, facts, ended } = recorded
  const log = steps.map(writeStep)
  const proof = { ...scheme, options, log, digest: digestOf(log), ...(ended === undefined ? {} : { ended }) }
  const setup = {
    type: 'setup',
    game: game.id,
    rulesVersion: game.rulesVersion,
    seats,
    seed,
    ...game.transcript.setup(dealt),
    proof,
  }
  const shown = facts.map(game.transcript.fact).filter((fact) => fact !== null)
  const closing = ended === undefined ? [] : (game.transcript.closing?.(last, ended) ?? [])
  return [setup, ...[...shown, ...closing].map((fact, index) => ({ type: 'fact', seq: index + 1, fact }))].map((line) =>
    JSON.stringify(line),
  )
}
