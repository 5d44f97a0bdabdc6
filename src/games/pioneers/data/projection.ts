/**
 * The projection shared by cities, coastlines and rivers, from real coordinates to the unit square of the board. It is an Albers
 * equal-area conic of North America, followed by a cartogram that widens the crowded East at the cost of the empty West.
 */
import type { PlaceData } from './map.js'

/** A point of the board. `x` grows to the east, `y` to the south, both from 0 to 1 inside the frame. */
export interface BoardPoint {
  readonly x: number
  readonly y: number
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

const CENTRE = { longitude: radians(-96), latitude: radians(38) }
const PARALLELS = [radians(29.5), radians(45.5)] as const

const CONE = (Math.sin(PARALLELS[0]) + Math.sin(PARALLELS[1])) / 2
const CONE_CONSTANT = Math.cos(PARALLELS[0]) ** 2 + 2 * CONE * Math.sin(PARALLELS[0])
const coneRadius = (latitude: number) => Math.sqrt(CONE_CONSTANT - 2 * CONE * Math.sin(latitude)) / CONE
const CENTRE_RADIUS = coneRadius(CENTRE.latitude)

/** East of `x0` (in Earth radii) distances are scaled by `1 + gain`, west of it by one. `softness` blends the two. */
const STRETCH = { x0: -0.02, gain: 0.9, softness: 0.07 }

/** The part of the stretched plane (in Earth radii) that fills the board. */
const FRAME = { left: -0.41, right: 0.695, top: 0.235, bottom: -0.25 }

/** Smooth and strictly increasing, so that neighbours stay neighbours and no coastline folds. */
function stretched(x: number): number {
  const { x0, gain, softness } = STRETCH
  return x + gain * softness * Math.log1p(Math.exp((x - x0) / softness))
}

/**
 * Projects a location onto the board.
 * @param longitude degrees east (negative: west)
 * @param latitude degrees north
 * @returns unit coordinates, outside of 0 to 1 for locations beyond the frame
 */
export function project(longitude: number, latitude: number): BoardPoint {
  const radius = coneRadius(radians(latitude))
  const angle = CONE * (radians(longitude) - CENTRE.longitude)
  const x = stretched(radius * Math.sin(angle))
  const y = CENTRE_RADIUS - radius * Math.cos(angle)
  return { x: (x - FRAME.left) / (FRAME.right - FRAME.left), y: (FRAME.top - y) / (FRAME.top - FRAME.bottom) }
}

/** Where a city is drawn: at its real location, or slightly offset. */
export function cityPoint({ longitude, latitude, aside: [east, south] = [0, 0] }: PlaceData): BoardPoint {
  const { x, y } = project(longitude, latitude)
  return { x: x + east / 1000, y: y + south / 1000 }
}
