import { describe, expect, test } from 'vitest'
import { at } from '../../../../src/engine/lists.js'
import { pick, type Random, seededRandom, shuffled } from '../../../../src/engine/random.js'
import { placeOf } from '../../../../src/games/pioneers/data/map.js'
import { SMALL_MAP as map } from '../../../../src/games/pioneers/data/small-map.js'
import { coverable, coversAreFit, linesLeft } from '../../../../src/games/pioneers/rules/covers.js'
import type { Fact } from '../../../../src/games/pioneers/rules/facts.js'
import { openToCover, refuseCover } from '../../../../src/games/pioneers/rules/phases/cover-choice.js'
import { isUndealt } from '../../../../src/games/pioneers/rules/phases/laying.js'
import type { State } from '../../../../src/games/pioneers/rules/types.js'
import { pioneersRules as rules } from '../../../../src/games/pioneers/rules.js'

type Places = readonly number[]

const places = (ids: string): Places => ids.split(' ').map((id) => placeOf(map, id))

/** The state after chance has drawn `first` as the first player. */
function laying(first: 0 | 1): State {
  const setup = rules.setup(2, { covers: 'chosen' })
  return rules.apply(setup, 'chance', { kind: 'first', seat: first }).state
}

function moverOf(state: State): number {
  const next = rules.toMove(state)
  if (next.kind !== 'seats') throw new Error(`no seat is to move in the phase ${state.phase}`)
  return at(next.seats, 0)
}

/** Lays these covers, each by the seat whose turn it is. */
function laid(start: State, cities: Places): { readonly state: State; readonly by: Places; readonly facts: readonly Fact[] } {
  let state = start
  const by: number[] = []
  const facts: Fact[] = []
  for (const city of cities) {
    const seat = moverOf(state)
    by.push(seat)
    expect(rules.refuse(state, seat, { kind: 'cover', city })).toBeNull()
    const step = rules.apply(state, seat, { kind: 'cover', city })
    facts.push(...step.facts)
    state = step.state
  }
  return { state, by, facts }
}

describe('the order', () => {
  test('R6 chance draws the first player, then the second player covers four cities, and the first player four', () => {
    const setup = rules.setup(2, { covers: 'chosen' })
    const next = rules.toMove(setup)
    if (next.kind !== 'chance') throw new Error('who begins has to be drawn')
    expect([0, 1].map((drawn) => next.draw({ below: () => drawn }))).toEqual([
      { kind: 'first', seat: 0 },
      { kind: 'first', seat: 1 },
    ])
    expect(rules.apply(setup, 'chance', { kind: 'first', seat: 1 }).facts).toEqual([
      { to: 'table', kind: 'first-drawn', seat: 1, next: 0 },
    ])
    const { by, facts } = laid(laying(1), map.standardCovers)
    expect(by).toEqual([0, 0, 0, 0, 1, 1, 1, 1])
    expect(facts[4]).toEqual({ to: 'table', kind: 'covered', seat: 1, city: 'san-diego' })
  })

  test('R6 the covers of the second player come before the first turn, those of the first player belong to it', () => {
    const states = [0, 3, 4, 7].map((count) => laid(laying(1), map.standardCovers.slice(0, count)).state)
    expect(states.map((state) => rules.turn(state))).toEqual([
      { number: 0, seat: 0 },
      { number: 0, seat: 0 },
      { number: 1, seat: 1 },
      { number: 1, seat: 1 },
    ])
    expect(states.map((state) => rules.points(state))).toEqual(states.map(() => [0, 0]))
  })

  test('R8 the deal follows, with these covers and this first player, and draws all the rest as always', () => {
    const { state } = laid(laying(1), map.standardCovers)
    const next = rules.toMove(state)
    if (next.kind !== 'chance') throw new Error('the deal is due')
    const deal = next.draw(seededRandom('deal'))
    const fixed = rules.toMove(rules.setup(2, { covers: 'standard' }))
    const withFirst = seededRandom('deal')
    const afterFirst: Random = { below: (n) => (n === 2 && isBefore ? skip() : withFirst.below(n)) }
    let isBefore = true
    const skip = () => {
      isBefore = false
      return 1
    }
    expect(deal).toEqual(fixed.kind === 'chance' ? fixed.draw(afterFirst) : null)
    const { state: begun, facts } = rules.apply(state, 'chance', deal)
    if (isUndealt(begun)) throw new Error('nothing was dealt')
    expect(begun.covered).toEqual(map.standardCovers.toSorted((a, b) => a - b))
    expect(begun).toMatchObject({ phase: 'purchase', first: 1, turn: { seat: 1, round: 1 } })
    expect(facts.map(({ kind }) => kind)).toEqual(['turn', 'income'])
    expect(rules.turn(begun)).toEqual({ number: 1, seat: 1 })
  })

  test('R6 with three and four players the choice changes nothing', () => {
    for (const seats of [3, 4]) {
      expect(rules.setup(seats, { covers: 'chosen' }).phase).toBe('deal')
      const [chosen, standard] = (['chosen', 'standard'] as const).map((covers) => {
        const next = rules.toMove(rules.setup(seats, { covers }))
        return next.kind === 'chance' ? next.draw(seededRandom('same')) : null
      })
      expect(chosen).toEqual(standard)
    }
  })

  test('E56 for a player who has left, cities of the fixed set are covered, otherwise the first on the list', () => {
    let state = laying(0)
    const covered: number[] = []
    for (let count = 0; count < 8; count++) {
      const action = rules.defaultAction(state, moverOf(state))
      if (action.kind !== 'cover') throw new Error('a city is covered')
      covered.push(action.city)
      state = rules.apply(state, moverOf(state), action).state
    }
    expect(covered).toEqual(map.standardCovers.toSorted((a, b) => a - b))
    const { state: odd } = laid(laying(0), places('cincinnati fort-laramie san-francisco bents-fort'))
    expect(rules.legalActions(odd, 0)).toContainEqual(rules.defaultAction(odd, 0))
  })
})

describe('what may be covered', () => {
  /** Ways to choose among the open cities. */
  const STYLES: Readonly<Record<string, (open: Places, laid: Places, random: Random) => number>> = {
    'at random': (open, _, random) => pick(open, random),
    'what takes most lines': (open, laid) => mostOf(open, (city) => -linesLeft(map, [...laid, city])),
    'what takes fewest lines': (open, laid) => mostOf(open, (city) => linesLeft(map, [...laid, city])),
    'what leaves the other least to choose from': (open, laid, random) =>
      mostOf(shuffled(open, random).slice(0, 4), (city) => -openToCover(map, [...laid, city]).length),
    'the first': (open) => at(open, 0),
    'the last': (open) => at(open, open.length - 1),
  }

  const mostOf = (cities: Places, worth: (city: number) => number) =>
    cities.reduce((best, city) => (worth(city) > worth(best) ? city : best))

  test.each(Object.entries(STYLES))('R6 D1 there is always a city to cover, and the eight are fit: %s', (name, choose) => {
    const random = seededRandom(name)
    for (let game = 0; game < 12; game++) {
      let covered: Places = []
      let offered = coverable(map)
      while (covered.length < 8) {
        const open = openToCover(map, covered)
        expect(open.length).toBeGreaterThan(0)
        // A city that is no longer offered never returns.
        expect(offered).toEqual(expect.arrayContaining([...open]))
        offered = open
        covered = [...covered, choose(open, covered, random)]
      }
      expect(coversAreFit(map, covered)).toBe(true)
    }
  })

  test('D1 the open cities are exactly those with which eight covers can be completed, by brute force', () => {
    const random = seededRandom('exactly')
    for (const count of [7, 7, 7, 6, 6, 6, 6, 5, 5, 5]) {
      const covered = reached(count, random)
      const left = coverable(map).filter((city) => !covered.includes(city))
      const open = new Set(subsets(left, 8 - count).flatMap((more) => (coversAreFit(map, [...covered, ...more]) ? more : [])))
      expect(openToCover(map, covered)).toEqual([...open].sort((a, b) => a - b))
    }
  })

  /** `count` covers laid as two players could lay them. Half of the time they take those that remove the most lines. */
  function reached(count: number, random: Random): Places {
    let covered: Places = []
    while (covered.length < count) {
      const open = openToCover(map, covered)
      const style = random.below(2) === 0 ? 'at random' : 'what takes most lines'
      covered = [...covered, at(Object.values(STYLES), Object.keys(STYLES).indexOf(style))(open, covered, random)]
    }
    return covered
  }

  function subsets(items: Places, size: number): readonly Places[] {
    if (size === 0) return [[]]
    return items.flatMap((item, index) => subsets(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]))
  }

  test('D1 the order in which cities were covered makes no difference', () => {
    const random = seededRandom('order')
    const covered = reached(5, random)
    expect(openToCover(map, shuffled(covered, random))).toEqual(openToCover(map, covered))
  })

  test('R6 before the first cover every city but the neighbours of Boston is open', () => {
    expect(openToCover(map, [])).toEqual(coverable(map))
    expect(coverable(map)).toHaveLength(33)
  })

  test.each([
    ['', 'boston', 'not-a-city', 'R6'],
    ['', 'albany', 'cover-beside-start', 'D1'],
    ['chicago', 'chicago', 'city-covered', 'R5'],
    ['baltimore', 'buffalo', 'cover-cuts-map', 'D1'],
    ['cincinnati', 'baltimore', 'cover-leaves-no-way', 'D1'],
  ] as const)('with %s covered, %s is refused as %s (%s)', (covered, city, code, rule) => {
    const { state } = laid(laying(0), covered === '' ? [] : places(covered))
    expect(rules.refuse(state, moverOf(state), { kind: 'cover', city: placeOf(map, city) })).toEqual({ code, rule })
  })

  test('D1 a cover is refused that leaves fewer than 30 lines', () => {
    const random = seededRandom('few lines')
    const codes = Array.from({ length: 40 }, () => {
      const covered = reached(7, random)
      return coverable(map).map((city) => ({ code: refuseCover(map, covered, city), lines: linesLeft(map, [...covered, city]) }))
    }).flat()
    const few = codes.filter(({ code }) => code === 'cover-leaves-few-lines')
    expect(few.length).toBeGreaterThan(0)
    for (const { lines } of few) expect(lines).toBeLessThan(30)
  })

  test('R20 only the player whose turn it is may lay covers, and nothing else is possible', () => {
    const state = laying(0)
    const [cover] = rules.legalActions(state, 1)
    if (cover === undefined) throw new Error('seat 1 covers first')
    expect(rules.legalActions(state, 0)).toEqual([])
    expect(rules.refuse(state, 0, cover)).toEqual({ code: 'not-your-turn', rule: 'R20' })
    expect(rules.refuse(state, 1, { kind: 'end-turn' })).toEqual({ code: 'wrong-phase', rule: 'R21' })
    expect(rules.refuse(state, 1, { kind: 'cover', city: 99 })).toEqual({ code: 'not-a-city', rule: 'R6' })
    expect(() => rules.apply(state, 1, { kind: 'end-turn' })).toThrow('does not belong to the phase covers')
  })
})
