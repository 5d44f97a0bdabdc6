import type { Random } from '../../engine/random.js'
import type { Game, GameState } from '../../games/game.js'
import { POLICIES } from '../policies.js'

/** The action that the simulated policy `random` would take. */
export function randomAction(game: Game, state: GameState, seat: number, random: Random): string {
  const policy = POLICIES.random
  if (policy === undefined) throw new Error('There is no policy called random.')
  return policy({ game, state, seat, legal: game.legalActions(state, seat), random })
}
