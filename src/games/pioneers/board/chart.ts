/** A map in pixels: cities, lines, names and where the stagecoach stands beside each city. Computed once for each map. */
import { textWidth } from '../../../pictures/text.js'
import type { GameMap, MapId } from '../data/map.js'
import { MAPS } from '../data/maps.js'
import { pixelAt } from './geography.js'
import { distanceToRect, overlap, placeLabels } from './labels.js'
import { LEGEND, MAP_INSIDE, type Point, type Rect } from './layout.js'

export interface Chart {
  readonly map: GameMap
  readonly places: readonly Point[]
  readonly lines: readonly (readonly [Point, Point])[]
  /** Where each city's name is written. */
  readonly labels: readonly Rect[]
  /** Where the stagecoach is drawn when it stands at a place. */
  readonly berths: readonly Rect[]
}

export const LABEL_SIZE = 22
/** From the top of a capital to the foot of a `g`, and where the baseline is. */
const LABEL_HEIGHT = 24
export const LABEL_BASELINE = 18
/** Around each city: its tile and its pieces. */
export const CLEARANCE = 29
/** The drawn stagecoach. */
export const BERTH = { width: 80, height: 56 } as const

const charts = new Map<MapId, Chart>()

export function chartOf(id: MapId): Chart {
  const known = charts.get(id)
  if (known !== undefined) return known
  const made = draft(MAPS[id])
  charts.set(id, made)
  return made
}

function draft(map: GameMap): Chart {
  const places = map.places.map(({ longitude, latitude }) => pixelAt(longitude, latitude))
  const at = (place: number): Point => places[place] ?? { x: 0, y: 0 }
  const lines = map.lines.map(([from, to]) => [at(from), at(to)] as const)
  const tasks = map.places.map(({ name }, place) => ({
    at: at(place),
    width: textWidth(name, 'text', LABEL_SIZE) + 4,
    height: LABEL_HEIGHT,
  }))
  const labels = placeLabels(tasks, { frame: MAP_INSIDE, clearance: CLEARANCE, lines, taken: [LEGEND] })
  return { map, places, lines, labels, berths: places.map((_, place) => berth(place, places, labels)) }
}

/** Beside the city, where it hides the least. */
function berth(place: number, places: readonly Point[], labels: readonly Rect[]): Rect {
  const { x, y } = places[place] ?? { x: 0, y: 0 }
  const { width, height } = BERTH
  const angles = Array.from({ length: 16 }, (_, i) => (i * Math.PI) / 8)
  const spots = angles.map((angle) => ({
    x: Math.round(x + 62 * Math.cos(angle) - width / 2),
    y: Math.round(y + 50 * Math.sin(angle) - height / 2),
    width,
    height,
  }))
  const hides = (rect: Rect) =>
    labels.filter((label) => overlap(label, rect)).length * 3 +
    places.filter((other, i) => i !== place && distanceToRect(other, rect) < CLEARANCE - 6).length * 4
  const costs = spots.map(hides)
  return spots[costs.indexOf(Math.min(...costs))] ?? { x, y, width, height }
}
