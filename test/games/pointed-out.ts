import { expect } from 'vitest'
import type { Drawing } from '../../src/pictures/drawing.js'
import { contains, overlap, type Rect } from '../../src/pictures/geometry.js'
import { parted } from '../pictures/printing.js'

interface PointedOut {
  /** The frame around what a hint recommends. */
  readonly frame: Rect
  /** The boxes of the things in the picture whose key matches. */
  readonly boxesOf: (key: RegExp) => readonly Rect[]
}

/** Expects that one thing in the picture is pointed out, by a frame with a star inside it that touches no number. */
export function expectPointedOut(drawing: Drawing): PointedOut {
  const things = parted(drawing).things()
  const boxesOf = (key: RegExp) => things.filter((thing) => key.test(thing.key)).flatMap(({ boxes }) => boxes)
  const [frame, ...frames] = boxesOf(/^frame of a hint/)
  const [star, ...stars] = boxesOf(/^star of a hint/)
  if (frame === undefined || star === undefined) throw new Error('nothing is pointed out')
  expect([frames, stars]).toEqual([[], []])
  expect(contains(frame, star)).toBe(true)
  expect(boxesOf(/^large badge/).filter((number) => overlap(number, star))).toEqual([])
  return { frame, boxesOf }
}
