/** Standing orders for invitations: answers that a player gives in advance (R64, R69). */
import type { Seat, StandingOrders } from '../../../engine/game.js'
import { coachOf } from '../data/coaches.js'
import { DECLINE } from './actions.js'
import { playerOf } from './draft.js'
import { legalAnswers } from './phases/invitation.js'
import { type Action, type CoachId, ORDERS, type State } from './types.js'

export const standingOrders: StandingOrders<State, Action> = {
  ids: ORDERS,
  ordered(state, seat, order) {
    if (state.phase !== 'invitation' || state.asked !== seat) return null
    if (order === 'decline') return DECLINE
    if (order !== 'accept' && order !== 'accept-if-empties') return null
    const [best] = joinsByWorth(state, seat)
    return best === undefined || (order === 'accept-if-empties' && best.left > 0) ? null : best.action
  },
}

/** Ways to join, best first: the coach with the fewest passengers left, then the one with the most points (R61). */
function joinsByWorth(state: Extract<State, { readonly phase: 'invitation' }>, seat: Seat) {
  const joins = legalAnswers(state).flatMap((action) => {
    if (action.kind !== 'join') return []
    return [{ action, left: passengersLeft(state, seat, action.coach) - 1, points: coachOf(action.coach).points }]
  })
  return joins.sort((one, other) => one.left - other.left || other.points - one.points)
}

function passengersLeft(state: Extract<State, { readonly phase: 'invitation' }>, seat: Seat, coach: CoachId): number {
  const own = playerOf(state, seat).coaches.find(({ id }) => id === coach)
  return own?.seats.filter((passenger) => passenger !== null).length ?? 0
}
