import { describe, expect, test } from 'vitest'
import { BOSTON, lineBetween, placeOf, REGIONS } from '../../../../src/games/pioneers/data/map.js'
import { MAPS, mapFor } from '../../../../src/games/pioneers/data/maps.js'
import { cutPlaces, isConnected, liveLines, neighboursOf, placesOf } from './graph.js'

const { large, small } = MAPS

/** The setup for each number of players (R3-R5, R7). */
const SIDES = [
  { players: 2, map: mapFor(2), covers: mapFor(2).standardCovers, tiles: 35, tilesOfAKind: 5 },
  { players: 3, map: mapFor(3), covers: [], tiles: 42, tilesOfAKind: 6 },
  { players: 4, map: mapFor(4), covers: [], tiles: 49, tilesOfAKind: 7 },
]

describe.each(SIDES)('the map of $players players', ({ players, map, covers, tiles, tilesOfAKind }) => {
  const cities = map.places.length - 1 - covers.length

  test('R3 is the large one for four, else the small one', () => {
    expect(map).toBe(players === 4 ? large : small)
  })
  test('K1 leaves at least one tile over', () => expect(cities).toBeLessThan(tiles))
  test('K2 leaves so many tiles over that one of another kind is always among them', () => {
    expect(tiles - cities).toBeGreaterThan(tilesOfAKind - 2)
  })
  test('K3 S8 gives Boston two neighbours, never covered', () => {
    const neighbours = neighboursOf(map, BOSTON)
    expect(neighbours).toHaveLength(2)
    expect(covers).not.toEqual(expect.arrayContaining([neighbours[0]]))
    expect(covers).not.toEqual(expect.arrayContaining([neighbours[1]]))
  })
  test('K5 is connected', () => expect(isConnected(map, covers)).toBe(true))
  test('K6 has no city that all others need', () => expect(cutPlaces(map, covers)).toEqual([]))
  test('K7 has a city with four neighbours', () => {
    expect(Math.max(...placesOf(map).map((place) => neighboursOf(map, place).length))).toBeGreaterThanOrEqual(4)
  })
  test('K9 has a line for every road of every player', () => {
    expect(liveLines(map, covers).length).toBeGreaterThanOrEqual(15 * players)
  })
})

describe.each([large, small])('the $id map', (map) => {
  test('K4 S7 begins with Boston', () => expect(placeOf(map, 'boston')).toBe(BOSTON))
  test('K8 has at most one line between two places', () => {
    const pairs = map.lines.map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`)
    expect(new Set(pairs).size).toBe(pairs.length)
    for (const [a, b] of map.lines) expect(a).not.toBe(b)
  })
  test('has no two places of the same id or name', () => {
    expect(new Set(map.places.map((place) => place.id)).size).toBe(map.places.length)
    expect(new Set(map.places.map((place) => place.name)).size).toBe(map.places.length)
  })
  test('lists at most 25 lines a region, for one Discord menu', () => {
    for (const region of REGIONS) {
      const lines = map.lines.filter(([from]) => map.places[from]?.region === region)
      expect(lines.length, region).toBeGreaterThan(0)
      expect(lines.length, region).toBeLessThanOrEqual(25)
    }
  })
  test('lists its lines in the order of their places, so that a reader finds one', () => {
    const sorted = map.lines.toSorted(([a, b], [c, d]) => a - c || b - d)
    expect(map.lines).toEqual(sorted)
    for (const [from, to] of map.lines) expect(from).toBeLessThan(to)
  })
  test('knows the exits of each place', () => {
    for (const place of placesOf(map)) {
      expect(map.exits[place]?.map((exit) => exit.to)).toEqual(neighboursOf(map, place))
      for (const exit of map.exits[place] ?? []) expect(map.lines[exit.line]?.toSorted()).toEqual([place, exit.to].toSorted())
    }
  })
})

describe('both maps', () => {
  test('S5 the large one has more than 40 cities', () => expect(large.places.length - 1).toBe(42))
  test('S6 the small one has the same cities, but fewer', () => {
    expect(small.places.length - 1).toBe(35)
    expect(large.places).toEqual(expect.arrayContaining([...small.places]))
  })
  test('the large one has 65 to 80 lines', () => {
    expect(large.lines.length).toBeGreaterThanOrEqual(65)
    expect(large.lines.length).toBeLessThanOrEqual(80)
  })
  test('R4 eight cities of the small one have covers, none of the large one', () => {
    expect(new Set(small.standardCovers).size).toBe(8)
    expect(large.standardCovers).toEqual([])
  })
  test('a line is found from either end, and none where there is none', () => {
    const [boston, albany, chicago] = ['boston', 'albany', 'chicago'].map((id) => placeOf(large, id))
    if (boston === undefined || albany === undefined || chicago === undefined) throw new Error('three places were asked for')
    expect(lineBetween(large, boston, albany)).toBe(0)
    expect(lineBetween(large, albany, boston)).toBe(0)
    expect(lineBetween(large, boston, chicago)).toBeNull()
  })
  test('an unknown id is a bug', () => expect(() => placeOf(small, 'tucson')).toThrow('no place tucson'))
})
