import type { Actor } from '../../../engine/game.js'
import type { AnyFact, GameState } from '../../../games/plug.js'
import { pioneerDaysInvariants } from './pioneer-days.js'
import { pioneersInvariants } from './pioneers.js'

/** One action or draw of a game. */
export interface Taken {
  readonly before: GameState
  readonly by: Actor
  readonly facts: readonly AnyFact[]
  readonly after: GameState
}

/** What has to hold after every action of a game: what does not, one sentence each. */
export type Invariants = (taken: Taken) => readonly string[]

/** By the game's id, one line each; a game without a line is held to the contract of all games alone. */
export const INVARIANTS: Readonly<Record<string, Invariants>> = {
  pioneers: pioneersInvariants,
  'pioneer-days': pioneerDaysInvariants,
}
