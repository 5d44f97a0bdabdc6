/** How good a position is for a seat, in points, by rules of thumb. */
import type { Seat } from '../../../engine/game.js'
import { playerOf } from './draft.js'
import { isUndealt } from './laying.js'
import { loadOf, loadsWorth, networkWorth, outlookOf } from './outlook.js'
import type { State } from './types.js'

/** Points that each Merchant brings in a round (R28), where there are dollars for it. */
const MERCHANT = 0.45

/** The final points that the seat may hope for. Comparable between states of the same game only. */
export function prospects(state: State, seat: Seat): number {
  if (isUndealt(state)) return 0
  if (state.phase === 'over') return state.scores[seat]?.total ?? 0
  const outlook = outlookOf(state, seat)
  const { track, nuggets, coaches, cash, bankers, merchants } = playerOf(state, seat)
  const gold = nuggets.reduce((sum, nugget) => sum + nugget, 0)
  const aboard = loadsWorth(outlook, coaches.map(loadOf))
  const { rounds, dollar } = outlook
  return track + gold + aboard + networkWorth(outlook) + dollar * (cash + bankers * rounds) + MERCHANT * merchants * rounds
}
