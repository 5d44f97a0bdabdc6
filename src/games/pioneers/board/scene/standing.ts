/** The pieces on the map in a position, and the area they take. */

import type { Seat } from '../../../../engine/game.js'
import { at } from '../../../../engine/lists.js'
import { boxAround, type Rect } from '../../../../pictures/geometry.js'
import type { GameMap, Line, Place } from '../../data/map.js'
import type { View } from '../../rules/view-types.js'
import { TILE_SIZE } from '../layout.js'
import { pieceSpots } from '../pieces/pieces.js'
import type { Chart } from './charted.js'
import { crossingsOf } from './crossings.js'

interface Settlers {
  readonly seat: Seat
  readonly count: number
}

const NOBODY: readonly Settlers[] = []

/** The seats with pioneers in a place, and their numbers. */
export function settlersAt(view: View, place: Place): readonly Settlers[] {
  const settlers = view.settlers[place] ?? 0
  if (settlers === 0) return NOBODY
  const counts = [0, 1, 2, 3].map((seat) => (settlers >>> (8 * seat)) & 255)
  return counts.flatMap((count, seat) => (count > 0 ? [{ seat, count }] : []))
}

/** Lines without a covered end. Travelling and building are possible only there. */
export function openLines(map: GameMap, covered: readonly Place[]): readonly Line[] {
  return map.lines.flatMap((ends, line) => (ends.some((place) => covered.includes(place)) ? [] : [line]))
}

export interface Standing {
  /** Tiles or cities, and pioneers. */
  readonly cities: readonly Rect[]
  readonly stagecoach: Rect
}

/** Everything that no name or badge may cover. */
export function standingOn(view: View, chart: Chart): Standing {
  const cities = chart.places.flatMap((_, place) => squaresIn(chart, place, seatsAt(view, place)))
  return { cities, stagecoach: berthOf(view, chart) }
}

/** How many seats have pioneers in a place. */
function seatsAt({ settlers }: View, place: Place): number {
  let seats = 0
  for (let left = settlers[place] ?? 0; left !== 0; left >>>= 8) if ((left & 255) !== 0) seats++
  return seats
}

/** By chart, place and number of seats. Most pictures of a map have the same. */
const squares = new WeakMap<Chart, Map<number, readonly Rect[]>>()

/** The squares of a city's tile and of the pioneers of so many seats. */
function squaresIn(chart: Chart, place: Place, seats: number): readonly Rect[] {
  const ofChart = squares.get(chart) ?? new Map<number, readonly Rect[]>()
  squares.set(chart, ofChart)
  const key = place * (MOST_SEATS + 1) + seats
  const known = ofChart.get(key)
  if (known !== undefined) return known
  const middle = at(chart.places, place)
  const made = [boxAround(middle, TILE_SIZE), ...pieceSpots(seats, middle).map((spot) => boxAround(spot, spot.size))]
  ofChart.set(key, made)
  return made
}

const MOST_SEATS = 4

/** Where the stagecoach stands: beside its city, clear of the roads that are built there, as far as possible. */
export function berthOf({ stagecoach, roads }: View, chart: Chart): Rect {
  const covered = (berth: Rect) => {
    let sum = 0
    for (const [line, length] of crossingsOf(chart, berth)) if (at(roads, line) !== 0) sum += length
    return sum
  }
  const all = at(chart.berths, stagecoach)
  const free = all.find((berth) => covered(berth) === 0)
  return free ?? all.reduce((best, berth) => (covered(berth) < covered(best) ? berth : best))
}
