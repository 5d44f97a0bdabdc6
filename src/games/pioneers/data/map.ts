/** The structure of a map of Pioneers. The two maps are in `large-map.ts` and `small-map.ts`. */

/** Index of a place on its map. 0 is always Boston, the start space. */
export type Place = number
/** Index of a line on its map. */
export type Line = number

export type MapId = 'large' | 'small'

export interface PlaceData {
  /** Lower-case id, the same on both maps: `boston`, `new-orleans`. */
  readonly id: string
  /** The name as printed, the same in every language (place names of about 1850). */
  readonly name: string
  /** The real location in degrees east (negative: west) and north. */
  readonly longitude: number
  readonly latitude: number
  /** Offset east and south at which it is drawn, in thousandths of the board, so that its shortest lines stay visible. */
  readonly aside?: readonly [number, number]
  /** Part of the country, for menus. Every region has at most 25 lines; a line belongs to the region of its first place. */
  readonly region: Region
}

export const REGIONS = ['east', 'south', 'middle', 'west'] as const
export type Region = (typeof REGIONS)[number]

export interface GameMap {
  readonly id: MapId
  readonly places: readonly PlaceData[]
  /** Pairs of places. The line belongs to the region of the first. */
  readonly lines: readonly (readonly [Place, Place])[]
  /** The eight cities covered with two players (standard covers). Empty on the large map. */
  readonly standardCovers: readonly Place[]
  /** For each place, its lines and the place at their other end, in the order of `lines`. */
  readonly exits: readonly (readonly Exit[])[]
}

export interface Exit {
  readonly line: Line
  readonly to: Place
}

/** Cities out of play with two players (R4), and how many each player covers if they choose (R6). */
export const COVERS = 8
export const COVERS_EACH = COVERS / 2

export const BOSTON: Place = 0

/** A map as written in the source, with ids instead of indexes. */
export interface MapDesign<Id extends string> {
  readonly id: MapId
  readonly places: readonly (PlaceData & { readonly id: Id })[]
  readonly lines: readonly (readonly [NoInfer<Id>, NoInfer<Id>])[]
  readonly standardCovers: readonly NoInfer<Id>[]
}

/** Turns ids into indexes and collects the exits of each place. Throws on an id that is not on the map. */
export function buildMap<Id extends string>(design: MapDesign<Id>): GameMap {
  const index = (id: Id) => indexOf(design.places, id)
  const lines = design.lines.map(([a, b]): readonly [Place, Place] => [index(a), index(b)])
  const exitsOf = (place: Place): readonly Exit[] =>
    lines.flatMap(([a, b], line) => (a === place ? [{ line, to: b }] : b === place ? [{ line, to: a }] : []))
  return {
    id: design.id,
    places: design.places,
    lines,
    standardCovers: design.standardCovers.map(index),
    exits: design.places.map((_, place) => exitsOf(place)),
  }
}

/** The place with this id. Throws if it is not on the map. */
export function placeOf(map: GameMap, id: string): Place {
  return indexOf(map.places, id)
}

/** The line that joins two places, in either order. Null if there is none. */
export function lineBetween(map: GameMap, a: Place, b: Place): Line | null {
  return map.exits[a]?.find((exit) => exit.to === b)?.line ?? null
}

function indexOf(places: readonly PlaceData[], id: string): Place {
  const place = places.findIndex((candidate) => candidate.id === id)
  if (place < 0) throw new Error(`no place ${id} on this map`)
  return place
}
