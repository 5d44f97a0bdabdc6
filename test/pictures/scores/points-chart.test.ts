import fc from 'fast-check'
import { expect, test } from 'vitest'
import { smallestLetters } from '../../../src/pictures/letters.js'
import { CHART, drawPointsChart, stepFor } from '../../../src/pictures/scores/points-chart.js'
import { spread } from '../../../src/pictures/scores/spread.js'

test('labels at the ends of lines never overlap, stay inside and keep their order', () => {
  const wanted = fc.array(fc.double({ min: 0, max: 820, noNaN: true }), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(wanted, (at) => {
      const spots = spread(at, 92, 0, 760)
      const order = [...at.keys()].sort((a, b) => (at[a] ?? 0) - (at[b] ?? 0) || (spots[a] ?? 0) - (spots[b] ?? 0))
      const sorted = order.map((index) => spots[index] ?? Number.NaN)
      for (const [i, spot] of sorted.entries()) {
        expect(spot).toBeGreaterThanOrEqual(-0.001)
        expect(spot).toBeLessThanOrEqual(760.001)
        if (i > 0) expect(spot - (sorted[i - 1] ?? 0)).toBeGreaterThan(91.999)
      }
    }),
  )
})
test('labels that are far enough from one another stay where they are', () => {
  expect(spread([500, 100, 300], 92, 0, 760)).toEqual([500, 100, 300])
})
test('steps are round, and never more than there is room for', () => {
  expect([1, 8, 9, 30, 100, 137].map((most) => stepFor(most, 8))).toEqual([1, 1, 2, 5, 20, 20])
  expect(stepFor(100_000, 8)).toBe(100_000)
})

test('a phone shows all letters of a chart at least 11 pixels high', () => {
  const lines = [120, -20, 7, 48].map((total, colour) => ({ name: 'Annie', colour, total, won: colour === 0 }))
  const ornaments = { shadow: () => {}, sign: () => {} }
  const points = Array.from({ length: 90 }, (_, turn) => lines.map(({ total }) => Math.round((total * turn) / 89)))
  const letters = smallestLetters({
    ...CHART,
    key: 'chart',
    paint: (pen) => drawPointsChart(pen, points, lines, ornaments),
  })
  expect((letters * 400) / CHART.width).toBeGreaterThanOrEqual(11)
})
