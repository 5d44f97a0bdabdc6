/** Redraws everything on the table that a viewer may not know: the values of other players' nuggets (R58). */
import type { Viewer } from '../../../engine/game.js'
import { type Random, shuffled } from '../../../engine/random.js'
import { isUndealt } from './phases/laying.js'
import { NUGGET_VALUES } from './supplies.js'
import type { State } from './types.js'

/** Returns hidden nuggets to the supply and draws as many again. After the game all of them are open. */
export function sample(state: State, viewer: Viewer, random: Random): State {
  if (isUndealt(state) || state.phase === 'over') return state
  const isOpen = (seat: number) => seat === viewer
  const left = state.nuggetsLeft.flatMap((count, index) => Array.from({ length: count }, () => NUGGET_VALUES[index] ?? 0))
  const taken = state.players.flatMap((player, seat) => (isOpen(seat) ? [] : player.nuggets))
  // In an order that tells nothing of where they were.
  const hidden = [...left, ...taken].sort((one, other) => one - other)
  const pool = shuffled(hidden, random)
  const players = state.players.map((player, seat) =>
    isOpen(seat) ? player : { ...player, nuggets: pool.splice(0, player.nuggets.length) },
  )
  const countOf = (value: number | undefined) => pool.filter((each) => each === value).length
  const [three, four, five] = NUGGET_VALUES
  return { ...state, players, nuggetsLeft: [countOf(three), countOf(four), countOf(five)] }
}
