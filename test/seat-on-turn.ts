/** Whose turn it is, for games in which every turn is one seat's own. */
import type { Seat } from '../src/engine/game.js'
import type { Game, GameState } from '../src/games/game.js'

/** Throws if the turn belongs to all. */
export function seatOnTurn({ game, state }: { readonly game: Game; readonly state: GameState }): Seat {
  const { seat } = game.turn(state)
  if (seat === null) throw new Error('the turn belongs to all')
  return seat
}
