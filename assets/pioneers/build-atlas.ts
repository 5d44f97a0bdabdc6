/** Builds `assets/pioneers/atlas.json`: the simplified coasts of North America, from public-domain atlases. */

import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parseArgs } from 'node:util'
import { type GeoGeometryObjects, geoIdentity, geoPath } from 'd3-geo'
import { feature, merge, neighbors } from 'topojson-client'
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification'

const OUT = 'assets/pioneers/atlas.json'
const USAGE = `Usage: npx tsx assets/pioneers/build-atlas.ts [--out FILE]    (default: ${OUT})`

type Ring = readonly (readonly [number, number])[]

/** West, south, east and north, a little beyond the map so that no cut edge is visible. */
const EXTENT = [-140, 10, -50, 62] as const
/** In degrees. Half of it is about one pixel. */
const TOLERANCE = 0.035
/** Islands smaller than this are left out. In square degrees. */
const SMALLEST = 0.05
const NEIGHBOURS = ['Canada', 'Mexico', 'Cuba', 'Bahamas', 'Guatemala', 'Belize']

/** The territories of 1850. Those larger than a present-day state are lists of states; every other state stands alone. */
const TERRITORIES: readonly (readonly string[])[] = [
  ['Oregon', 'Washington', 'Idaho'],
  ['Utah', 'Nevada'],
  ['New Mexico', 'Arizona'],
  ['Minnesota', 'North Dakota', 'South Dakota'],
  ['Nebraska', 'Kansas', 'Wyoming', 'Montana', 'Colorado'],
  ['Virginia', 'West Virginia'],
]
/** Number of tints on the hand-coloured map. Neighbours get different tints. */
const TINTS = 4

const require = createRequire(import.meta.url)

function topology(file: string): Topology {
  return JSON.parse(readFileSync(require.resolve(file), 'utf8')) as Topology
}

function geometries(file: string, name: string): { readonly name: string; readonly geometry: GeoGeometryObjects }[] {
  const atlas = topology(file)
  const { features } = feature(atlas, atlas.objects[name] as GeometryCollection<{ name?: string }>)
  return features.map((each) => ({ name: each.properties?.name ?? '', geometry: each.geometry }))
}

/** The rings of a geometry that lie inside the extent. Treats degrees as plane coordinates, which is accurate enough here. */
function ringsInside(geometry: GeoGeometryObjects): Ring[] {
  const rings: [number, number][][] = []
  const [west, south, east, north] = EXTENT
  const clip = geoIdentity().clipExtent([
    [west, south],
    [east, north],
  ])
  const draw = geoPath(clip, {
    beginPath: () => {},
    moveTo: (x, y) => rings.push([[x, y]]),
    lineTo: (x, y) => rings.at(-1)?.push([x, y]),
    arc: () => {},
    closePath: () => {},
  })
  draw(geometry)
  return rings.filter((ring) => Math.abs(area(ring)) > SMALLEST).map(simplified)
}

function area(ring: Ring): number {
  let sum = 0
  for (const [i, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y]
    sum += x * nextY - nextX * y
  }
  return sum / 2
}

/** Simplifies a ring with the Douglas-Peucker algorithm, after cutting it at its two farthest points. */
function simplified(ring: Ring): Ring {
  const far = farthestFrom(ring, ring[0] ?? [0, 0])
  return [...thinned(ring.slice(0, far + 1)), ...thinned([...ring.slice(far), ...ring.slice(0, 1)]).slice(1, -1)]
}

function farthestFrom(ring: Ring, [x, y]: readonly [number, number]): number {
  const distances = ring.map(([px, py]) => Math.hypot(px - x, py - y))
  return distances.indexOf(Math.max(...distances))
}

function thinned(line: Ring): Ring {
  const [first, last] = [line[0], line.at(-1)]
  if (first === undefined || last === undefined || line.length < 3) return line
  const distances = line.map((point) => distanceToLine(point, first, last))
  const worst = Math.max(...distances)
  if (worst <= TOLERANCE) return [first, last]
  const at = distances.indexOf(worst)
  return [...thinned(line.slice(0, at + 1)), ...thinned(line.slice(at)).slice(1)]
}

function distanceToLine(
  [x, y]: readonly [number, number],
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
) {
  const length = Math.hypot(bx - ax, by - ay)
  if (length === 0) return Math.hypot(x - ax, y - ay)
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
}

/** Hundredths of a degree, alternating longitude and latitude. */
const compact = (rings: readonly Ring[]) => rings.map((ring) => ring.flat().map((degrees) => Math.round(degrees * 100)))

/** The country's territories. Neighbours get different tints as far as four tints allow. */
function territories(): { readonly tint: number; readonly rings: readonly Ring[] }[] {
  const atlas = topology('us-atlas/states-10m.json')
  const states = (atlas.objects.states as GeometryCollection<{ name?: string }>).geometries as (
    | Polygon<{ name?: string }>
    | MultiPolygon<{ name?: string }>
  )[]
  const nameOf = (state: (typeof states)[number]) => state.properties?.name ?? ''
  const groups = [
    ...TERRITORIES,
    ...states.map(nameOf).flatMap((name) => (TERRITORIES.some((group) => group.includes(name)) ? [] : [[name]])),
  ]
  const touching = neighbors([...states])
  const groupOf = states.map((state) => groups.findIndex((group) => group.includes(nameOf(state))))
  const tints: number[] = []
  return groups.map((group, index) => {
    const own = states.filter((state) => group.includes(nameOf(state)))
    const around = states.flatMap((state, i) => (group.includes(nameOf(state)) ? (touching[i] ?? []) : []))
    const taken = around.map((other) => tints[groupOf[other] ?? 0])
    const free = Array.from({ length: TINTS }, (_, i) => (index + i) % TINTS)
    const tint = free.find((candidate) => !taken.includes(candidate)) ?? index % TINTS
    tints[index] = tint
    return { tint, rings: ringsInside(merge(atlas, own)) }
  })
}

function build(): string {
  const country = geometries('us-atlas/nation-10m.json', 'nation').flatMap(({ geometry }) => ringsInside(geometry))
  const neighbours = geometries('world-atlas/countries-50m.json', 'countries')
    .filter(({ name }) => NEIGHBOURS.includes(name))
    .flatMap(({ geometry }) => ringsInside(geometry))
  const tinted = Array.from({ length: TINTS }, (_, tint) =>
    compact(territories().flatMap((each) => (each.tint === tint ? each.rings : []))),
  )
  return JSON.stringify({ country: compact(country), neighbours: compact(neighbours), territories: tinted })
}

try {
  const { out, help } = parseArgs({ options: { out: { type: 'string' }, help: { type: 'boolean' } } }).values
  if (help === true) process.stdout.write(`${USAGE}\n`)
  else writeFileSync(out ?? OUT, `${build()}\n`)
} catch (error) {
  process.stderr.write(`build-atlas: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = error instanceof TypeError ? 2 : 1
}
