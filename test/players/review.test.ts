/** Looking back: what a blunder costs, and what a position is worth. */
import { expect, test } from 'vitest'
import { seededRandom } from '../../src/engine/random.js'
import { searchAfter, worthOf } from '../../src/players/review.js'
import { lottery, noughts, TIC_TAC_TOE } from './tiny-games.js'

const after = (squares: string, seat: number, square: number) =>
  searchAfter(TIC_TAC_TOE, noughts(squares), seat, square, 800, seededRandom('after'))

test('a search after one action tries no other, and tells a blunder from the right move', () => {
  // Seat 0 must stop the middle row.
  const [right, blunder] = [after('0../11./0..', 0, 5), after('0../11./0..', 0, 1)].map(({ candidates }) => candidates)
  expect(right?.map(({ action, visits }) => [action, visits])).toEqual([[5, 800]])
  expect(blunder?.map(({ action, visits }) => [action, visits])).toEqual([[1, 800]])
  const [best, worst] = [right?.[0], blunder?.[0]]
  expect((best?.worth.mean ?? 0) - (worst?.worth.mean ?? 0)).toBeGreaterThan(0.3)
})

test('what a position is worth sums up to a sure thing between two, and follows what is left to happen', () => {
  const won = worthOf(TIC_TAC_TOE, noughts('000/11./...'), 50, seededRandom('a'))
  expect(won[0]).toBeGreaterThan(0.85)
  expect((won[0] ?? 0) + (won[1] ?? 0)).toBeCloseTo(1)
  const even = worthOf(TIC_TAC_TOE, noughts('.../.../...'), 400, seededRandom('b'))
  expect(even[0]).toBeGreaterThan(0.5)
  expect(even[0]).toBeLessThan(won[0] ?? 0)
  expect(worthOf(lottery(2), { chosen: 'risk', won: null }, 200, seededRandom('c'))).not.toEqual(
    worthOf(lottery(6), { chosen: 'risk', won: null }, 200, seededRandom('c')),
  )
})
