/** Cuts the coasts of North America out of the public-domain atlases, simplified, into `assets/pioneers/atlas.json`. */

import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parseArgs } from 'node:util'
import { type GeoGeometryObjects, geoIdentity, geoPath } from 'd3-geo'
import { feature, merge, neighbors } from 'topojson-client'
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification'

const OUT = 'assets/pioneers/atlas.json'
const USAGE = `Usage: npx tsx assets/pioneers/build-atlas.ts [--out FILE]    (default: ${OUT})`

type Ring = readonly (readonly [number, number])[]

/** West, south, east, north: somewhat more than the map shows, so that no cut edge is ever seen. */
const EXTENT = [-140, 10, -50, 62] as const
/** Degrees; half of it is about a pixel. */
const TOLERANCE = 0.035
/** Islands smaller than this many square degrees are left out. */
const SMALLEST = 0.05
const NEIGHBOURS = ['Canada', 'Mexico', 'Cuba', 'Bahamas', 'Guatemala', 'Belize']

/** The territories of 1850, made of the states of today where they were larger; every other state is one by itself. */
const TERRITORIES: readonly (readonly string[])[] = [
  ['Oregon', 'Washington', 'Idaho'],
  ['Utah', 'Nevada'],
  ['New Mexico', 'Arizona'],
  ['Minnesota', 'North Dakota', 'South Dakota'],
  ['Nebraska', 'Kansas', 'Wyoming', 'Montana', 'Colorado'],
  ['Virginia', 'West Virginia'],
]
/** Tints of the hand-coloured map: neighbours have different ones. */
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

/** Rings of a geometry inside the extent; degrees are taken as plane coordinates, which they are on this part of the globe. */
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

/** Douglas and Peucker's line simplification, on a ring cut at its two farthest points. */
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

/** Hundredths of a degree, longitude and latitude by turns. */
const compact = (rings: readonly Ring[]) => rings.map((ring) => ring.flat().map((degrees) => Math.round(degrees * 100)))

/** The country's territories, each with a tint that no neighbour has, as far as four tints allow. */
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
