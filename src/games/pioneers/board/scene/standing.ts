/** The pieces on the map in a position, and the area they take. */

import type { Seat } from '../../../../engine/game.js'
import { at } from '../../../../engine/lists.js'
import type { Point, Rect } from '../../../../pictures/geometry.js'
import type { GameMap, Line, Place } from '../../data/map.js'
import type { View } from '../../rules/types.js'
import { TILE_SIZE } from '../layout.js'
import { pieceSpots } from '../pieces/pieces.js'
import type { Chart } from './charted.js'

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
export function standingOn(view: View, { places, berths }: Chart): Standing {
  const cities = places.flatMap((middle, place) => [
    square(middle, TILE_SIZE),
    ...pieceSpots(settlersAt(view, place).length, middle).map((spot) => square(spot, spot.size)),
  ])
  return { cities, stagecoach: at(berths, view.stagecoach) }
}

function square({ x, y }: Point, side: number): Rect {
  return { x: x - side / 2, y: y - side / 2, width: side, height: side }
}
