import { expect, test } from 'vitest'
import { mapFor } from '../../../src/games/pioneers/data/maps.js'
import { coversAreFit } from '../../../src/games/pioneers/rules/covers.js'
import type { Action, Laid, Options } from '../../../src/games/pioneers/rules/types.js'
import { pioneersRules as rules } from '../../../src/games/pioneers/rules.js'
import { byHand, drawsOf, type Hand, listsOf } from '../../conformance/by-hand.js'

const list = listsOf('pioneers')
const NEIGHBOURS = ['albany', 'new-york']
/** Of each value. */
const NUGGETS = [6, 3, 1]

const sourceOf = (game: number) => ({
  secret: `${game}`.padStart(64, '0'),
  tableId: 'abcd1234',
  entropies: [`${game} mine`, '', '"$(x)"'],
})

/** The names of the covered cities. */
function coversByHand(hand: Hand, seats: number, covers: string): readonly string[] {
  const cities = list('Cities, two and three players')
  const map = mapFor(seats)
  if (seats !== 2) return []
  if (covers === 'standard') return map.standardCovers.map((place) => cities[place - 1] ?? '')
  const listed = covers === 'random' ? cities.filter((city) => !NEIGHBOURS.includes(city)) : cities
  for (;;) {
    const covered = hand.shuffled(listed).slice(0, 8)
    if (
      coversAreFit(
        map,
        covered.map((city) => cities.indexOf(city) + 1),
        covers === 'random' ? 3 : 0,
      )
    )
      return covered
  }
}

function tilesByHand(hand: Hand, seats: number, cities: readonly string[]): ReadonlyMap<string, string> {
  const kinds = list('Kinds of tiles')
  const bag = hand.shuffled(kinds.flatMap((kind) => Array.from({ length: seats + 3 }, () => kind)))
  const lying = new Map(cities.map((city, index) => [city, bag[index] ?? '']))
  const twin = lying.get('albany') ?? ''
  if (twin !== lying.get('new-york')) return lying
  const leaving = hand.oneOf(NEIGHBOURS)
  const left = bag.slice(cities.length).filter((kind) => kind !== twin)
  if (left.length > 0) return lying.set(leaving, hand.oneOf(left))
  const partner = hand.oneOf(cities.filter((city) => lying.get(city) !== twin))
  return lying.set(leaving, lying.get(partner) ?? '').set(partner, twin)
}

/** `laid` has the first player and the covers already laid, where players choose them. */
function dealByHand(hand: Hand, seats: number, covers: string, laid: Laid | null): Action {
  const all = list(seats === 4 ? 'Cities, four players' : 'Cities, two and three players')
  const first = laid?.first ?? hand.below(seats)
  const covered = laid?.covered.map((place) => all[place - 1] ?? '') ?? coversByHand(hand, seats, covers)
  const tiles = tilesByHand(
    hand,
    seats,
    all.filter((city) => !covered.includes(city)),
  )
  const startingCoaches = hand.shuffled(list('Starting coaches')).slice(0, seats)
  const display = hand.shuffled(list('Coaches on sale')).slice(0, 4)
  const places = covered.map((city) => all.indexOf(city) + 1).toSorted((a, b) => a - b)
  return {
    kind: 'deal',
    first,
    covered: places,
    tiles: [null, ...all.map((city) => tiles.get(city) ?? null)],
    startingCoaches,
    display,
  } as Action
}

/** Remembers nothing but earlier draws. */
function follow(game: number, seats: number, covers: Options['covers'], most?: number): ReadonlySet<string> {
  const source = sourceOf(game)
  const setup = rules.setup(seats, { covers })
  let unseen: readonly string[] = list('Coaches on sale')
  const nuggets = NUGGETS.flatMap((count, index) => Array.from({ length: count }, () => index + 3))
  const kinds = new Set<string>()
  let first = 0
  for (const { number, drawn } of drawsOf(rules, setup, source, most)) {
    const hand = byHand(source, number)
    kinds.add(drawn.kind)
    if (drawn.kind === 'deal') {
      const laid = covers === 'chosen' && seats === 2 ? { first, covered: drawn.covered } : null
      expect(drawn).toEqual(dealByHand(hand, seats, covers, laid))
      unseen = unseen.filter((coach) => !drawn.display.includes(coach as never))
    } else if (drawn.kind === 'first') {
      first = hand.below(2)
      expect(drawn.seat).toBe(first)
    } else if (drawn.kind === 'refill') {
      expect(drawn.coach).toBe(hand.oneOf(unseen))
      unseen = unseen.filter((coach) => coach !== drawn.coach)
    } else if (drawn.kind === 'nugget') {
      expect(drawn.value).toBe(hand.oneOf(nuggets))
      nuggets.splice(nuggets.indexOf(drawn.value), 1)
    } else throw new Error(`SOURCES.md tells no draw ${drawn.kind}`)
  }
  return kinds
}

test.each([2, 3, 4])('every draw of games of %i follows SOURCES.md and docs/fair-draws.md', (seats) => {
  const kinds = new Set([0, 1, 2, 3].flatMap((game) => [...follow(10 * seats + game, seats, 'standard')]))
  expect([...kinds].toSorted()).toEqual(['deal', 'nugget', 'refill'])
})

test.each(['random', 'gateless'] as const)('so are %s covers', (covers) => {
  follow(5, 2, covers, 1)
})

test('so do the first player and the deal where players choose the covers', () => {
  const kinds = [50, 51, 52].flatMap((game) => [...follow(game, 2, 'chosen', 2)])
  expect(kinds).toEqual(['first', 'deal', 'first', 'deal', 'first', 'deal'])
})

test('so do deals whose neighbours of Boston would have been twins', () => {
  for (let game = 10; game < 40; game++) for (const seats of [2, 3, 4]) follow(game, seats, 'standard', 1)
})
