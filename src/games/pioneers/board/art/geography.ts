/** Converts real coordinates to pixels, and reads the outlines of the land. */

import { readJsonAsset } from '../../../../pictures/assets.js'
import { type Path, path } from '../../../../pictures/canvas.js'
import type { Point } from '../../../../pictures/geometry.js'
import type { PlaceData } from '../../data/map.js'
import { type BoardPoint, cityPoint, project } from '../../data/projection.js'
import { MAP_INSIDE } from '../layout.js'

/** The pixel of a real place. */
export function pixelAt(longitude: number, latitude: number): Point {
  return onBoard(project(longitude, latitude))
}

/** The pixel at which a city is drawn. */
export function cityPixel(city: PlaceData): Point {
  return onBoard(cityPoint(city))
}

function onBoard({ x, y }: BoardPoint): Point {
  return { x: MAP_INSIDE.x + x * MAP_INSIDE.width, y: MAP_INSIDE.y + y * MAP_INSIDE.height }
}

/** Pixels for a list of alternating longitudes and latitudes. `unit` is how many of its units make a degree. */
export function pixelsOf(coordinates: readonly number[], unit = 1): Point[] {
  const points: Point[] = []
  for (let i = 0; i + 1 < coordinates.length; i += 2) {
    points.push(pixelAt((coordinates[i] ?? 0) / unit, (coordinates[i + 1] ?? 0) / unit))
  }
  return points
}

/** Coasts of the United States and of their neighbours, ready to fill. */
export interface Land {
  readonly country: Path
  readonly neighbours: Path
}

type Rings = readonly (readonly number[])[]

interface Atlas {
  readonly country: Rings
  readonly neighbours: Rings
  readonly territories: readonly Rings[]
}

/** The atlas that `assets/pioneers/build-atlas.ts` builds. */
const readAtlas = () => readJsonAsset('pioneers/atlas.json') as Atlas
const outline = (rings: Rings) => path(rings.map((ring) => closedPath(pixelsOf(ring, 100))).join(''))

export function readLand(): Land {
  const { country, neighbours } = readAtlas()
  return { country: outline(country), neighbours: outline(neighbours) }
}

/** The country's territories, with those of one tint combined. */
export function readTerritories(): Path[] {
  return readAtlas().territories.map(outline)
}

/** SVG path data of a polygon. */
export function closedPath(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
}

/** SVG path data of a smooth curve through the midpoints between the given points. `closed` for shores, open for rivers. */
export function smoothPath(points: readonly Point[], closed: boolean): string {
  const at = (i: number) => points[(i + points.length) % points.length] ?? { x: 0, y: 0 }
  const middle = (i: number) => ({ x: (at(i).x + at(i + 1).x) / 2, y: (at(i).y + at(i + 1).y) / 2 })
  const show = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`
  if (closed) return `M${show(middle(-1))}${points.map((_, i) => `Q${show(at(i))} ${show(middle(i))}`).join('')}Z`
  const inner = points.slice(1, -2).map((_, i) => `Q${show(at(i + 1))} ${show(middle(i + 1))}`)
  return `M${show(at(0))}${inner.join('')}Q${show(at(points.length - 2))} ${show(at(points.length - 1))}`
}
