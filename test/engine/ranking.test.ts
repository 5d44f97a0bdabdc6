import { expect, test } from 'vitest'
import { decidedBy, outcomeOf, placesOf, pointsThen, winnersOf } from '../../src/engine/ranking.js'

const better = pointsThen('silver')
const scores = (...each: readonly (readonly [total: number, silver: number])[]) =>
  each.map(([total, silver]) => ({ total, silver }))

test('most points win, and the tie-breaker decides between equals', () => {
  expect(placesOf(scores([10, 2], [12, 0], [10, 5]), better)).toEqual([3, 1, 2])
})

test('players who are equal in both share the place, and the next one comes after all of them', () => {
  expect(placesOf(scores([10, 5], [10, 5], [4, 9]), better)).toEqual([1, 1, 3])
  expect(winnersOf(scores([10, 5], [10, 5], [4, 9]), better)).toEqual([0, 1])
})

test('what decided is what the winner has more of than the next, among those who are equal in all that counts before', () => {
  const ties = ['gold', 'silver'] as const
  const had = [
    { gold: 5, silver: 1 },
    { gold: 5, silver: 2 },
    { gold: 0, silver: 9 },
  ]
  expect(decidedBy(had, ties, [1, 0, 2])).toEqual({ tie: 'silver', level: [1, 0] })
  expect(decidedBy(had, ties, [1, 2])).toEqual({ tie: 'gold', level: [1, 2] })
  // The first won by something else.
  expect([decidedBy(had, ties, [2, 0]), decidedBy(had, ties, [0, 0]), decidedBy(had, ties, [0])]).toEqual([null, null, null])
})

test('an outcome has winners, places and points', () => {
  const outcome = { winners: [1], places: [2, 1], points: [3, 4], reason: 'done' }
  expect(outcomeOf(scores([3, 1], [4, 1]), better, 'done')).toEqual(outcome)
})
