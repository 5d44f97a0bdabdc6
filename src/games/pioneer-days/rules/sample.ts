/** Redraws everything on the table that a viewer may not know: the nuggets on other players' gold. */
import type { Viewer } from '../../../engine/game.js'
import { type Random, shuffled } from '../../../engine/random.js'
import type { State } from './types.js'

/** Returns hidden tokens to the bag and draws as many again. The stacks have no order, so they need no redraw. */
export function sample(state: State, viewer: Viewer, random: Random): State {
  if (state.phase === 'deal' || state.phase === 'over') return state
  const hidden = state.players.flatMap(({ gold }, seat) => (seat === viewer ? [] : gold))
  const bag = state.goldBag.flatMap((count, index) => Array.from({ length: count }, () => index + 1))
  // In an order that tells nothing of where they were.
  const pool = [...bag, ...hidden].sort((one, other) => one - other)
  const tokens = shuffled(pool, random)
  const players = state.players.map((player, seat) => {
    if (seat === viewer) return player
    return { ...player, gold: tokens.splice(0, player.gold.length).sort((one, other) => one - other) }
  })
  const left = (nuggets: number) => tokens.filter((token) => token === nuggets).length
  return { ...state, players, goldBag: [left(1), left(2), left(3)] }
}
