/** The stagecoach's routes: every way to pay for a ride that no other way undercuts (E22). */
import type { Seat } from '../../../engine/game.js'
import { at } from '../../../engine/lists.js'
import type { Place } from '../data/map.js'
import { type Fare, nowhereDearer, tollsFor, totalOf } from './fare.js'
import type { Ground } from './ground.js'
import type { Common, Tile } from './types.js'

/** What the search looks at. */
export interface Ride {
  readonly ground: Ground
  readonly table: Pick<Common, 'tiles' | 'roads' | 'stagecoach'>
  readonly mover: Seat
  readonly cash: number
  /** The tiles at which it may end. */
  readonly wanted: ReadonlySet<Tile>
}

/** A ride that may be chosen: all its places, the stagecoach's first, and what it costs. */
export interface Route {
  readonly path: readonly Place[]
  readonly fare: Fare
}

/** A way through tile-free places; a longer one points at the one it prolongs. */
interface Way {
  readonly place: Place
  readonly fare: Fare
  readonly from: Way | null
  /** The one found before it at the same place. */
  readonly earlier: Way | undefined
  /** A later one is nowhere dearer and somewhere cheaper. */
  beaten: boolean
}

/**
 * All routes to wanted tiles that can be paid, by ascending destination: for each combination of payments that no other one
 * to the same city undercuts, the route of fewest lines, and of these the one whose places come first on the map.
 */
export function findRoutes(ride: Ride): readonly Route[] {
  const { tiles } = ride.table
  return findWays(ride)
    .filter((way) => !way.beaten && tiles[way.place] !== null)
    .sort((one, other) => one.place - other.place)
    .map((way) => ({ path: pathOf(way), fare: way.fare }))
}

/**
 * Widens line by line with neighbours in ascending order, so that ways are found by number of lines, then by their places.
 * A way that is nowhere cheaper than an earlier one at its place is dropped; one that is beaten later is not prolonged any more.
 */
function findWays({ ground, table, mover, cash, wanted }: Ride): readonly Way[] {
  const { tiles, roads } = table
  const tolls = tollsFor(mover)
  const start: Way = { place: table.stagecoach, fare: 0, from: null, earlier: undefined, beaten: false }
  const latest: (Way | undefined)[] = ground.exits.map(() => undefined)
  latest[start.place] = start
  const ways = [start]
  for (const from of ways) {
    if (from.beaten || tiles[from.place] !== null) continue
    for (const { line, to } of at(ground.exits, from.place)) {
      const tile = at(tiles, to)
      if (tile !== null && !wanted.has(tile)) continue
      const fare = from.fare + at(tolls, at(roads, line))
      const earlier = latest[to]
      if (isUndercut(fare, earlier) || totalOf(fare) > cash) continue
      markBeaten(earlier, fare)
      const way = { place: to, fare, from, earlier, beaten: false }
      latest[to] = way
      ways.push(way)
    }
  }
  return ways
}

/** Is one of the ways found at the same place nowhere dearer? */
function isUndercut(fare: Fare, earlier: Way | undefined): boolean {
  for (let way = earlier; way !== undefined; way = way.earlier) if (nowhereDearer(way.fare, fare)) return true
  return false
}

function markBeaten(earlier: Way | undefined, fare: Fare): void {
  for (let way = earlier; way !== undefined; way = way.earlier) if (nowhereDearer(fare, way.fare)) way.beaten = true
}

function pathOf(way: Way): readonly Place[] {
  const path: Place[] = []
  for (let step: Way | null = way; step !== null; step = step.from) path.push(step.place)
  return path.reverse()
}
