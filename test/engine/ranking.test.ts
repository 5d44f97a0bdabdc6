import { expect, test } from 'vitest'
import { outcomeOf, placesOf, pointsThen, winnersOf } from '../../src/engine/ranking.js'

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

test('an outcome has winners, places and points', () => {
  const outcome = { winners: [1], places: [2, 1], points: [3, 4], reason: 'done' }
  expect(outcomeOf(scores([3, 1], [4, 1]), better, 'done')).toEqual(outcome)
})
