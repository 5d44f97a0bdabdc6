/** Where a city's name may stand around it, whatever the position. */
import { at } from '../../../../engine/lists.js'
import { around, boxAround, distanceToRect, overlap, type Point, type Rect } from '../../../../pictures/geometry.js'
import type { Place } from '../../data/map.js'
import { TILE_SIZE } from '../layout.js'
import { CLEARANCE } from './chart.js'
import type { Chart } from './charted.js'
import { CLEAR, spots } from './labels.js'
import { type Label, wordingsOf } from './wordings.js'

interface Positions {
  readonly labels: readonly Label[]
  /** Encloses all positions of the name, those farther away too. */
  readonly extent: Rect
}

/** By chart, place and letters. Rating the positions takes longer than choosing one, and they are always the same. */
const rated = new Map<string, Positions>()

/** Positions around a city at growing distances. At each, first come those that no reader would take for another city's. */
export function positionsOf(chart: Chart, place: Place, letters: number): Positions {
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

/** Positions for a name that has to be shown, nearest first. Readers might take some for another city's. */
export function makeshifts(chart: Chart, place: Place, letters: number): readonly Label[] {
  return FURTHER.flatMap((distance) => labelsAt(chart, place, letters, distance))
}

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
export function labelsAt(chart: Chart, place: Place, letters: number, distance: number): readonly Label[] {
  const middle = at(chart.places, place)
  const tiles = nearbyOf(chart, place, letters).map((city) => boxAround(city, TILE_SIZE))
  return wordingsOf(at(chart.map.places, place).name, letters).flatMap((wording) =>
    spots(middle, wording, CLEARANCE + distance)
      .filter((rect) => !tiles.some((tile) => overlap(tile, rect)))
      .map((rect) => ({ wording, rect })),
  )
}
