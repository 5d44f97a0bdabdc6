/** The part of a map that is in play: everything except covered places and the lines that touch them (R5, E20). */
import { BOSTON, type Exit, type GameMap, type Line, type MapId, type Place } from '../data/map.js'
import { MAPS } from '../data/maps.js'
import type { Common } from './types.js'

export interface Ground {
  readonly map: GameMap
  /** Lines in play, ascending. */
  readonly lines: readonly Line[]
  /** By line: whether it is in play. */
  readonly live: readonly boolean[]
  /** By place: its exits in play, by ascending neighbour. Empty for a covered place. */
  readonly exits: readonly (readonly Exit[])[]
  /** By line: the ids of its two ends. */
  readonly ends: readonly (readonly [string, string])[]
  /** Cities in play, ascending: every place except Boston and the covered ones. */
  readonly cities: readonly Place[]
}

/** The ground of a table. The rules access the map only through it. */
export function groundOf(table: Pick<Common, 'map' | 'covered'>): Ground {
  if (table.covered.length === 0) return UNCOVERED[table.map]
  const known = withCovers.get(table.covered)
  if (known !== undefined) return known
  const ground = layGround(MAPS[table.map], table.covered)
  withCovers.set(table.covered, ground)
  return ground
}

/** The part of `map` that remains when the `covered` places are out of play. */
export function layGround(map: GameMap, covered: readonly Place[]): Ground {
  const live = map.lines.map(([a, b]) => !covered.includes(a) && !covered.includes(b))
  return {
    map,
    lines: [...live.keys()].filter((line) => live[line]),
    live,
    exits: map.exits.map((exits) => exits.filter((exit) => live[exit.line]).sort((a, b) => a.to - b.to)),
    ends: map.lines.map(([a, b]) => [idOf(map, a), idOf(map, b)] as const),
    cities: [...map.places.keys()].filter((place) => place !== BOSTON && !covered.includes(place)),
  }
}

/** The id of a place, as used in facts and transcripts. Throws if there is no such place. */
export function idOf(map: GameMap, place: Place): string {
  const data = map.places[place]
  if (data === undefined) throw new RangeError(`the ${map.id} map has no place ${place}`)
  return data.id
}

const UNCOVERED: Readonly<Record<MapId, Ground>> = { large: layGround(MAPS.large, []), small: layGround(MAPS.small, []) }
const withCovers = new WeakMap<readonly Place[], Ground>()
