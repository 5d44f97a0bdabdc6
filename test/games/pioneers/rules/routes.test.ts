/** The route search compared with a brute-force enumeration of all paths, on random boards. */
import { describe, expect, test } from 'vitest'
import { pick, type Random, seededRandom, shuffled } from '../../../../src/engine/random.js'
import { LARGE_MAP } from '../../../../src/games/pioneers/data/large-map.js'
import type { GameMap, Line, Place } from '../../../../src/games/pioneers/data/map.js'
import { SMALL_MAP } from '../../../../src/games/pioneers/data/small-map.js'
import { shareOf } from '../../../../src/games/pioneers/rules/fare.js'
import { layGround } from '../../../../src/games/pioneers/rules/ground.js'
import { findRoutes, type Ride } from '../../../../src/games/pioneers/rules/routes.js'
import { TILES, type Tile } from '../../../../src/games/pioneers/rules/types.js'

/** Dollars to each seat. The mover's own index stands for the bank. */
type Payments = readonly number[]
interface Candidate {
  readonly path: readonly Place[]
  readonly payments: Payments
}

const SEATS = [0, 1, 2, 3]
const sum = (payments: Payments) => payments.reduce((total, dollars) => total + dollars, 0)
const added = (one: Payments, other: Payments) => one.map((dollars, seat) => dollars + (other[seat] ?? 0))
const undercuts = (one: Payments, other: Payments) =>
  one.every((dollars, seat) => dollars <= (other[seat] ?? 0)) && sum(one) < sum(other)

function tollOf(ride: Ride, line: Line): Payments {
  const owners = SEATS.filter((seat) => ((ride.table.roads[line] ?? 0) & (1 << seat)) !== 0)
  if (owners.includes(ride.mover)) return [0, 0, 0, 0]
  return SEATS.map((seat) => Number(owners.length === 0 ? seat === ride.mover : owners.includes(seat)))
}

/** Every affordable path without a repeated place that ends at a wanted tile. */
function allPaths(ride: Ride, path: readonly Place[], payments: Payments): readonly Candidate[] {
  const here = path.at(-1) ?? 0
  const tile = ride.table.tiles[here]
  if (tile !== null && tile !== undefined) return ride.wanted.has(tile) ? [{ path, payments }] : []
  return (ride.ground.map.exits[here] ?? [])
    .filter(({ line, to }) => ride.ground.live[line] && !path.includes(to))
    .flatMap(({ line, to }) => {
      const paid = added(payments, tollOf(ride, line))
      return sum(paid) > ride.cash ? [] : allPaths(ride, [...path, to], paid)
    })
}

const earlier = (one: readonly Place[], other: readonly Place[]): number => {
  if (one.length !== other.length) return one.length - other.length
  const step = one.findIndex((place, index) => place !== other[index])
  return step < 0 ? 0 : (one[step] ?? 0) - (other[step] ?? 0)
}

/** The routes that E22 requires, found by brute force. */
function bruteForce(ride: Ride): readonly Candidate[] {
  const paths = allPaths(ride, [ride.table.stagecoach], [0, 0, 0, 0])
  const sameCity = (one: Candidate, other: Candidate) => one.path.at(-1) === other.path.at(-1)
  return paths
    .filter((one) => !paths.some((other) => sameCity(one, other) && undercuts(other.payments, one.payments)))
    .filter(
      (one) =>
        !paths.some(
          (other) => sameCity(one, other) && String(other.payments) === String(one.payments) && earlier(other.path, one.path) < 0,
        ),
    )
    .toSorted((one, other) => (one.path.at(-1) ?? 0) - (other.path.at(-1) ?? 0) || earlier(one.path, other.path))
}

const found = (ride: Ride): readonly Candidate[] =>
  findRoutes(ride).map(({ path, fare }) => ({ path, payments: SEATS.map((seat) => shareOf(fare, seat)) }))

function randomRide(map: GameMap, covered: readonly Place[], open: number, random: Random): Ride {
  const ground = layGround(map, covered)
  const stagecoach = pick([0, ...ground.cities], random)
  const bare = new Set([0, stagecoach, ...shuffled(ground.cities, random).slice(0, open), ...covered])
  const owners = [0, 0, 0, 1, 2, 4, 8, 3, 5, 6, 9, 10, 12]
  return {
    ground,
    mover: random.below(4),
    cash: random.below(8),
    wanted: new Set<Tile>(TILES.filter(() => random.below(3) > 0)),
    table: {
      stagecoach,
      tiles: map.places.map((_, place) => (bare.has(place) ? null : pick(TILES, random))),
      roads: map.lines.map((_, line) => (ground.live[line] ? pick(owners, random) : 0)),
    },
  }
}

/** A small dense map: every place is joined to the next three. */
function denseMap(places: number): GameMap {
  const lines = Array.from({ length: places }, (_, place) =>
    [1, 2, 3].map((step): [Place, Place] => [place, (place + step) % places]),
  ).flat()
  return {
    ...SMALL_MAP,
    places: SMALL_MAP.places.slice(0, places),
    lines,
    exits: Array.from({ length: places }, (_, place) =>
      lines.flatMap(([a, b], line) => (a === place ? [{ line, to: b }] : b === place ? [{ line, to: a }] : [])),
    ),
  }
}

describe('the search finds exactly the routes that brute force finds', () => {
  test.each([
    ['the large map', LARGE_MAP, [], 14],
    ['the small map', SMALL_MAP, [], 14],
    ['the small map with covers', SMALL_MAP, SMALL_MAP.standardCovers, 12],
    ['a dense map', denseMap(11), [], 7],
  ] as const)('on %s', (name, map, covered, open) => {
    const random = seededRandom(name)
    let routes = 0
    for (let number = 0; number < 250; number++) {
      const ride = randomRide(map, covered, open, random)
      expect(found(ride)).toEqual(bruteForce(ride))
      routes += found(ride).length
    }
    expect(routes).toBeGreaterThan(300)
  })
})

test('on a board full of roads in four colours no route comes back to a place', () => {
  const random = seededRandom('late')
  for (let number = 0; number < 20; number++) {
    const ride = { ...randomRide(LARGE_MAP, [], 36, random), cash: 20 }
    for (const { path } of findRoutes(ride)) expect(new Set(path).size).toBe(path.length)
  }
})
