/** The names of the cities in a position: clear of numbers, pieces, roads and each other, or left out. */
import { at } from '../../../../engine/lists.js'
import { contains, distanceToRect, overlap, type Rect } from '../../../../pictures/geometry.js'
import type { Place } from '../../data/map.js'
import type { View } from '../../rules/view-types.js'
import { MAP_INSIDE } from '../layout.js'
import { CLEARANCE, LABEL_SIZE, nameSize, PRINTED } from './chart.js'
import type { Chart } from './charted.js'
import { crossingsOf } from './crossings.js'
import { hidesLine, spots } from './labels.js'
import { standingOn } from './standing.js'

export interface NameTerms {
  /** Names stay inside this part of the map. */
  readonly within: Rect
  /** What no name may cover. */
  readonly taken: readonly Rect[]
  /** Cities whose names may cover a road, or stand farther away, where there is no other room. */
  readonly needed?: readonly Place[]
  /** Size of the letters in pixels of the board. */
  readonly letters: number
}

export interface PlacedName {
  readonly place: Place
  readonly rect: Rect
}

/** The names on the board. Most of them stand where they always do. */
export function boardNames(view: View, chart: Chart): readonly PlacedName[] {
  const { cities, stagecoach } = standingOn(view, chart)
  const taken = [...PRINTED, ...cities, stagecoach]
  const places = [...chart.places.keys()]
  const usual = places.filter((place) => !crossesRoad(view, chart, at(chart.labels, place)))
  const free = new Map(
    places.filter((place) => !usual.includes(place)).map((place) => [place, roomFor(view, chart, place, taken)]),
  )
  // Those with the least room choose first.
  const inOrder = [...usual, ...[...free].sort(([, one], [, other]) => one - other).map(([place]) => place)]
  return placeNames(view, chart, inOrder, { within: MAP_INSIDE, taken, letters: LABEL_SIZE })
}

/**
 * The names of `places`, the most important first, each at its usual position if that is free, and otherwise nearby. A name
 * lies on a built road only where there is no other room, and never covers most of it: its owner would be hard to tell.
 */
export function placeNames(
  view: View,
  chart: Chart,
  places: readonly Place[],
  { within, taken, needed = [], letters }: NameTerms,
): readonly PlacedName[] {
  const placed: PlacedName[] = []
  const isFree = (rect: Rect) =>
    contains(within, rect) && !taken.some((other) => overlap(other, rect)) && !placed.some((other) => overlap(other.rect, rect))
  const hides = (rect: Rect) => hidesRoad(view, chart, rect, placed)
  for (const place of places) {
    const size = nameSize(at(chart.map.places, place).name, letters)
    const usual = letters === LABEL_SIZE ? [at(chart.labels, place)] : []
    const around = [...usual, ...positionsOf(chart, place, size)]
    const rect = clearest(view, chart, around, (candidate) => isFree(candidate) && !hides(candidate))
    const isNeeded = rect === null && needed.includes(place)
    const chosen = isNeeded ? [...around, ...anywhere(chart, place, size)].find(isFree) : rect
    if (chosen !== undefined && chosen !== null) placed.push({ place, rect: chosen })
  }
  return placed
}

/** At how many positions a name would lie on nothing. */
function roomFor(view: View, chart: Chart, place: Place, taken: readonly Rect[]): number {
  const positions = positionsOf(chart, place, nameSize(at(chart.map.places, place).name))
  const isFree = (rect: Rect) => contains(MAP_INSIDE, rect) && !taken.some((other) => overlap(other, rect))
  return positions.filter((rect) => !crossesRoad(view, chart, rect) && isFree(rect)).length
}

/** Costs for each pixel of a line under a name. A position farther down the list costs 1 more. */
const COVERED = { road: 8, line: 0.5 } as const

/** The first of the allowed positions, or one farther down the list that covers less of the roads. Null if none is allowed. */
function clearest(view: View, chart: Chart, positions: readonly Rect[], isAllowed: (rect: Rect) => boolean): Rect | null {
  let [best, least]: [Rect | null, number] = [null, Number.POSITIVE_INFINITY]
  for (const [rank, rect] of positions.entries()) {
    if (rank >= least) break
    const cost = rank + coveredBy(view, chart, rect)
    if (cost < least && isAllowed(rect)) [best, least] = [rect, cost]
    // Names stay where they are while no road lies under them.
    if (rank === 0 && best !== null && !crossesRoad(view, chart, rect)) break
  }
  return best
}

function coveredBy({ roads }: View, chart: Chart, rect: Rect): number {
  let cost = 0
  for (const [line, length] of crossingsOf(chart, rect)) cost += length * (at(roads, line) === 0 ? COVERED.line : COVERED.road)
  return cost
}

/** Whether a name lies on a built road. */
function crossesRoad({ roads }: View, chart: Chart, rect: Rect): boolean {
  for (const line of crossingsOf(chart, rect).keys()) if (at(roads, line) !== 0) return true
  return false
}

/** Whether a name, with others that stand already, leaves too little of a built road in sight. */
function hidesRoad({ roads }: View, chart: Chart, rect: Rect, others: readonly PlacedName[] = []): boolean {
  for (const [line, own] of crossingsOf(chart, rect)) {
    if (at(roads, line) === 0) continue
    const covered = others.reduce((sum, other) => sum + (crossingsOf(chart, other.rect).get(line) ?? 0), own)
    if (hidesLine(at(chart.lines, line), covered)) return true
  }
  return false
}

/** By chart, place and width. Rating the positions takes longer than choosing one, and they are always the same. */
const rated = new Map<string, readonly Rect[]>()

/** Positions around a city at growing distances. At each, first come those that no reader would take for another city's. */
function positionsOf(chart: Chart, place: Place, size: Pick<Rect, 'width' | 'height'>): readonly Rect[] {
  const key = `${chart.map.id} ${place} ${size.width}`
  const known = rated.get(key) ?? DISTANCES.flatMap((distance) => clearestFirst(chart, place, size, CLEARANCE + distance))
  rated.set(key, known)
  return known
}

const DISTANCES = [0, 12] as const

function clearestFirst(chart: Chart, place: Place, size: Pick<Rect, 'width' | 'height'>, clearance: number): readonly Rect[] {
  const middle = at(chart.places, place)
  const others = chart.places.filter((_, other) => other !== place)
  const positions = spots({ at: middle, ...size }, clearance).map((rect) => {
    const own = distanceToRect(middle, rect)
    return { rect, clearness: Math.min(...others.map((other) => distanceToRect(other, rect))) / own }
  })
  const clear = positions.filter(({ clearness }) => clearness >= CLEAR)
  return [...clear, ...positions.filter(({ clearness }) => clearness >= 1 && clearness < CLEAR)].map(({ rect }) => rect)
}

/** Positions at growing distances from a city, however close they are to others. */
function anywhere(chart: Chart, place: Place, size: Pick<Rect, 'width' | 'height'>): readonly Rect[] {
  return FURTHER.flatMap((distance) => spots({ at: at(chart.places, place), ...size }, CLEARANCE + distance))
}

const FURTHER = [0, 12, 24] as const

/** A name is farther from any other city than from its own by this factor, if it can be. */
const CLEAR = 1.25
