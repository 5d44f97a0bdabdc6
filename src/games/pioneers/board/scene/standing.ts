/** The pieces on the map in a position, and the area they take. */

import type { Seat } from '../../../../engine/game.js'
import { at } from '../../../../engine/lists.js'
import { boxAround, contains, inset, overlap, type Rect } from '../../../../pictures/geometry.js'
import type { GameMap, Line, Place } from '../../data/map.js'
import type { Choice, View } from '../../rules/view-types.js'
import { MAP_INSIDE, TILE_SIZE } from '../layout.js'
import { pieceSpots } from '../pieces/pieces.js'
import { LETTERS, PRINTED } from './chart.js'
import type { Chart } from './charted.js'
import { crossingsOf } from './crossings.js'
import { makeshifts } from './name-spots.js'

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

/** Everything that no name or badge may cover while these choices are marked. */
export function standingOn(view: View, chart: Chart, marks: readonly Choice[] = []): Standing {
  const cities = chart.places.flatMap((_, place) => squaresIn(chart, place, seatsAt(view, place)))
  return { cities, stagecoach: berthOf(view, chart, marks) }
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

/**
 * Where the stagecoach stands: beside its city, clear of the roads that are built there in all their breadth, if possible, and of
 * the lines among the choices: on a short line a number would find no room beside it.
 */
export function berthOf({ stagecoach, roads }: View, chart: Chart, marks: readonly Choice[] = []): Rect {
  const offered = new Set(marks.flatMap((mark) => (mark.kind === 'line' ? [mark.line] : [])))
  const covered = (rect: Rect) => {
    let sum = 0
    for (const [line, length] of crossingsOf(chart, rect)) if (at(roads, line) !== 0 || offered.has(line)) sum += length
    return sum
  }
  const hidden = (berth: Rect) => LINE_HIDDEN * covered(berth) + covered(withRoads(berth))
  const all = berthsBesideName(chart, stagecoach)
  const free = all.find((berth) => hidden(berth) === 0)
  return free ?? all.reduce((best, berth) => (hidden(berth) < hidden(best) ? berth : best))
}

/** How much worse it is to hide the middle of a road than its edge. */
const LINE_HIDDEN = 10
/** So far from the middle of a line a road is drawn, with a part of the band that shows that it is new. */
const ROAD_REACH = 12
const reached = new WeakMap<Rect, Rect>()

/** A berth and as much around it that any road whose line passes outside is in sight. */
function withRoads(berth: Rect): Rect {
  const made = reached.get(berth) ?? inset(berth, -ROAD_REACH)
  reached.set(berth, made)
  return made
}

/** By chart and place. */
const roomy = new WeakMap<Chart, Map<Place, readonly Rect[]>>()

/** The berths of a city that leave room for its name, however many pioneers stand on the map; all of them if none does. */
function berthsBesideName(chart: Chart, place: Place): readonly Rect[] {
  const ofChart = roomy.get(chart) ?? new Map<Place, readonly Rect[]>()
  roomy.set(chart, ofChart)
  const known = ofChart.get(place)
  if (known !== undefined) return known
  const taken = [...PRINTED, ...chart.places.flatMap((_, other) => squaresIn(chart, other, MOST_SEATS))]
  const names = makeshifts(chart, place, LETTERS)
    .map(({ rect }) => rect)
    .filter((rect) => contains(MAP_INSIDE, rect) && !taken.some((other) => overlap(other, rect)))
  const all = at(chart.berths, place)
  const beside = all.filter((berth) => names.some((name) => !overlap(name, berth)))
  const made = beside.length === 0 ? all : beside
  ofChart.set(place, made)
  return made
}
