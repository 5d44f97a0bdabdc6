/** The stagecoach's routes: every way to pay for a ride that no other way undercuts (E22). */
import type { Seat } from '../../../engine/game.js'
import { at } from '../../../engine/lists.js'
import type { Place } from '../data/map.js'
import { type Fare, nowhereDearer, tollsFor, totalOf } from './fare.js'
import type { Ground } from './ground.js'
import type { Common, Tile } from './types.js'

/** The input of the search. */
export interface Ride {
  readonly ground: Ground
  readonly table: Pick<Common, 'tiles' | 'roads' | 'stagecoach'>
  readonly mover: Seat
  readonly cash: number
  /** The tiles at which the ride may end. */
  readonly wanted: ReadonlySet<Tile>
}

/** A legal ride: all its places, beginning with the stagecoach's, and its price. */
export interface Route {
  readonly path: readonly Place[]
  readonly fare: Fare
}

/** A way through tile-free places. A longer one refers to the one it extends. */
interface Way {
  readonly place: Place
  readonly fare: Fare
  readonly from: Way | null
  /** The way found before it at the same place. */
  readonly earlier: Way | undefined
  /** A later way is nowhere dearer and somewhere cheaper. */
  beaten: boolean
}

/**
 * All affordable routes to wanted tiles, by ascending destination. For each combination of payments that no other one to the same
 * city undercuts, the result has the route with the fewest lines, and among these the one whose places come first on the map.
 */
export function findRoutes(ride: Ride): readonly Route[] {
  const { tiles } = ride.table
  return findWays(ride)
    .filter((way) => !way.beaten && tiles[way.place] !== null)
    .sort((one, other) => one.place - other.place)
    .map((way) => ({ path: pathOf(way), fare: way.fare }))
}

/**
 * A breadth-first search with neighbours in ascending order, so ways are found by number of lines, then by their places. A way
 * that is nowhere cheaper than an earlier one at its place is dropped. A way that is undercut later is not extended further.
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

/** Whether a way found earlier at the same place is nowhere dearer. */
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
