/** The eight cities out of play with two players (R4-R6). */
import { at, type Random, shuffled } from '../../../engine/random.js'
import { BOSTON, type GameMap, type Place } from '../data/map.js'
import { type Ground, layGround } from './ground.js'
import { ROADS_EACH } from './supplies.js'
import type { Options } from './types.js'

const COVERS = 8
/** Every road of two players finds a free line (K9). */
const LINES_NEEDED = 2 * ROADS_EACH

/** The covers of a table, ascending: those of the map, or (the French book's way) random cities until they are fit. */
export function drawCovers(map: GameMap, covers: Options['covers'], random: Random): readonly Place[] {
  if (covers === 'standard') return ascending(map.standardCovers)
  const cities = layGround(map, []).cities
  for (;;) {
    const drawn = ascending(shuffled(cities, random).slice(0, COVERS))
    if (coversAreFit(map, drawn)) return drawn
  }
}

/** Are Boston's neighbours free, lines enough left for every road, and is no city the only way to a part of the map (D1)? */
export function coversAreFit(map: GameMap, covered: readonly Place[]): boolean {
  if (at(map.exits, BOSTON).some((exit) => covered.includes(exit.to))) return false
  const ground = layGround(map, covered)
  return ground.lines.length >= LINES_NEEDED && noPlaceIsGate(ground)
}

/** Does all the rest hang together without any one place? A tile there could bar the way for the rest of the game. */
function noPlaceIsGate(ground: Ground): boolean {
  const places = [BOSTON, ...ground.cities]
  return places.every((gate) => {
    const start = places.find((place) => place !== gate)
    return start === undefined || reachedWithout(ground, gate, start) === places.length - 1
  })
}

/** How many places can be reached from `start`, itself included, without crossing `gate`. */
function reachedWithout({ exits }: Ground, gate: Place, start: Place): number {
  const reached = [start]
  for (const place of reached) {
    for (const { to } of at(exits, place)) if (to !== gate && !reached.includes(to)) reached.push(to)
  }
  return reached.length
}

function ascending(places: readonly Place[]): readonly Place[] {
  return places.toSorted((a, b) => a - b)
}
