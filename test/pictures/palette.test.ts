import { describe, expect, test } from 'vitest'
import { TILE_STYLES } from '../../src/games/pioneers/board/pieces/tiles.js'
import { INK, MARK, PAPER, SEA, seatStyle } from '../../src/pictures/palette.js'
import { contrast, distance, VISIONS, type Vision } from './colour-vision.js'

const SEATS = [0, 1, 2, 3, 4, 5].map(seatStyle)
const EYES = Object.keys(VISIONS) as Vision[]

function nearestPair(colours: readonly string[], vision: Vision): number {
  const distances = colours.flatMap((a, i) => colours.slice(i + 1).map((b) => distance(a, b, vision)))
  return Math.min(...distances)
}

describe('for every eye', () => {
  test.each(EYES)('four players look plainly different, and six look different (%s)', (vision) => {
    const fills = SEATS.map(({ fill }) => fill)
    expect(nearestPair(fills.slice(0, 4), vision)).toBeGreaterThan(35)
    expect(nearestPair(fills, vision)).toBeGreaterThan(20)
  })
  test.each(EYES)('the seven tiles look different (%s)', (vision) => {
    const fills = Object.values(TILE_STYLES).map(({ fill }) => fill)
    expect(nearestPair(fills, vision)).toBeGreaterThan(20)
  })
  test.each(EYES)('marked choices look like no player and no ground (%s)', (vision) => {
    for (const other of [...SEATS.map(({ fill }) => fill), PAPER, SEA]) expect(distance(MARK, other, vision)).toBeGreaterThan(16)
  })
})

test('no meaning depends on colour alone: every player has a shape of their own', () => {
  expect(new Set(SEATS.map(({ shape }) => shape)).size).toBe(6)
})

test('lettering and stamps on a colour are readable', () => {
  for (const { fill, on } of [...SEATS, ...Object.values(TILE_STYLES)]) expect(contrast(fill, on)).toBeGreaterThan(4.5)
  for (const ground of [PAPER, SEA]) expect(contrast(INK, ground)).toBeGreaterThan(7)
})

test('with more than six seats the colours come round again', () => expect(seatStyle(7)).toEqual(seatStyle(1)))
