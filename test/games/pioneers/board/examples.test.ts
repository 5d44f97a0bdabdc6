import { expect, test } from 'vitest'
import { PICTURE } from '../../../../src/games/pioneers/board/layout.js'
import { LETTERS } from '../../../../src/games/pioneers/board/scene/chart.js'
import { pioneers } from '../../../../src/games/pioneers/index.js'
import { testExamples } from '../../../kit/examples.js'

testExamples(pioneers, ['tips'])

/** The width at which a phone shows a picture, and the smallest letters that can be read there. */
const PHONE = { width: 400, letters: 11 }
test('the names of cities can be read on a phone: every picture shows a part of the board', () => {
  for (const { id } of pioneers.rules('en')) {
    const { drawing } = pioneers.example(id, 'en') ?? {}
    if (drawing === undefined) continue
    expect(drawing.width, id).toBeLessThan(PICTURE.width)
    // A part is drawn at twice the board's size.
    expect((2 * LETTERS * PHONE.width) / drawing.width, id).toBeGreaterThanOrEqual(PHONE.letters)
  }
})
