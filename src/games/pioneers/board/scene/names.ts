/** The names of the cities in a position: clear of numbers, pieces, roads and each other, or left out. */
import { at } from '../../../../engine/lists.js'
import { contains, distanceToRect, overlap, type Rect } from '../../../../pictures/geometry.js'
import type { Place } from '../../data/map.js'
import type { View } from '../../rules/types.js'
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
  const isCut = chart.labels.map((usual) => hidesRoad(view, chart, usual))
  const places = [...chart.places.keys()]
  const inOrder = [...places.filter((place) => isCut[place] === false), ...places.filter((place) => isCut[place] === true)]
  const taken = [...PRINTED, ...cities, stagecoach]
  return placeNames(view, chart, inOrder, { within: MAP_INSIDE, taken, letters: LABEL_SIZE })
}

/**
 * The names of `places`, the most important first, each at its usual position if that is free, and otherwise nearby. No name
 * covers most of a built road, whose owner would be hard to tell.
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
    const usual = at(chart.labels, place)
    if (letters === LABEL_SIZE && isFree(usual) && !hides(usual)) {
      placed.push({ place, rect: usual })
      continue
    }
    const size = nameSize(at(chart.map.places, place).name, letters)
    const around = nearby(chart, place, size)
    const rect = around.find((candidate) => isFree(candidate) && !hides(candidate))
    const isNeeded = rect === undefined && needed.includes(place)
    const chosen = isNeeded ? [...around, ...further(chart, place, size)].find(isFree) : rect
    if (chosen !== undefined) placed.push({ place, rect: chosen })
  }
  return placed
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

function nearby(chart: Chart, place: Place, size: Pick<Rect, 'width' | 'height'>): readonly Rect[] {
  const key = `${chart.map.id} ${place} ${size.width}`
  const known = rated.get(key) ?? clearestFirst(chart, place, size)
  rated.set(key, known)
  return known
}

/** Positions around a city, first those that no reader would take for another city's. */
function clearestFirst(chart: Chart, place: Place, size: Pick<Rect, 'width' | 'height'>): readonly Rect[] {
  const middle = at(chart.places, place)
  const others = chart.places.filter((_, other) => other !== place)
  const positions = spots({ at: middle, ...size }, CLEARANCE).map((rect) => {
    const own = distanceToRect(middle, rect)
    return { rect, clearness: Math.min(...others.map((other) => distanceToRect(other, rect))) / own }
  })
  const clear = positions.filter(({ clearness }) => clearness >= CLEAR)
  return [...clear, ...positions.filter(({ clearness }) => clearness >= 1 && clearness < CLEAR)].map(({ rect }) => rect)
}

/** Positions at growing distances from a city. */
function further(chart: Chart, place: Place, size: Pick<Rect, 'width' | 'height'>): readonly Rect[] {
  return DISTANCES.flatMap((distance) => spots({ at: at(chart.places, place), ...size }, CLEARANCE + distance))
}

const DISTANCES = [0, 12, 24] as const

/** A name is farther from any other city than from its own by this factor, if it can be. */
const CLEAR = 1.25
