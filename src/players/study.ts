/** Work of a look back at a game, in pieces of at most about 100 ms of a quiet processor. */
import type { Seat } from '../engine/game.js'
import { type Random, seededRandom } from '../engine/random.js'
import type { Effort, Findings } from './search.js'

/** A game as far as studies need it. Its actions are encoded texts. */
export interface Studied<State> {
  search(state: State, seat: Seat, effort: Effort, random: Random): Findings<string>
  searchAfter(state: State, seat: Seat, action: string, iterations: number, random: Random): Findings<string>
  worth(state: State, iterations: number, random: Random): readonly number[]
}

/** The same study always finds the same. */
export interface Study<State> {
  readonly state: State
  /** The moves of a seat that is to move, by a search, or the worth of the position to each seat. */
  readonly of: { readonly seat: Seat; readonly only: string | null } | 'position'
  readonly iterations: number
  readonly seed: string
}

/** What was found for the best or the only action, or the worth to each seat. */
export type Insight =
  | { readonly kind: 'action'; readonly action: string; readonly worth: number; readonly error: number }
  | { readonly kind: 'position'; readonly worth: readonly number[] }

export function study<State>(game: Studied<State>, { state, of, iterations, seed }: Study<State>): Insight {
  const random = seededRandom(seed)
  if (of === 'position') return { kind: 'position', worth: game.worth(state, iterations, random) }
  const { seat, only } = of
  const found =
    only === null ? game.search(state, seat, { iterations }, random) : game.searchAfter(state, seat, only, iterations, random)
  const [first] = found.candidates
  if (first === undefined) throw new Error('a study found no action')
  return { kind: 'action', action: first.action, worth: first.worth.mean, error: first.worth.error }
}
