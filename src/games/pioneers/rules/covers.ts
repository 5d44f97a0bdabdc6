/** The eight cities out of play with two players (R4-R6). */

import { at } from '../../../engine/lists.js'
import { type Random, shuffled } from '../../../engine/random.js'
import { BOSTON, COVERS, type GameMap, type Place } from '../data/map.js'
import { ROADS_EACH } from './supplies.js'
import type { Options } from './types.js'

/** Every road of two players finds a free line (K9). */
export const LINES_NEEDED = 2 * ROADS_EACH
/** A gate is a place that is the only way between two parts of the map: the smaller part has at most as many places (D1). */
export const BEHIND_A_GATE = { random: 3, gateless: 0 } as const

/**
 * The covers of a table, ascending: those of the map, or (the French book's way) random cities, drawn until they are fit, so
 * that each fit set is as likely as any other. Of those that leave Boston's neighbours free about one in eight is fit.
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
 * Are Boston's neighbours free, lines enough left for every road, does all the rest hang together, and are at most `behind`
 * places behind any gate (D1)? A tile in a gate that nobody can use bars the way as long as it lies.
 */
export function coversAreFit(map: GameMap, covered: readonly Place[], behind: number = BEHIND_A_GATE.random): boolean {
  if (neighboursOfBoston(map).some((city) => covered.includes(city))) return false
  if (linesLeft(map, covered) < LINES_NEEDED) return false
  const { lost, most } = gatesOf(map, covered)
  return lost.length === 0 && most <= behind
}

/** How many lines no cover touches (E20). */
export function linesLeft(map: GameMap, covered: readonly Place[]): number {
  return map.lines.filter(([a, b]) => !covered.includes(a) && !covered.includes(b)).length
}

/** What hangs together on a map with covers. */
interface Gates {
  /** Places that cannot be reached from Boston. */
  readonly lost: readonly Place[]
  /** The gate that parts most places from more, and how many; Boston and 0 if there is none. Of a map without lost places. */
  readonly gate: Place
  readonly most: number
}

/** Finds lost places and gates by one walk in depth. */
export function gatesOf(map: GameMap, covered: readonly Place[]): Gates {
  const total = map.places.length - covered.length
  const isCovered = map.places.map(() => false)
  for (const place of covered) isCovered[place] = true
  const order: (number | undefined)[] = []
  let reached = 0
  let [gate, most] = [BOSTON, 0]
  /** The number of places first reached by way of `place`, itself included, and the earliest place next to any of them. */
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
      // Nothing there is next to a place before this one.
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

/** Every city that may be covered at all: not those next to Boston. */
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
