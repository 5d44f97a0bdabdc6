import { describe, expect, test } from 'vitest'
import { at as atIndex } from '../../../../src/engine/lists.js'
import { cityPixel, pixelAt } from '../../../../src/games/pioneers/board/art/geography.js'
import { TILE_SIZE } from '../../../../src/games/pioneers/board/layout.js'
import { MAPS } from '../../../../src/games/pioneers/data/maps.js'
import { project } from '../../../../src/games/pioneers/data/projection.js'
import { cross, distance, distanceToSegment, PICTURE, pixelOf } from './geometry.js'
import { placesOf } from './graph.js'

/** A tile is 46 pixels wide. No two of them may touch, and no line may run under one. */
const TILE = 46

/** From a city's middle to where a line in this direction leaves its tile (with corners rounded by a fifth) or its ring. */
function reach(dx: number, dy: number): number {
  const [radius, ring] = [TILE_SIZE / 5, 25]
  const inner = TILE_SIZE / 2 - radius
  const [across, down] = [Math.abs(dx), Math.abs(dy)].map((part) => part / Math.hypot(dx, dy))
  const onTile = (share: number) =>
    Math.hypot(Math.max(0, (across ?? 0) * share - inner), Math.max(0, (down ?? 0) * share - inner)) < radius
  let edge = ring
  while (onTile(edge)) edge += 0.1
  return edge
}

describe.each(Object.values(MAPS))('the $id map on the picture', (map) => {
  const at = (place: number) => pixelOf(map, place)
  const name = (place: number) => map.places[place]?.name ?? '?'
  const segments = map.lines.map(([a, b]) => ({ a, b, from: at(a), to: at(b), name: `${name(a)} - ${name(b)}` }))

  test('keeps every city clear of the edge', () => {
    for (const place of placesOf(map)) {
      const { x, y } = at(place)
      expect(Math.min(x, y, PICTURE.width - x, PICTURE.height - y), name(place)).toBeGreaterThan(TILE)
    }
  })
  test('keeps any two cities 62 pixels apart', () => {
    const pairs = placesOf(map).flatMap((a) => placesOf(map).flatMap((b) => (a < b ? [[a, b] as const] : [])))
    expect(pairs.filter(([a, b]) => distance(at(a), at(b)) < 62).map(([a, b]) => `${name(a)} - ${name(b)}`)).toEqual([])
  })
  test('has no two lines that cross', () => {
    const crossings = segments.flatMap((one, i) =>
      segments.slice(i + 1).flatMap((two) => (cross(one.from, one.to, two.from, two.to) ? [`${one.name} x ${two.name}`] : [])),
    )
    expect(crossings).toEqual([])
  })
  test('has no line under the tile of a third city', () => {
    const touched = segments.flatMap(({ a, b, from, to, name: line }) =>
      placesOf(map)
        .filter((place) => place !== a && place !== b && distanceToSegment(at(place), from, to) < TILE)
        .map((place) => `${line} at ${name(place)}`),
    )
    expect(touched).toEqual([])
  })
  test('has room for its tiles on the board as it is painted', () => {
    const painted = map.places.map(cityPixel)
    const touching = placesOf(map).filter((a) =>
      painted.some((pixel, b) => a < b && distance(pixel, atIndex(painted, a)) < TILE_SIZE + 4),
    )
    const covered = map.lines.filter(([a, b]) =>
      painted.some(
        (pixel, c) => c !== a && c !== b && distanceToSegment(pixel, atIndex(painted, a), atIndex(painted, b)) < TILE_SIZE * 0.8,
      ),
    )
    expect([touching.map(name), covered.map(([a, b]) => `${name(a)} - ${name(b)}`)]).toEqual([[], []])
  })
  test('shows at least 36 pixels of every line between the rims of its ends', () => {
    const hidden = map.lines.flatMap(([a, b]) => {
      const [from, to] = [a, b].map((place) => cityPixel(atIndex(map.places, place)))
      if (from === undefined || to === undefined) throw new Error('a line without ends')
      const free = distance(from, to) - 2 * reach(to.x - from.x, to.y - from.y)
      return free < 36 ? [`${name(a)} - ${name(b)}: ${free}`] : []
    })
    expect(hidden).toEqual([])
  })
  test('draws every city near its real place', () => {
    const far = map.places.filter((place) => distance(cityPixel(place), pixelAt(place.longitude, place.latitude)) > 46)
    expect(far.map((place) => place.name)).toEqual([])
  })
  test('R4 has its covers at the rim: from each the way to the edge crosses no line', () => {
    const directions = Array.from({ length: 72 }, (_, i) => (i * Math.PI) / 36)
    for (const place of map.standardCovers) {
      const from = at(place)
      const others = segments.filter(({ a, b }) => a !== place && b !== place)
      const open = directions.some((angle) => {
        const to = { x: from.x + 2000 * Math.cos(angle), y: from.y + 2000 * Math.sin(angle) }
        return others.every((line) => !cross(from, to, line.from, line.to))
      })
      expect(open, name(place)).toBe(true)
    }
  })
})

describe('the projection', () => {
  const longitudes = Array.from({ length: 121 }, (_, i) => -130 + i / 2)
  const latitudes = Array.from({ length: 57 }, (_, i) => 24 + i / 2)

  test('never folds: further east is further right, further north further up', () => {
    for (const latitude of latitudes) {
      const xs = longitudes.map((longitude) => project(longitude, latitude).x)
      expect(xs).toEqual(xs.toSorted((a, b) => a - b))
    }
    for (const longitude of longitudes) {
      const ys = latitudes.map((latitude) => -project(longitude, latitude).y)
      expect(ys).toEqual(ys.toSorted((a, b) => a - b))
    }
  })
  test('is smooth: neighbouring half degrees are drawn nearly alike', () => {
    for (const latitude of latitudes) {
      const xs = longitudes.map((longitude) => project(longitude, latitude).x)
      const widths = xs.slice(1).map((x, i) => x - (xs[i] ?? 0))
      for (const [i, width] of widths.slice(1).entries()) {
        expect(Math.abs(width / (widths[i] ?? 0) - 1)).toBeLessThan(0.06)
      }
    }
  })
  test('widens the East', () => {
    const width = (west: number) => project(west + 5, 40).x - project(west, 40).x
    expect(width(-80)).toBeGreaterThan(1.5 * width(-120))
  })
})
