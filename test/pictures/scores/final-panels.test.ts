import { describe, expect, test } from 'vitest'
import { paintThings } from '../../../src/pictures/drawing.js'
import { smallestLetters } from '../../../src/pictures/lettering/letters.js'
import { WHITE } from '../../../src/pictures/palette.js'
import { ownersOf, panelIn } from '../../../src/pictures/paper/panel.js'
import { type FinalScore, finalPanels } from '../../../src/pictures/scores/panel.js'

/** The width at which a phone shows a picture. */
const PHONE = 400
const PICTURE = { width: 1600, height: 1000 } as const
const COLUMN = { x: 1182, y: 10, width: 408, height: 980 }

/** The sizes in pixels of the smallest letters in the panels of so many seats, on a phone. */
function lettersOnPhone(seats: number, sources: number, total: number): number {
  const style = { fill: WHITE, on: WHITE, draw: () => {} }
  const scores = ownersOf(seats, { names: ['Annie', 'Katie', 'Bill', 'Jim'] }).map(
    (owner, seat): FinalScore => ({
      owner,
      won: seat === 0,
      first: seat === 1,
      total,
      beside: [{ count: 48, draw: () => {} }],
      parts: Array.from({ length: sources }, (_, source) => ({ points: 20 + source, style })),
    }),
  )
  const rectOf = (seat: number, all: number) => panelIn(COLUMN, 8, seat, all)
  const things = finalPanels('test', scores, rectOf)
  return (smallestLetters({ ...PICTURE, key: 'panels', paint: (pen) => paintThings(pen, things) }) * PHONE) / PICTURE.width
}

describe.each([1, 2, 4, 6])('with %i sources of points', (sources) => {
  test.each([7, 41, 137])(
    'players at %i points have letters of 11 pixels on a phone, or four with four sources of 9.5',
    (total) => {
      expect(lettersOnPhone(2, sources, total)).toBeGreaterThanOrEqual(11)
      expect(lettersOnPhone(3, sources, total)).toBeGreaterThanOrEqual(9.5)
      expect(lettersOnPhone(4, sources, total)).toBeGreaterThanOrEqual(sources === 4 ? 9.5 : 11)
    },
  )
})
