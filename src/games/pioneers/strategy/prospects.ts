/** How good a position is for a seat, in points, by rules of thumb. */
import type { Seat } from '../../../engine/game.js'
import { playerOf } from '../rules/draft.js'
import { isUndealt } from '../rules/phases/laying.js'
import type { Source, State } from '../rules/types.js'
import { loadOf, loadsWorth, networkWorth, outlookOf } from './outlook.js'

/** Points that each Merchant brings in a round (R28), where there are dollars for it. */
const MERCHANT = 0.45

/** The final points that the seat may hope for. Comparable between states of the same game only. */
export function prospects(state: State, seat: Seat): number {
  const { coaches, network, nuggets, money } = pointsBySource(state, seat)
  return coaches + network + nuggets + money
}

/**
 * The same by where they come from: what coaches bring, emptied or not, pioneers along own roads, gold, and what money still
 * buys.
 */
export function pointsBySource(state: State, seat: Seat): Readonly<Record<Source, number>> {
  if (isUndealt(state)) return NOTHING
  if (state.phase === 'over') {
    const { track, emptySeats, network, nuggets } = state.scores[seat] ?? { track: 0, emptySeats: 0, network: 0, nuggets: 0 }
    return { coaches: track + emptySeats, network, nuggets, money: 0 }
  }
  const outlook = outlookOf(state, seat)
  const { track, nuggets, coaches, cash, bankers, merchants } = playerOf(state, seat)
  const { rounds, dollar } = outlook
  return {
    coaches: track + loadsWorth(outlook, coaches.map(loadOf)),
    network: networkWorth(outlook),
    nuggets: nuggets.reduce((sum, nugget) => sum + nugget, 0),
    money: dollar * (cash + bankers * rounds) + MERCHANT * merchants * rounds,
  }
}

const NOTHING: Readonly<Record<Source, number>> = { coaches: 0, network: 0, nuggets: 0, money: 0 }
