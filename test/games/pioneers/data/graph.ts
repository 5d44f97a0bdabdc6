/** Plain graph search for the tests of the maps. */
import type { GameMap, Place } from '../../../../src/games/pioneers/data/map.js'

export const placesOf = (map: GameMap): readonly Place[] => map.places.map((_, place) => place)

/** Whether all places except the removed ones are connected. */
export function isConnected(map: GameMap, removed: readonly Place[]): boolean {
  const left = placesOf(map).filter((place) => !removed.includes(place))
  const seen = new Set(left.slice(0, 1))
  for (const place of seen) {
    for (const [a, b] of map.lines) {
      const other = a === place ? b : b === place ? a : place
      if (!removed.includes(other)) seen.add(other)
    }
  }
  return seen.size === left.length
}

/** Places whose removal disconnects the others. */
export function cutPlaces(map: GameMap, removed: readonly Place[]): readonly string[] {
  return placesOf(map)
    .filter((place) => !removed.includes(place) && !isConnected(map, [...removed, place]))
    .map((place) => map.places[place]?.id ?? '?')
}

export const neighboursOf = (map: GameMap, place: Place): readonly Place[] =>
  map.lines.flatMap(([a, b]) => (a === place ? [b] : b === place ? [a] : []))

export const liveLines = (map: GameMap, removed: readonly Place[]) =>
  map.lines.filter(([a, b]) => !removed.includes(a) && !removed.includes(b))
