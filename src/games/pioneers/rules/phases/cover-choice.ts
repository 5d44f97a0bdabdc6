/** Which cities players may cover next. Eight fit covers must always remain reachable (R6, D1). */
import { at } from '../../../../engine/lists.js'
import { BOSTON, COVERS, type GameMap, type Place } from '../../data/map.js'
import { BEHIND_A_GATE, coverable, gatesOf, LINES_NEEDED, linesLeft } from '../covers.js'
import type { RefusalCode } from '../types.js'

/**
 * The cities that may be covered next, ascending. Each of them, together with `laid`, is part of eight fit covers. Therefore a
 * city that is no longer offered never returns, and there is always one while fewer than eight are laid.
 */
export function openToCover(map: GameMap, laid: readonly Place[]): readonly Place[] {
  const known = offers.get(laid)
  if (known !== undefined) return known
  const cities = coverable(map)
  const open = new Set<Place>()
  for (const city of cities) {
    if (laid.includes(city) || open.has(city)) continue
    // Every city of a completion may be laid as well.
    const eight = completed({ map, cities }, [...laid, city], NOTHING) ?? []
    for (const each of eight) if (!laid.includes(each)) open.add(each)
  }
  const offer = [...open].sort((a, b) => a - b)
  offers.set(laid, offer)
  return offer
}

const offers = new WeakMap<readonly Place[], readonly Place[]>()

/** Why `city` may not be covered next. Null if it may. */
export function refuseCover(map: GameMap, laid: readonly Place[], city: Place): RefusalCode | null {
  if (city === BOSTON || map.places[city] === undefined) return 'not-a-city'
  if (laid.includes(city)) return 'city-covered'
  if (openToCover(map, laid).includes(city)) return null
  const cities = coverable(map)
  if (!cities.includes(city)) return 'cover-beside-start'
  const covered = [...laid, city]
  if (linesLeft(map, covered) < LINES_NEEDED) return 'cover-leaves-few-lines'
  const { lost } = gatesOf(map, covered)
  return canAllBeCovered(lost, covered, cities) ? 'cover-leaves-no-way' : 'cover-cuts-map'
}

interface Search {
  readonly map: GameMap
  /** Cities that may be covered at all. */
  readonly cities: readonly Place[]
}

const NOTHING: ReadonlySet<Place> = new Set()

/**
 * Finds eight fit covers that include `covered` and exclude `spared`. Null if there are none. Three facts prune the exhaustive
 * search:
 * - Places cut off from Boston stay cut off, so all of them must be covered.
 * - Every cover removes lines, and none restores any.
 * - If too much lies behind a gate, the gate or something behind it must be covered; only the gate, if that is too much for the
 * covers left. The side with Boston is more than half of the map, so it is always too much.
 */
function completed(search: Search, covered: readonly Place[], spared: ReadonlySet<Place>): readonly Place[] | null {
  const { map, cities } = search
  const left = COVERS - covered.length
  const { lost, gate, most } = gatesOf(map, covered)
  const open = cities.filter((city) => !covered.includes(city) && !spared.has(city))
  if (lost.length > 0) {
    return canAllBeCovered(lost, covered, open) ? completed(search, [...covered, ...lost], spared) : null
  }
  const byLines = open.map((city) => ({ city, lines: linesOf(map, covered, city) })).sort((one, other) => one.lines - other.lines)
  const fewest = byLines.slice(0, left).reduce((sum, { lines }) => sum + lines, 0)
  if (linesLeft(map, covered) - takenAtLeast(fewest, left) < LINES_NEEDED) return null
  const tooMany = most - BEHIND_A_GATE.random
  if (left === 0) return tooMany > 0 ? null : covered
  const useful = tooMany > left ? [gate] : tooMany > 0 ? partsBehind(map, covered, gate) : open
  return oneMore(
    search,
    covered,
    spared,
    byLines.flatMap(({ city }) => (useful.includes(city) ? [city] : [])),
  )
}

/** Whether enough covers are left for all lost places, and each of those is one of `open`. */
function canAllBeCovered(lost: readonly Place[], covered: readonly Place[], open: readonly Place[]): boolean {
  return lost.length <= COVERS - covered.length && lost.every((place) => open.includes(place))
}

/**
 * The minimum number of lines that `covers` cities remove together, if each alone removes `lines`. A line counts at most twice,
 * and two cities share at most one.
 */
function takenAtLeast(lines: number, covers: number): number {
  return Math.max(Math.ceil(lines / 2), lines - (covers * (covers - 1)) / 2)
}

function oneMore(search: Search, covered: readonly Place[], spared: ReadonlySet<Place>, choices: readonly Place[]) {
  const without = new Set(spared)
  for (const city of choices) {
    const found = completed(search, [...covered, city], without)
    if (found !== null) return found
    without.add(city)
  }
  return null
}

function linesOf(map: GameMap, covered: readonly Place[], city: Place): number {
  return at(map.exits, city).filter(({ to }) => !covered.includes(to)).length
}

/** The gate, and all places except those of the largest part it separates. */
function partsBehind(map: GameMap, covered: readonly Place[], gate: Place): readonly Place[] {
  const closed = [...covered, gate]
  const rest = new Set([...map.places.keys()].filter((place) => !closed.includes(place)))
  const parts: ReadonlySet<Place>[] = []
  for (const start of rest) {
    const part = new Set([start])
    for (const place of part) for (const { to } of at(map.exits, place)) if (!closed.includes(to)) part.add(to)
    for (const place of part) rest.delete(place)
    parts.push(part)
  }
  const [, ...smaller] = parts.sort((one, other) => other.size - one.size)
  return [gate, ...smaller.flatMap((part) => [...part])]
}
