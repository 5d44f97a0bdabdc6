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

/** Are Boston's neighbours free, all cities in play connected with it, and lines enough left for every road (D1)? */
export function coversAreFit(map: GameMap, covered: readonly Place[]): boolean {
  if (at(map.exits, BOSTON).some((exit) => covered.includes(exit.to))) return false
  const ground = layGround(map, covered)
  return ground.lines.length >= LINES_NEEDED && connectedWithBoston(ground) === ground.cities.length + 1
}

/** How many places can be reached from Boston, itself included. */
function connectedWithBoston(ground: Ground): number {
  const reached = [BOSTON]
  for (const place of reached) {
    for (const { to } of at(ground.exits, place)) if (!reached.includes(to)) reached.push(to)
  }
  return reached.length
}

function ascending(places: readonly Place[]): readonly Place[] {
  return places.toSorted((a, b) => a - b)
}
