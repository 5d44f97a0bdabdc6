/** A map in pixels: cities, lines, names, and the stagecoach's position beside each city. Computed once per map. */
import { boxAround, contains, distanceToRect, overlap, type Point, type Rect } from '../../../../pictures/geometry.js'
import type { GameMap, MapId } from '../../data/map.js'
import { MAPS } from '../../data/maps.js'
import { SHIP_RECT, TITLE_RECT } from '../art/decorations.js'
import { cityPixel } from '../art/geography.js'
import { seaNameRects } from '../art/ornaments.js'
import { LEGEND, MAP_INSIDE, TILE_SIZE } from '../layout.js'
import type { Chart } from './charted.js'
import { placeLabels } from './labels.js'
import { wordingsOf } from './wordings.js'

/** Size of the letters of names on the board. A phone shows them 9 pixels high, from a capital's top to the foot of a `g`. */
export const LETTERS = 37
/** The radius around each city for its tile and pieces, without the room that names keep around themselves. */
export const CLEARANCE = 23
/** The stagecoach keeps so far away from the middles of other cities. */
const REACH = 29
/** Height of the drawn stagecoach as a share of its width. */
const BERTH_SHAPE = 0.7

/** Printed things that no name may cover. */
export const PRINTED: readonly Rect[] = [LEGEND, TITLE_RECT, SHIP_RECT, ...seaNameRects()]

const charts = new Map<MapId, Chart>()

export function chartOf(id: MapId): Chart {
  const known = charts.get(id)
  if (known !== undefined) return known
  const made = draft(MAPS[id])
  charts.set(id, made)
  return made
}

function draft(map: GameMap): Chart {
  const places = map.places.map(cityPixel)
  const at = (place: number): Point => places[place] ?? { x: 0, y: 0 }
  const lines = map.lines.map(([from, to]) => [at(from), at(to)] as const)
  const tasks = map.places.map(({ name }, place) => ({
    at: at(place),
    wordings: wordingsOf(name, LETTERS),
  }))
  const taken = [...PRINTED, ...places.map((place) => boxAround(place, TILE_SIZE))]
  const labels = placeLabels(tasks, { frame: MAP_INSIDE, clearance: CLEARANCE, lines, taken })
  return { map, places, lines, labels, berths: places.map((_, place) => berthsAt(place, places, labels, PRINTED)) }
}

/** Positions beside the city that hide the least, smaller where room is scarce. */
function berthsAt(place: number, places: readonly Point[], labels: Chart['labels'], printed: readonly Rect[]): readonly Rect[] {
  const own = places[place] ?? { x: 0, y: 0 }
  const spots = BERTH_WIDTHS.flatMap((width) =>
    BERTH_DISTANCES.flatMap((distance) => BERTH_ANGLES.map((angle) => berthAt(own, width, distance, angle))),
  )
  const others = places.filter((_, other) => other !== place)
  const costed = spots
    .map((rect, rank) => ({ rect, cost: rank / spots.length + berthCost(rect, own, others, labels, printed) }))
    .sort((one, other) => one.cost - other.cost)
  const most = (costed[0]?.cost ?? 0) + NEARLY_AS_GOOD
  return costed.filter(({ cost }) => cost <= most).map(({ rect }) => rect)
}

/** The cost by which a berth may exceed the best one, to leave roads in sight. */
const NEARLY_AS_GOOD = 120

const BERTH_WIDTHS = [76, 68, 60] as const
/** Multiples of the distance at which the stagecoach just touches its city's rim. */
const BERTH_DISTANCES = [1, 1.12, 1.25] as const
const BERTH_ANGLES = Array.from({ length: 32 }, (_, i) => (i * Math.PI) / 16)

function berthCost(rect: Rect, own: Point, others: readonly Point[], labels: Chart['labels'], printed: readonly Rect[]): number {
  const middle = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 }
  const away = (point: Point) => Math.hypot(point.x - middle.x, point.y - middle.y)
  const inside = contains(MAP_INSIDE, rect) ? 0 : 1000
  const onNames = labels.filter((label) => label !== null && overlap(label.rect, rect)).length * 100
  const onCities = others.reduce((sum, other) => sum + 20 * Math.max(0, REACH - distanceToRect(other, rect)), 0)
  const strange = others.reduce(
    (sum, other) => sum + (away(other) < away(own) ? 2000 : away(other) < 1.2 * away(own) ? 300 : 0),
    0,
  )
  return inside + onNames + onCities + strange + printed.filter((other) => overlap(other, rect)).length * 50
}

function berthAt({ x, y }: Point, width: number, distance: number, angle: number): Rect {
  const height = Math.round(width * BERTH_SHAPE)
  const across = (width / 2 + 20) * distance * Math.cos(angle)
  const down = (height / 2 + 20) * distance * Math.sin(angle)
  return { x: Math.round(x + across - width / 2), y: Math.round(y + down - height / 2), width, height }
}
