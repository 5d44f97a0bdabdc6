/** What a search counts to explain itself, and when a difference is more than chance. */
import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../src/engine/random.js'
import { countSources, estimateOf, lead, type Sums } from '../../src/players/reasons.js'
import { search } from '../../src/players/search.js'
import { lottery, noughts, TIC_TAC_TOE } from './tiny-games.js'

const estimate = (values: readonly number[]) =>
  estimateOf(
    values.reduce((sums, value) => ({ sum: sums.sum + value, squares: sums.squares + value ** 2 }), { sum: 0, squares: 0 }),
    values.length,
  )
const repeated = (values: readonly number[], times: number) => Array.from({ length: times }, () => values).flat()

describe('a difference', () => {
  test('is the number of standard errors of the difference, with the variances pooled', () => {
    const [one, other] = [repeated([0, 1], 10), repeated([0, 0, 0, 1], 5)]
    // Welch and pooled agree for equal counts: both sample variances are over 19.
    const variance = (20 * 0.25 + 20 * 0.1875) / 38
    const found = lead(estimate(one), 20, estimate(other), 20)
    expect(found).toBeCloseTo(0.25 / Math.sqrt(variance * (1 / 20 + 1 / 20)), 10)
  })

  test('is unknown if one of them was tried fewer than ten times', () => {
    const often = estimate(repeated([0.9, 1], 50))
    expect(lead(often, 100, estimate([0]), 1)).toBeNull()
    expect(lead(often, 100, estimate(repeated([0], 9)), 9)).toBeNull()
    expect(lead(often, 100, estimate(repeated([0], 10)), 10)).toBeGreaterThan(4)
  })

  test('is none between two that always brought the same, and endless between two that always brought something else', () => {
    const [same, less] = [estimate(repeated([0.5], 10)), estimate(repeated([0.25], 10))]
    expect(lead(same, 10, same, 10)).toBe(0)
    expect(lead(same, 10, less, 10)).toBe(Number.POSITIVE_INFINITY)
    expect(lead(less, 10, same, 10)).toBe(Number.NEGATIVE_INFINITY)
  })
})

test('sources are counted each on its own', () => {
  const sums = new Map<string, Sums>()
  countSources(sums, { gold: 1, cattle: 4 })
  countSources(sums, { gold: 3, cattle: 4 })
  const [gold = { sum: 0, squares: 0 }, cattle = { sum: 0, squares: 0 }] = [sums.get('gold'), sums.get('cattle')]
  expect(estimateOf(gold, 2).mean).toBe(2)
  expect(estimateOf(gold, 2).error).toBeCloseTo(1, 10)
  expect(estimateOf(cattle, 2)).toEqual({ mean: 4, error: 0 })
})

describe('a search that explains itself', () => {
  const ticket = { chosen: null, won: null }

  test('finds the same, and the points by where they come from', () => {
    const rules = lottery(6)
    const told = {
      ...rules,
      strategy: {
        ...rules.strategy,
        pointsBySource: (state: Parameters<typeof rules.points>[0], seat: number) => ({ prize: rules.points(state)[seat] ?? 0 }),
      },
    }
    const effort = { iterations: 300 }
    const plain = search(rules, ticket, 0, effort, seededRandom('a'))
    const explained = search(told, ticket, 0, { ...effort, isExplained: true }, seededRandom('a'))
    expect(explained.candidates.map(({ action, visits, worth }) => [action, visits, worth])).toEqual(
      plain.candidates.map(({ action, visits, worth }) => [action, visits, worth]),
    )
    for (const { sources, points } of explained.candidates) expect(sources.prize?.mean).toBeCloseTo(points[0] ?? Number.NaN, 10)
    expect(plain.candidates.every(({ sources }) => Object.keys(sources).length === 0)).toBe(true)
  })

  test('tells the reply that it expects most', () => {
    // Seat 1 has to stop the row of seat 0 in the middle.
    const { candidates } = search(
      TIC_TAC_TOE,
      noughts('0../.1./...'),
      0,
      { iterations: 2000, isExplained: true },
      seededRandom('a'),
    )
    const edge = candidates.find(({ action }) => action === 1)
    expect(edge?.sequel).toMatchObject({ seat: 1, action: 2 })
    expect(edge?.sequel?.share).toBeGreaterThan(0.5)
  })
})
