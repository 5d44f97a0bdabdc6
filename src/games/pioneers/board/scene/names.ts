/** The names of the cities in a position: clear of numbers, pieces, roads and each other, or left out. */
import { at } from '../../../../engine/lists.js'
import { around, boxAround, contains, distanceToRect, overlap, type Point, type Rect } from '../../../../pictures/geometry.js'
import type { Line, Place } from '../../data/map.js'
import type { View } from '../../rules/view-types.js'
import { MAP_INSIDE, TILE_SIZE } from '../layout.js'
import { CLEARANCE, LETTERS, PRINTED } from './chart.js'
import type { Chart } from './charted.js'
import { crossingsOf } from './crossings.js'
import { CLEAR, hidesLine, SEEN, spots } from './labels.js'
import { standingOn } from './standing.js'
import { type Label, wordingsOf } from './wordings.js'

export interface NameTerms {
  /** Names stay inside this part of the map. */
  readonly within: Rect
  /** What no name may cover. */
  readonly taken: readonly Rect[]
  /** Cities whose names may cover a road, or stand farther away, where there is no other room. */
  readonly needed: readonly Place[]
  /** Size of the letters in pixels of the board. */
  readonly letters: number
  /** Where names in these letters usually stand. */
  readonly usual?: Chart['labels']
}

export interface PlacedName extends Label {
  readonly place: Place
}

/**
 * The names on the board, as large as a phone needs them. Those of `needed` cities come first, then those that usually have
 * room, where they always stand, then what fits besides.
 */
export function boardNames(
  view: View,
  chart: Chart,
  needed: readonly Place[],
  numbers: readonly Rect[] = [],
): readonly PlacedName[] {
  const { cities, stagecoach } = standingOn(view, chart)
  const taken = [...PRINTED, ...cities, stagecoach, ...numbers]
  const first = [...new Set([view.stagecoach, ...needed])]
  const others = [...chart.places.keys()].filter((place) => !first.includes(place))
  const isUsual = (place: Place) => {
    const label = at(chart.labels, place)
    return label !== null && onRoads(view, chart, label.rect) === 0
  }
  const inOrder = [...first, ...others.filter(isUsual), ...others.filter((place) => !isUsual(place))]
  const terms = { within: MAP_INSIDE, taken, needed: first, letters: LETTERS, usual: chart.labels }
  const names = placeNames(view, chart, inOrder, terms)
  const isNamed = (place: Place) => names.some((name) => name.place === place)
  if (first.every(isNamed)) return names
  // One that was left over chooses before all others.
  return placeNames(view, chart, [...new Set([...first.filter((place) => !isNamed(place)), ...inOrder])], terms)
}

/**
 * The names of `places`, the most important first, each at its usual position if that is free, and otherwise nearby. A name
 * lies on a built road only where there is no other room, and never covers most of it: its owner would be hard to tell.
 */
export function placeNames(
  view: View,
  chart: Chart,
  places: readonly Place[],
  { within, taken, needed, letters, usual = [] }: NameTerms,
): readonly PlacedName[] {
  const placed: PlacedName[] = []
  const everything: Rect[] = [...taken]
  const covered = new Map<Line, number>()
  const hides = ({ rect }: Label) => hidesLines(view, chart, rect, covered)
  const isPlaced = (place: Place) => placed.some((each) => each.place === place)
  for (const place of places) {
    const own = usual[place] ?? null
    const stays =
      own !== null && isFree(own, { within, taken: everything }) && onRoads(view, chart, own.rect) === 0 && !hides(own)
    const label = stays ? own : anotherPosition(place)
    if (label === null) continue
    placed.push({ place, ...label })
    everything.push(label.rect)
    for (const [line, length] of crossingsOf(chart, label.rect)) covered.set(line, (covered.get(line) ?? 0) + length)
  }
  return placed

  function anotherPosition(place: Place): Label | null {
    const { labels, extent } = positionsOf(chart, place, letters)
    const own = usual[place] ?? null
    const others = usual.flatMap((label, other) => (label === null || other === place || isPlaced(other) ? [] : [label.rect]))
    const near = nearTo(extent, within, everything, others)
    const label = clearest(view, chart, own === null ? labels : [own, ...labels], near, hides)
    return label ?? (needed.includes(place) ? elsewhere(chart, place, letters, near, hides) : null)
  }
}

/** What limits where a name may stand. */
interface Limits {
  readonly within: Rect
  readonly taken: readonly Rect[]
  /** Where other names usually stand that are not on the map yet. */
  readonly usual: readonly Rect[]
}

/** The limits for names inside an extent. */
const nearTo = (extent: Rect, within: Rect, taken: readonly Rect[], usual: readonly Rect[]): Limits => ({
  within,
  taken: taken.filter((other) => overlap(other, extent)),
  usual: usual.filter((other) => overlap(other, extent)),
})

const isFree = ({ rect }: Label, { within, taken }: Pick<Limits, 'within' | 'taken'>) =>
  contains(within, rect) && !taken.some((other) => overlap(other, rect))

/** Farther away, best where all lines stay in sight. */
function elsewhere(chart: Chart, place: Place, letters: number, limits: Limits, hides: (label: Label) => boolean): Label | null {
  const free = FURTHER.flatMap((distance) => labelsAt(chart, place, letters, distance)).filter((each) => isFree(each, limits))
  return free.find((label) => !hides(label)) ?? free[0] ?? null
}

/** Costs for each pixel of a line under a name. A position farther down the list costs 1 more. */
const COVERED = { road: 8, line: 0.5 } as const
/** A name that covers more of built roads is left out, unless it is needed. */
const MOST_ON_ROADS = 40
/** The cost for each other name that would have to stand elsewhere than usual. */
const DISPLACED = 400

/** The first of the free positions, or one farther down the list that covers less of the roads. Null if none will do. */
function clearest(
  view: View,
  chart: Chart,
  positions: readonly Label[],
  limits: Limits,
  hides: (label: Label) => boolean,
): Label | null {
  let best: Label | null = null
  let least = Number.POSITIVE_INFINITY
  for (const [rank, label] of positions.entries()) {
    if (rank >= least) break
    if (!isFree(label, limits)) continue
    if (onRoads(view, chart, label.rect) > MOST_ON_ROADS) continue
    const inTheWay = limits.usual.filter((other) => overlap(other, label.rect)).length
    const cost = rank + coveredBy(view, chart, label.rect) + DISPLACED * inTheWay
    if (cost >= least || hides(label)) continue
    best = label
    least = cost
  }
  return best
}

/** How many pixels of built roads a name covers. */
function onRoads({ roads }: View, chart: Chart, rect: Rect): number {
  let pixels = 0
  for (const [line, length] of crossingsOf(chart, rect)) if (at(roads, line) !== 0) pixels += length
  return pixels
}

function coveredBy({ roads }: View, chart: Chart, rect: Rect): number {
  let cost = 0
  for (const [line, length] of crossingsOf(chart, rect)) cost += length * (at(roads, line) === 0 ? COVERED.line : COVERED.road)
  return cost
}

/**
 * Whether a name, where others cover so much already, leaves too little of a line in sight: to travel on, or to see whose road
 * it is.
 */
function hidesLines({ roads }: View, chart: Chart, rect: Rect, covered: ReadonlyMap<Line, number>): boolean {
  for (const [line, own] of crossingsOf(chart, rect)) {
    const seen = at(roads, line) === 0 ? SEEN.line : SEEN.road
    if (hidesLine(at(chart.lines, line), own + (covered.get(line) ?? 0), seen)) return true
  }
  return false
}

interface Positions {
  readonly labels: readonly Label[]
  /** Encloses all positions of the name, those farther away too. */
  readonly extent: Rect
}

/** By chart, place and letters. Rating the positions takes longer than choosing one, and they are always the same. */
const rated = new Map<string, Positions>()

/** Positions around a city at growing distances. At each, first come those that no reader would take for another city's. */
function positionsOf(chart: Chart, place: Place, letters: number): Positions {
  const key = `${chart.map.id} ${place} ${letters}`
  const known = rated.get(key) ?? {
    labels: DISTANCES.flatMap((distance) => clearestFirst(chart, place, letters, distance)),
    extent: around([at(chart.places, place)], reachOf(chart, place, letters)),
  }
  rated.set(key, known)
  return known
}

const DISTANCES = [0, 12] as const
/** Distances of names that have to be shown, however close they are to others. */
const FURTHER = [0, 12, 24, 40, 56, 76] as const

/** No name reaches farther from its city. */
const reachOf = ({ map }: Chart, place: Place, letters: number) =>
  2 * (CLEARANCE + FURTHER[5]) + Math.max(...wordingsOf(at(map.places, place).name, letters).map(({ width }) => width))

function clearestFirst(chart: Chart, place: Place, letters: number, distance: number): readonly Label[] {
  const middle = at(chart.places, place)
  const others = nearbyOf(chart, place, letters).filter((other) => other !== middle)
  const rated = labelsAt(chart, place, letters, distance).map((label) => {
    const own = distanceToRect(middle, label.rect)
    return { label, clearness: Math.min(...others.map((other) => distanceToRect(other, label.rect))) / own }
  })
  const clear = rated.filter(({ clearness }) => clearness >= CLEAR.good)
  return [...clear, ...rated.filter(({ clearness }) => clearness >= CLEAR.least && clearness < CLEAR.good)].map(
    ({ label }) => label,
  )
}

/** The cities, the own one too, that a name might touch or seem to belong to. */
function nearbyOf(chart: Chart, place: Place, letters: number): readonly Point[] {
  const [{ x, y }, reach] = [at(chart.places, place), 2 * reachOf(chart, place, letters)]
  return chart.places.filter((other) => Math.abs(other.x - x) < reach && Math.abs(other.y - y) < reach)
}

/** Every wording of a name around its city, clear of all cities' tiles. */
function labelsAt(chart: Chart, place: Place, letters: number, distance: number): readonly Label[] {
  const middle = at(chart.places, place)
  const tiles = nearbyOf(chart, place, letters).map((city) => boxAround(city, TILE_SIZE))
  return wordingsOf(at(chart.map.places, place).name, letters).flatMap((wording) =>
    spots(middle, wording, CLEARANCE + distance)
      .filter((rect) => !tiles.some((tile) => overlap(tile, rect)))
      .map((rect) => ({ wording, rect })),
  )
}
