/** The eight cities out of play with two players (R4-R6). */

import { at } from '../../../engine/lists.js'
import { type Random, shuffled } from '../../../engine/random.js'
import { BOSTON, COVERS, type GameMap, type Place } from '../data/map.js'
import { ROADS_EACH } from './supplies.js'
import type { Options } from './types.js'

/** Enough free lines for every road of two players (K9). */
export const LINES_NEEDED = 2 * ROADS_EACH
/**
 * A gate is a place that is the only connection between two parts of the map. This is the maximum size of the smaller part (D1).
 */
export const BEHIND_A_GATE = { random: 3, gateless: 0 } as const

/**
 * The covers of a table, ascending: those of the map, or random cities (the variant of the French rules). Random ones are redrawn
 * until they are fit, so that each fit set is equally likely. About one in eight draws that spare Boston's neighbours is fit.
 */
export function drawCovers(map: GameMap, covers: Exclude<Options['covers'], 'chosen'>, random: Random): readonly Place[] {
  if (covers === 'standard') return ascending(map.standardCovers)
  const cities = covers === 'random' ? coverable(map) : citiesOf(map)
  for (;;) {
    const drawn = ascending(shuffled(cities, random).slice(0, COVERS))
    if (coversAreFit(map, drawn, BEHIND_A_GATE[covers])) return drawn
  }
}

/**
 * Whether covers are fit: Boston's neighbours are free, enough lines are left for every road, the rest is connected, and at most
 * `behind` places lie behind any gate (D1). A gate matters because an unusable tile on it bars the way while it lies there.
 */
export function coversAreFit(map: GameMap, covered: readonly Place[], behind: number = BEHIND_A_GATE.random): boolean {
  if (neighboursOfBoston(map).some((city) => covered.includes(city))) return false
  if (linesLeft(map, covered) < LINES_NEEDED) return false
  const { lost, most } = gatesOf(map, covered)
  return lost.length === 0 && most <= behind
}

/** The number of lines that no cover touches (E20). */
export function linesLeft(map: GameMap, covered: readonly Place[]): number {
  return map.lines.filter(([a, b]) => !covered.includes(a) && !covered.includes(b)).length
}

/** The connectivity of a map with covers. */
interface Gates {
  /** Places that cannot be reached from Boston. */
  readonly lost: readonly Place[]
  /**
   * The gate that separates the largest number of places, and that number. Boston and 0 if there is none. Only for a map without
   * lost places.
   */
  readonly gate: Place
  readonly most: number
}

/** Finds lost places and gates in one depth-first search. */
export function gatesOf(map: GameMap, covered: readonly Place[]): Gates {
  const total = map.places.length - covered.length
  const isCovered = map.places.map(() => false)
  for (const place of covered) isCovered[place] = true
  const order: (number | undefined)[] = []
  let reached = 0
  let [gate, most] = [BOSTON, 0]
  /** The number of places first reached through `place`, including itself, and the earliest place adjacent to any of them. */
  const visit = (place: Place): { readonly size: number; readonly earliest: number } => {
    const own = reached++
    order[place] = own
    let [size, earliest, parted, largest] = [1, own, 0, 0]
    for (const { to } of at(map.exits, place)) {
      if (isCovered[to] === true) continue
      const seen = order[to]
      const beyond = seen === undefined ? visit(to) : { size: 0, earliest: seen }
      size += beyond.size
      earliest = Math.min(earliest, beyond.earliest)
      // No place in that subtree is adjacent to a place before this one.
      if (seen !== undefined || beyond.earliest < own) continue
      parted += beyond.size
      largest = Math.max(largest, beyond.size)
    }
    const behind = total - 1 - Math.max(largest, total - 1 - parted)
    if (behind > most) [gate, most] = [place, behind]
    return { size, earliest }
  }
  visit(BOSTON)
  const lost =
    reached === total ? [] : [...map.places.keys()].filter((place) => !covered.includes(place) && order[place] === undefined)
  return { lost, gate, most }
}

function citiesOf(map: GameMap): readonly Place[] {
  return [...map.places.keys()].filter((place) => place !== BOSTON)
}

/** Every city that may be covered at all, which excludes Boston's neighbours. */
export function coverable(map: GameMap): readonly Place[] {
  const neighbours = neighboursOfBoston(map)
  return citiesOf(map).filter((city) => !neighbours.includes(city))
}

function neighboursOfBoston(map: GameMap): readonly Place[] {
  return at(map.exits, BOSTON).map(({ to }) => to)
}

function ascending(places: readonly Place[]): readonly Place[] {
  return places.toSorted((a, b) => a - b)
}
