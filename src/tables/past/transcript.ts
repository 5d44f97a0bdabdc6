/** The open record of a game: one line for the setup and one for each fact, all of them JSON. */
import type { AnyFact, GameState, Ruleset } from '../../games/game.js'
import type { BrokenOff } from '../../games/transcript.js'
import { digestOf, type Step, writeStep } from './compact-log.js'

/** How the draws of a recorded game can be repeated, besides its seed. */
type Scheme =
  /** For a table, whose seed is its secret. */
  | {
      readonly scheme: 'committed'
      readonly table: string
      readonly commitment: string
      /** The players' shares, in the order of joining. */
      readonly entropy: readonly string[]
    }
  /** For a simulation. Its seed and the players' policy reproduce the game. */
  | { readonly scheme: 'seeded'; readonly policy: string }

export interface RecordedGame {
  readonly game: Ruleset
  readonly seats: number
  readonly options: Readonly<Record<string, string>>
  /** The source of the draws: the seed of a simulation, or the secret of a finished table. */
  readonly seed: string
  readonly scheme: Scheme
  /** Everything that was done and drawn, including undone steps. */
  readonly steps: readonly Step[]
  /** The state at the first decision after the deal, with which the record begins. */
  readonly dealt: GameState
  /** The final state. */
  readonly last: GameState
  /** All facts in order, including secret ones. */
  readonly facts: readonly AnyFact[]
  /** How the table ended the game, if the rules did not. */
  readonly ended?: BrokenOff
  /** The look back at the game, with steps numbered from 1. Absent if there is none. */
  readonly review?: Readonly<Record<string, unknown>>
}

/** The lines of a transcript, without line ends: the setup, then the facts, numbered from 1. */
export function transcriptOf(recorded: RecordedGame): readonly string[] {
  const { game, seats, options, seed, scheme, steps, dealt, last, facts, ended, review } = recorded
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
    ...(review === undefined ? {} : { review }),
  }
  const shown = facts.map(game.transcript.fact).filter((fact) => fact !== null)
  const closing = ended === undefined ? [] : (game.transcript.closing?.(last, ended) ?? [])
  return [setup, ...[...shown, ...closing].map((fact, index) => ({ type: 'fact', seq: index + 1, fact }))].map((line) =>
    JSON.stringify(line),
  )
}
