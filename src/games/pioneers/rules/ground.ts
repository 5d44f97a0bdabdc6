/** The part of a map that is in play: everything but the covered places and the lines that touch them (R5, E20). */
import { BOSTON, type Exit, type GameMap, type Line, type Place } from '../data/map.js'
import { MAPS } from '../data/maps.js'
import type { Common } from './types.js'

export interface Ground {
  readonly map: GameMap
  /** Lines in play, ascending. */
  readonly lines: readonly Line[]
  /** By line: is it in play? */
  readonly live: readonly boolean[]
  /** By place: its exits in play, by ascending neighbour; none for a covered place. */
  readonly exits: readonly (readonly Exit[])[]
  /** By line: the ids of its two ends. */
  readonly ends: readonly (readonly [string, string])[]
  /** Cities in play, ascending: every place but Boston and the covered ones. */
  readonly cities: readonly Place[]
}

const withoutCovers = new WeakMap<GameMap, Ground>()
const withCovers = new WeakMap<readonly Place[], Ground>()

/** The ground of a table: the one door through which the rules see the map. */
export function groundOf(table: Pick<Common, 'map' | 'covered'>): Ground {
  const map = MAPS[table.map]
  if (table.covered.length === 0) return remembered(withoutCovers, map, () => layGround(map, []))
  return remembered(withCovers, table.covered, () => layGround(map, table.covered))
}

/** What remains of `map` when the places of `covered` are out of play. */
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

/** The id of a place, as facts and transcripts name it; throws if there is no such place. */
export function idOf(map: GameMap, place: Place): string {
  const data = map.places[place]
  if (data === undefined) throw new RangeError(`the ${map.id} map has no place ${place}`)
  return data.id
}

function remembered<Key extends object>(memory: WeakMap<Key, Ground>, key: Key, make: () => Ground): Ground {
  const known = memory.get(key)
  if (known !== undefined) return known
  const made = make()
  memory.set(key, made)
  return made
}
