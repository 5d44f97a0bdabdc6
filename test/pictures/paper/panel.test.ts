import { expect, test } from 'vitest'
import { paintThings } from '../../../src/pictures/drawing.js'
import { smallestLetters } from '../../../src/pictures/lettering/letters.js'
import { emptyPanel, FIRST } from '../../../src/pictures/paper/panel.js'

/** The width of a board, and at which a phone shows it. */
const [BOARD, PHONE] = [1600, 400]
const rect = { x: 1182, y: 10, width: 408, height: 239 }

/** The size in pixels of a name beside a board, on a phone. */
function nameOnPhone(name: string): number {
  const things = emptyPanel(rect, { owner: { name, colour: 0 }, strong: false, awaited: true, signs: [FIRST] })
  return (smallestLetters({ width: BOARD, height: 1000, key: name, paint: (pen) => paintThings(pen, things) }) * PHONE) / BOARD
}

test('a phone shows names beside a board 11 pixels high, and long ones as high as there is room', () => {
  expect(nameOnPhone('Buffalo Bill')).toBeGreaterThanOrEqual(11)
  expect(nameOnPhone('Maximilian Alexander')).toBeGreaterThan(6.5)
})
