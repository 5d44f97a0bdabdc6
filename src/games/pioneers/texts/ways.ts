/** Ways of the stagecoach over the map, for texts that explain where it can go and why not further. */
import type { Seat } from '../../../engine/game.js'
import { at } from '../../../engine/lists.js'
import type { GameMap, Line, Place } from '../data/map.js'
import type { View } from '../rules/view-types.js'

/** A way that begins at the stagecoach's place, and its price in dollars. */
export interface Way {
  readonly path: readonly Place[]
  readonly cost: number
}

/**
 * The cheapest way of `seat` to every place reachable over places that `mayCross` allows. Never over or to covered places. Fares
 * follow R40 and R41.
 */
export function cheapestWays(view: View, map: GameMap, seat: Seat, mayCross: (place: Place) => boolean): ReadonlyMap<Place, Way> {
  const found = new Map<Place, Way>()
  const open: Way[] = [{ path: [view.stagecoach], cost: 0 }]
  for (let way = takeCheapest(open); way !== null; way = takeCheapest(open)) {
    const place = at(way.path, way.path.length - 1)
    if (found.has(place)) continue
    found.set(place, way)
    if (place !== view.stagecoach && !mayCross(place)) continue
    for (const { line, to } of at(map.exits, place)) {
      if (found.has(to) || view.covered.includes(to)) continue
      open.push({ path: [...way.path, to], cost: way.cost + tollOf(view, line, seat) })
    }
  }
  return found
}

function takeCheapest(open: Way[]): Way | null {
  const cheapest = open.reduce<number>((best, { cost }, index) => (cost < (open[best]?.cost ?? 0) ? index : best), 0)
  return open.splice(cheapest, 1)[0] ?? null
}

function tollOf({ roads }: View, line: Line, seat: Seat): number {
  const owners = at(roads, line)
  if (((owners >> seat) & 1) === 1) return 0
  return owners === 0 ? 1 : [0, 1, 2, 3].filter((other) => ((owners >> other) & 1) === 1).length
}
