import type { Actor } from '../../engine/game.js'
import { at, type Random, seededRandom } from '../../engine/random.js'
import type { Game, GameState } from '../../games/plug.js'
import { POLICIES } from '../policies.js'

/** The table's position after so many actions and draws of a simulated game; throws if the game is over by then. */
export function positionAfter(game: Game, seats: number, seed: string, entries: number): GameState {
  const random = seededRandom(seed)
  let state = game.setup(seats, {})
  for (let entry = 0; entry < entries && state !== null; entry++) {
    const { by, action } = nextEntry(game, state, random)
    state = game.replay(state, by, action).state
  }
  if (state === null) throw new Error(`${game.id} does not know its own default options.`)
  return state
}

function nextEntry(game: Game, state: GameState, random: Random): { readonly by: Actor; readonly action: string } {
  const next = game.toMove(state)
  if (next.kind === 'over') throw new Error('The simulated game is over already: ask for fewer entries.')
  if (next.kind === 'chance') return { by: 'chance', action: next.draw(random) }
  const seat = at(next.seats, 0)
  return { by: seat, action: randomAction(game, state, seat, random) }
}

/** What the policy `random` of simulated players would do. */
export function randomAction(game: Game, state: GameState, seat: number, random: Random): string {
  const policy = POLICIES.random
  if (policy === undefined) throw new Error('There is no policy called random.')
  return policy({ game, state, seat, legal: game.legalActions(state, seat), random })
}
