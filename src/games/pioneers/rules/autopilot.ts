/** The default decisions of a seat without a player (E43, E56): as little as the rules allow. */
import { at } from '../../../engine/lists.js'
import { mapFor } from '../data/maps.js'
import { DECLINE, DONE_BUYING, END_TURN, SKIP } from './actions.js'
import { shareOf, totalOf } from './fare.js'
import { legalActions, seatToMove } from './legal.js'
import { isUndealt, legalCovers } from './phases/laying.js'
import { fareOf, legalMoves } from './phases/move.js'
import { coachIsDue, legalPurchases } from './phases/purchase.js'
import type { Action, Common, Playing, State, Undealt } from './types.js'

/** Always legal for the seat the game waits for. Throws if it waits for nobody. */
export function defaultAction(state: State): Action {
  const seat = seatToMove(state)
  if (seat === null) throw new Error(`nobody has to act in the phase ${state.phase}`)
  const quiet = isUndealt(state) ? usualCover(state) : quietAction(state)
  return quiet ?? at(legalActions(state, seat), 0)
}

/** One of the map's standard covers. Null if none of them is possible any more. */
function usualCover(state: Undealt): Action | null {
  if (state.phase !== 'covers') return null
  const { standardCovers } = mapFor(state.seats)
  return legalCovers(state).find((cover) => standardCovers.includes(cover.city)) ?? null
}

/** The default action of a phase. Null where the first legal one will do (second road, passenger to settle). */
function quietAction(state: Playing): Action | null {
  switch (state.phase) {
    case 'purchase':
      return coachIsDue(state) ? cheapestCoach(legalPurchases(state)) : DONE_BUYING
    case 'move':
      return cheapestMove(state)
    case 'tile-action':
      return SKIP
    case 'turn-end':
      return END_TURN
    case 'invitation':
      return DECLINE
    default:
      return null
  }
}

function cheapestCoach(purchases: readonly Action[]): Action | null {
  return purchases.find((action) => action.kind === 'buy-coach') ?? null
}

/** The lowest fare. Ties are broken by the smallest payment to opponents, then by order. */
function cheapestMove(table: Common): Action {
  const { seat } = table.turn
  const priced = legalMoves(table).map((move) => {
    const fare = fareOf(table, move.path) ?? 0
    return { move, total: totalOf(fare), opponents: totalOf(fare) - shareOf(fare, seat) }
  })
  return at(
    priced.sort((one, other) => one.total - other.total || one.opponents - other.opponents),
    0,
  ).move
}
