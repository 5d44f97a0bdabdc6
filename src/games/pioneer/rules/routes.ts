/** Which tiles are next to each other, and how far ships get (X17, X24, Y10, Y12, Y13, Y28). */
import type { Seat } from '../../../engine/game.js'
import type { Place } from '../data/galaxies.js'
import { othersOn } from '../data/pieces.js'
import { tileOf } from './draft.js'
import { shipStatistics } from './statistics.js'
import type { Common, Squad, Tile, TileId } from './types.js'

const STEPS: readonly Place[] = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: -2, y: 0 },
  { x: 2, y: 0 },
  { x: -1, y: 1 },
  { x: 1, y: 1 },
]

/** The neighbours of each place, by index; a shared edge makes two places neighbours. */
export function neighboursOf(places: readonly Place[]): readonly (readonly number[])[] {
  const byPlace = new Map(places.map((place, index) => [keyOf(place.x, place.y), index]))
  return places.map(({ x, y }) =>
    STEPS.flatMap((step) => {
      const other = byPlace.get(keyOf(x + step.x, y + step.y))
      return other === undefined ? [] : [other]
    }),
  )
}

/** One number for each place of an outline and those around it. */
function keyOf(x: number, y: number): number {
  return 100 * y + x
}

type Neighbours = readonly (readonly TileId[])[]

interface Chart {
  readonly tiles: readonly Tile[]
  readonly neighbours: Neighbours
  /** Steps from the tiles that were asked for so far. */
  readonly steps: Map<TileId, ReadonlyMap<TileId, number>>
}

/**
 * Of the tiles that were asked for last: a table keeps its places, and computer players ask for their neighbours thousands of
 * times.
 */
let latest: Chart = { tiles: [], neighbours: [], steps: new Map() }

function chartOf(tiles: readonly Tile[]): Chart {
  const isKnown = tiles.length === latest.tiles.length && tiles.every(({ place }, tile) => place === latest.tiles[tile]?.place)
  if (!isKnown) latest = { tiles, neighbours: neighboursOf(tiles.map(({ place }) => place)), steps: new Map() }
  return latest
}

/** The neighbours of each tile. */
export function neighboursIn({ tiles }: Pick<Common, 'tiles'>): Neighbours {
  return chartOf(tiles).neighbours
}

/** Steps from one tile to each other one, whoever is in between; nearest first. */
export function stepsFrom({ tiles }: Pick<Common, 'tiles'>, from: TileId): ReadonlyMap<TileId, number> {
  const { neighbours, steps } = chartOf(tiles)
  const known = steps.get(from) ?? distances(neighbours, from, tiles.length)
  steps.set(from, known)
  return known
}

/**
 * Steps from one tile to each other one, those that are too far or cut off left out; `isOpen`: whether a ship may fly on from
 * there.
 */
export function distances(
  neighbours: readonly (readonly TileId[])[],
  from: TileId,
  most: number,
  isOpen: (tile: TileId) => boolean = () => true,
): ReadonlyMap<TileId, number> {
  const steps = new Map([[from, 0]])
  const queue = [from]
  for (const tile of queue) {
    const next = (steps.get(tile) ?? 0) + 1
    if (next > most || (tile !== from && !isOpen(tile))) continue
    for (const other of neighbours[tile] ?? []) {
      if (steps.has(other)) continue
      steps.set(other, next)
      queue.push(other)
    }
  }
  return steps
}

/** How a seat's ships get to other tiles in one move, tiles ascending: by flight where that is possible, else by a worm hole. */
export function reach(
  table: Common,
  seat: Seat,
  { tile: from, ship }: Pick<Squad, 'tile' | 'ship'>,
): ReadonlyMap<TileId, 'flight' | 'worm-hole'> {
  const levels = table.players[seat]?.levels
  if (levels === undefined) return new Map()
  const isFree = (tile: TileId) => othersOn(tileOf(table, tile), seat).length === 0
  const flown = distances(neighboursIn(table), from, shipStatistics(levels, ship).movement, isFree)
  const isOwn = ({ colony }: Tile) => colony?.seat === seat
  const hasHole = levels.transportation >= 1 && isOwn(tileOf(table, from))
  const ways = new Map<TileId, 'flight' | 'worm-hole'>()
  for (const [tile, each] of table.tiles.entries()) {
    if (tile === from) continue
    if (flown.has(tile)) ways.set(tile, 'flight')
    else if (hasHole && isOwn(each)) ways.set(tile, 'worm-hole')
  }
  return ways
}
