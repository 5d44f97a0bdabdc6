/** Moves of whole groups: all ships of a kind on a tile that have not moved yet, to each tile that they reach (X17, Y12). */
import type { Seat } from '../../../engine/game.js'
import { squadsOf } from '../data/pieces.js'
import { landedOn } from './fleets.js'
import { reach } from './routes.js'
import type { Flight, Playing, Squad } from './types.js'

/** Where there are more moves than this, ships are picked first: nobody reads longer lists. */
const MOST_MOVES = 50

/** States never change, and every "why not" asks for the whole list. */
const FLIGHTS = new WeakMap<Playing, readonly Flight[]>()

/** Ships that have not moved in this turn, group by group. */
export function unmoved(state: Pick<Playing, 'tiles' | 'landed'>, seat: Seat): readonly Squad[] {
  return squadsOf(state, seat).flatMap(({ tile, ship, count }) => {
    const free = count - landedOn(state, tile, ship)
    return free === 0 ? [] : [{ tile, ship, count: free }]
  })
}

/** Every move of a whole group of the active seat. */
export function flightsOf(state: Playing): readonly Flight[] {
  const known = FLIGHTS.get(state)
  if (known !== undefined) return known
  const { active } = state
  const flights = unmoved(state, active).flatMap(({ tile: from, ship }) =>
    [...reach(state, active, { tile: from, ship }).keys()].map((tile) => ({ from, ship, tile })),
  )
  FLIGHTS.set(state, flights)
  return flights
}

/** Whether each move of a whole group is an action of its own. */
export function isListed(state: Playing): boolean {
  return flightsOf(state).length <= MOST_MOVES
}
