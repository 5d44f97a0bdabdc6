import type { Random } from '../../engine/random.js'
import type { Game, GameState } from '../../games/game.js'
import { POLICIES } from '../policies.js'

/** The action that the simulated policy `random` would take. */
export function randomAction(game: Game, state: GameState, seat: number, random: Random): string {
  return POLICIES.random({ game, state, seat, legal: game.legalActions(state, seat), random })
}
