import { describe, expect, test } from 'vitest'
import { COUNT_STYLES, DIE_STYLES, LEATHER, SILVER } from '../../../../src/games/pioneer-days/board/pieces/colours.js'
import { SOURCE_STYLES } from '../../../../src/games/pioneer-days/board/sources.js'
import { MARK, PAPER_LIGHT, PAPER_SHADE } from '../../../../src/pictures/palette.js'
import { contrast, distance, VISIONS, type Vision } from '../../../pictures/colour-vision.js'

const EYES = Object.keys(VISIONS) as Vision[]
const DICE = Object.values(DIE_STYLES)

function nearestPair(colours: readonly string[], vision: Vision): number {
  const distances = colours.flatMap((a, i) => colours.slice(i + 1).map((b) => distance(a, b, vision)))
  return Math.min(...distances)
}

describe('for every eye', () => {
  test.each(EYES)('the five dice look different (%s)', (vision) => {
    expect(
      nearestPair(
        DICE.map(({ fill }) => fill),
        vision,
      ),
    ).toBeGreaterThan(25)
  })
  test.each(EYES)('neighbouring sources of points look different (%s)', (vision) => {
    const fills = Object.values(SOURCE_STYLES).map(({ fill }) => fill)
    for (const [i, fill] of fills.slice(1).entries()) expect(distance(fill, fills[i] ?? fill, vision)).toBeGreaterThan(16)
  })
  test.each(EYES)('marked choices look like no die and no ground (%s)', (vision) => {
    for (const other of [...DICE.map(({ fill }) => fill), PAPER_LIGHT, PAPER_SHADE]) {
      expect(distance(MARK, other, vision)).toBeGreaterThan(16)
    }
  })
})

test('no meaning depends on colour alone: dice, goods and sources have signs of their own', () => {
  expect(new Set(DICE.map(({ sign }) => sign)).size).toBe(DICE.length)
  const { 'sound-wagons': _, ...others } = COUNT_STYLES
  expect(new Set(Object.values(others).map(({ icon }) => icon)).size).toBe(Object.keys(others).length)
  expect(new Set(Object.values(SOURCE_STYLES).map(({ draw }) => draw)).size).toBe(Object.keys(SOURCE_STYLES).length)
})

test('stamps and lettering on a colour are readable', () => {
  for (const { fill, on } of [...DICE, ...Object.values(SOURCE_STYLES)]) expect(contrast(fill, on)).toBeGreaterThan(4.5)
  expect(contrast(LEATHER, PAPER_LIGHT)).toBeGreaterThan(4.5)
  expect(contrast('#2a1c12', SILVER)).toBeGreaterThan(7)
})
