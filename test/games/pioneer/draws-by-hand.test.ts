import { expect, test } from 'vitest'
import { GALAXIES, type GalaxyOptions, type Outline, outlineOf, type Place } from '../../../src/games/pioneer/data/galaxies.js'
import { STAR_IDS } from '../../../src/games/pioneer/data/systems.js'
import type { Action, Playing, State } from '../../../src/games/pioneer/rules/types.js'
import { pioneerRules as rules } from '../../../src/games/pioneer/rules.js'
import { byHand, drawsOf, type Hand } from '../../conformance/by-hand.js'

const key = ({ x, y }: Place) => `${x},${y}`
const STEPS = [
  [-1, -1],
  [1, -1],
  [-2, 0],
  [2, 0],
  [-1, 1],
  [1, 1],
] as const

/** Steps from one place to all that can be reached among these. */
function stepsFrom(from: Place, places: ReadonlySet<string>): ReadonlyMap<string, number> {
  const steps = new Map([[key(from), 0]])
  for (const [place, far] of steps) {
    const [x = 0, y = 0] = place.split(',').map(Number)
    for (const [right, down] of STEPS) {
      const next = key({ x: x + right, y: y + down })
      if (places.has(next) && !steps.has(next)) steps.set(next, far + 1)
    }
  }
  return steps
}

/** Y10 in its own words: connected, two ways out of each home, homes as far apart as with the hole alone. */
function isFit({ places, homes, hole }: Outline, empty: ReadonlySet<number>): boolean {
  const left = new Set(places.filter((_, index) => !empty.has(index)).map(key))
  const whole = new Set(places.map(key))
  for (const place of hole) whole.delete(key(place))
  return homes.every((home) => {
    const [now, before] = [stepsFrom(home, left), stepsFrom(home, whole)]
    const ways = [...now.values()].filter((far) => far === 1).length
    return now.size === left.size && ways >= 2 && homes.every((other) => now.get(key(other)) === before.get(key(other)))
  })
}

function layoutByHand(hand: Hand, seats: number, options: GalaxyOptions): object {
  const outline = outlineOf(seats, options)
  const { places, homes, stars, hole, symmetry } = outline
  const groups: number[][] = []
  for (const [index, place] of places.entries()) {
    if ([...homes, ...hole].some((kept) => key(kept) === key(place)) || groups.flat().includes(index)) continue
    const group = new Set([key(place)])
    for (const each of group)
      for (const turn of symmetry) {
        const [x = 0, y = 0] = each.split(',').map(Number)
        group.add(key(turn({ x, y })))
      }
    if (group.size > 1) groups.push([...group].map((each) => places.findIndex((one) => key(one) === each)))
  }
  const wanted = places.length - homes.length - stars
  for (;;) {
    const empty = new Set(hole.map((each) => places.findIndex((one) => key(one) === key(each))))
    for (const group of hand.shuffled(groups)) {
      const tried = new Set([...empty, ...group])
      if (tried.size <= wanted && isFit(outline, tried)) for (const each of group) empty.add(each)
    }
    if (empty.size === wanted) return { kind: 'layout', empty: [...empty].sort((one, other) => one - other) }
  }
}

function expected(hand: Hand, drawn: Action, before: Playing): object {
  const [owed] = before.draws
  switch (drawn.kind) {
    case 'first':
      return { kind: 'first', seat: hand.below(before.seats) }
    case 'draw': {
      if (owed?.kind !== 'cards') throw new Error('no cards are owed')
      const deck = before.players[owed.seat]?.deck ?? []
      return {
        kind: 'draw',
        cards: hand
          .shuffled(deck)
          .slice(0, owed.count)
          .toSorted((one, other) => deck.indexOf(one) - deck.indexOf(other)),
      }
    }
    case 'reveal': {
      if (owed === undefined || owed.kind === 'cards') throw new Error('no tile is to be revealed')
      const known = before.tiles[owed.tile]?.system ?? null
      return { kind: 'reveal', system: known ?? hand.oneOf(STAR_IDS.filter((star) => before.unseen.includes(star))) }
    }
    case 'chart':
      return { kind: 'chart', tile: hand.oneOf(before.tiles.flatMap(({ isUp }, tile) => (isUp ? [] : [tile]))) }
    case 'roll':
      return { kind: 'roll', face: 1 + hand.below(6) }
    default:
      throw new Error(`SOURCES.md tells no draw ${drawn.kind}`)
  }
}

test.each([2, 3, 4].flatMap((seats) => GALAXIES.map((galaxy) => [seats, galaxy] as const)))(
  'every draw of a game of %i in the %s galaxy is what SOURCES.md and docs/fair-draws.md tell',
  (seats, galaxy) => {
    const source = { secret: `${seats}`.padStart(64, '5'), tableId: 'abcd1234', entropies: ['mine', galaxy] }
    const options = { galaxy, order: 'even' } as const
    const setup: State = rules.setup(seats, options)
    const kinds = new Set<string>()
    for (const { number, drawn, before } of drawsOf(rules, setup, source)) {
      kinds.add(drawn.kind)
      const hand = byHand(source, number)
      const own = before.phase === 'layout' ? layoutByHand(hand, seats, options) : expected(hand, drawn, before)
      expect(drawn).toEqual(own)
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['layout', 'first', 'draw', 'chart']))
  },
)
