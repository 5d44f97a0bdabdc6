/** Measures a map as it is drawn, on a picture of 1150 x 900 pixels. */
import type { GameMap, Place } from '../../../../src/games/pioneers/data/map.js'
import { cityPoint } from '../../../../src/games/pioneers/data/projection.js'

export interface Pixel {
  readonly x: number
  readonly y: number
}

export const PICTURE = { width: 1150, height: 900 }

export function pixelOf(map: GameMap, place: Place): Pixel {
  const data = map.places[place]
  if (data === undefined) throw new Error(`no place ${place}`)
  const point = cityPoint(data)
  return { x: point.x * PICTURE.width, y: point.y * PICTURE.height }
}

export const distance = (a: Pixel, b: Pixel) => Math.hypot(a.x - b.x, a.y - b.y)

/** The distance of a point from a line segment. */
export function distanceToSegment(p: Pixel, a: Pixel, b: Pixel): number {
  const length2 = (b.x - a.x) ** 2 + (b.y - a.y) ** 2
  const along = Math.max(0, Math.min(1, ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / length2))
  return distance(p, { x: a.x + along * (b.x - a.x), y: a.y + along * (b.y - a.y) })
}

/** Whether two line segments have an inner point in common. */
export function cross(a: Pixel, b: Pixel, c: Pixel, d: Pixel): boolean {
  const side = (p: Pixel, q: Pixel, r: Pixel) => Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x))
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}
