/** Tally in which one seat has dropped out before the first turn, as players of some games do later. It has no turns. */
import type { Seat } from '../../../src/engine/game.js'
import type { Game, GameState } from '../../../src/games/game.js'
import { tally } from './tally-game.js'

export function outlived(out: Seat): Game {
  const skipping = (state: GameState): GameState => {
    const next = tally.toMove(state)
    return next.kind === 'seats' && next.seats.includes(out) ? tally.replay(state, out, 'end').state : state
  }
  return {
    ...tally,
    isOut: (_state, seat) => seat === out,
    submit(state, seat, action) {
      const submitted = tally.submit(state, seat, action)
      return submitted.kind === 'accepted' ? { ...submitted, state: skipping(submitted.state) } : submitted
    },
    replay(state, by, action) {
      const step = tally.replay(state, by, action)
      return { ...step, state: skipping(step.state) }
    },
  }
}
