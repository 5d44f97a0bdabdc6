import { LARGE_MAP } from './large-map.js'
import type { GameMap, MapId } from './map.js'
import { SMALL_MAP } from './small-map.js'

export const MAPS: Readonly<Record<MapId, GameMap>> = { large: LARGE_MAP, small: SMALL_MAP }

/** The map for a number of players (R3): the large one for four, otherwise the small one. */
export function mapFor(seats: number): GameMap {
  return seats === 4 ? LARGE_MAP : SMALL_MAP
}
