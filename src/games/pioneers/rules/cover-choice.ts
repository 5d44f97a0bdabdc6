/** Which cities players may cover one after the other, so that eight covers that are fit can always be reached (R6, D1). */
import { at } from '../../../engine/lists.js'
import { BOSTON, COVERS, type GameMap, type Place } from '../data/map.js'
import { BEHIND_A_GATE, coverable, gatesOf, LINES_NEEDED, linesLeft } from './covers.js'
import type { RefusalCode } from './types.js'

/**
 * The cities that may be covered next, ascending: those with which `laid` is still a part of eight covers that are fit. Whatever
 * is a part of these is so without any of its cities too, hence no city comes back once it is not on offer any more, and there is
 * always one while fewer than eight are laid.
 */
export function openToCover(map: GameMap, laid: readonly Place[]): readonly Place[] {
  const known = offers.get(laid)
  if (known !== undefined) return known
  const cities = coverable(map)
  const open = new Set<Place>()
  for (const city of cities) {
    if (laid.includes(city) || open.has(city)) continue
    // Whatever completes one city may be laid as well.
    const eight = completed({ map, cities }, [...laid, city], NOTHING) ?? []
    for (const each of eight) if (!laid.includes(each)) open.add(each)
  }
  const offer = [...open].sort((a, b) => a - b)
  offers.set(laid, offer)
  return offer
}

const offers = new WeakMap<readonly Place[], readonly Place[]>()

/** What may be wrong with covering `city` next; null if it is open. */
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
  /** What may be covered at all. */
  readonly cities: readonly Place[]
}

const NOTHING: ReadonlySet<Place> = new Set()

/**
 * Eight covers that are fit, `covered` among them and none of `spared`; null if there are none. The search is exhaustive, but three
 * facts spare most of it: places cut off from Boston stay so, hence all of them have to be covered; every cover takes lines, and
 * none gives any back; and of a gate with too much behind it, it or something behind it has to be covered, only it where that is
 * too much for the covers left. (What is not behind it is more than half of the map: too much as well.)
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

/** Whether there are covers enough for all the lost places, each of which has to be one of `open`. */
function canAllBeCovered(lost: readonly Place[], covered: readonly Place[], open: readonly Place[]): boolean {
  return lost.length <= COVERS - covered.length && lost.every((place) => open.includes(place))
}

/** What `covers` that touch so many lines one by one take of them together: none more than twice counted, and between any two only one. */
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

/** The gate, and all places but those of the largest part that it leaves. */
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
