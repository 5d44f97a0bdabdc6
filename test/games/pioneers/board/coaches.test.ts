import { describe, expect, test } from 'vitest'
import { PICTURE, panelRect } from '../../../../src/games/pioneers/board/layout.js'
import {
  coachThings,
  pointsSize,
  rowsHeight,
  SMALLEST_SEAT,
  SMALLEST_WITH_NUMBER,
  seatSize,
} from '../../../../src/games/pioneers/board/pieces/coaches.js'
import { divisionOf } from '../../../../src/games/pioneers/board/scene/panels.js'
import { COACHES, coachNumber, coachOf, STARTING_COACHES } from '../../../../src/games/pioneers/data/coaches.js'
import { coachName, GLOSSARY } from '../../../../src/games/pioneers/texts/glossary.js'
import { paintThings } from '../../../../src/pictures/drawing.js'
import { contains, overlap, type Rect } from '../../../../src/pictures/geometry.js'
import { writtenBy } from '../../../pictures/printing.js'

const owned = (...ids: string[]) => ids.map((id) => coachOf(id))
const shownFor = (seats: number, ...ids: string[]) => divisionOf(owned(...ids), panelRect(0, seats))
const sizeFor = (seats: number, ...ids: string[]) => shownFor(seats, ...ids).size

describe('seats in the panels', () => {
  test.each([
    [4, 58, ['s1']],
    [4, 34, ['s1', 'c18']],
    [4, 32, ['s1', 'c18', 'c01', 'c17']],
    [3, 48, ['s1', 'c18']],
    [2, 58, ['s1', 'c18', 'c01', 'c17']],
  ])('with %i players have at least %i pixels for %s', (seats, least, ids) => {
    expect(sizeFor(seats, ...ids)).toBeGreaterThanOrEqual(least)
  })
  test('leave room to tell where the points come from, with two and three players', () => {
    expect(shownFor(2, 's1', 'c18', 'c01').sources).toBe(true)
    expect(shownFor(3, 's1').sources).toBe(true)
    expect(shownFor(4).sources).toBe(true)
  })
  test('do not grow when a coach is bought', () => {
    const ids = ['s1', ...COACHES.slice(0, 8).map(({ id }) => id)]
    for (const seats of [2, 3, 4]) {
      const sizes = ids.map((_, i) => sizeFor(seats, ...ids.slice(0, i + 1)))
      expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
    }
  })
  test('leave points of at least 7 pixels on a picture of 400, with four players and four coaches each', () => {
    const size = sizeFor(4, 's1', 'c18', 'c01', 'c17')
    expect(size).toBeLessThan(SMALLEST_WITH_NUMBER)
    expect((pointsSize(size, false) * 400) / PICTURE.width).toBeGreaterThanOrEqual(7)
  })
  test('stay readable with six full coaches', () => {
    expect(sizeFor(4, 's1', 'c17', 'c18', 'c19', 'c20', 'c21')).toBeGreaterThanOrEqual(SMALLEST_SEAT)
  })
})

describe('the number of a coach', () => {
  test('is the one that the texts name', () => {
    for (const { id } of COACHES) expect(coachName(GLOSSARY.en, id).name).toBe(`Coach ${coachNumber(id)}`)
  })
  test.each([
    ['below a map', { x: 224, y: 6, width: 533, height: 74 }],
    ['beside a map', { x: 6, y: 200, width: 216, height: 226 }],
  ])('stands on none of the points, and all of these lie in their coach, in a close-up %s', (_, box) => {
    const plateAround = ({ x, y, width, height }: Rect) => ({
      x: x + width / 2 - 15,
      y: y + height / 2 - 10,
      width: 30,
      height: 20,
    })
    const sets = [['c18'], ['s1', 'c18'], ['s1', 'c07', 'c18'], ['s2', 'c17', 'c12', 'c05'], ['s1', 'c01', 'c02', 'c08', 'c20']]
    for (const coaches of sets.map((ids) => owned(...ids))) {
      const looks = { size: seatSize(coaches, box, 0), numbersFrom: 0 }
      expect(rowsHeight(coaches, looks, box.width)).toBeLessThanOrEqual(box.height + 3)
      for (const coach of coaches) {
        const [points, number] = writtenBy((pen) => paintThings(pen, coachThings([coach], box, looks))).map(({ rect }) => rect)
        if (points === undefined) expect.fail('no points')
        expect(contains({ ...box, height: looks.size + 6 }, points)).toBe(true)
        if (number !== undefined) expect(overlap(plateAround(number), points)).toBe(false)
      }
    }
  })
  test('no starting coach has one', () => {
    expect(STARTING_COACHES.map(({ id }) => coachNumber(id))).toEqual([null, null, null, null])
  })
})
