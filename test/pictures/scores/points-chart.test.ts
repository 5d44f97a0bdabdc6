import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createLayer } from '../../../src/pictures/canvas.js'
import { registerFonts } from '../../../src/pictures/lettering/fonts.js'
import { smallestLetters } from '../../../src/pictures/lettering/letters.js'
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

test('each line ends with its player’s name, which stays inside the frame however long it is', () => {
  registerFonts()
  const pixelsWith = (name: string): Uint8ClampedArray => {
    const pen = createLayer(CHART.width, CHART.height).getContext('2d')
    drawPointsChart(pen, [], [{ name, colour: 0, total: 1240, won: true }], { shadow: () => {}, sign: () => {} })
    return pen.getImageData(0, 0, CHART.width, CHART.height).data
  }
  const nameless = pixelsWith('')
  for (const name of ['Annie', 'W'.repeat(32)]) {
    const columns = new Set<number>()
    for (const [index, value] of pixelsWith(name).entries())
      if (value !== nameless[index]) columns.add(Math.floor(index / 4) % CHART.width)
    const [left, right] = [Math.min(...columns), Math.max(...columns)]
    expect(right).toBeGreaterThan(left + 50)
    expect(right).toBeLessThan(CHART.width - 20)
  }
})
