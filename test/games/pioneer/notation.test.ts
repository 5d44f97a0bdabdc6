import { describe, expect, test } from 'vitest'
import { decode, encode } from '../../../src/games/pioneer/rules/notation.js'
import { played } from './rules/played.js'

describe('the notation of actions', () => {
  test('is read as it was written, whatever is done', () => {
    const actions = ['a', 'b', 'c', '33'].flatMap((seed) => played(4, seed)).map(({ action }) => action)
    for (const action of actions) expect(decode(encode(action))).toEqual(action)
    expect(new Set(actions.map(({ kind }) => kind)).size).toBeGreaterThan(15)
  })
  test.each([
    ['move.3.warship.7', { kind: 'move', from: 3, ship: 'warship', tile: 7 }],
    ['bomb.3.7', { kind: 'bomb', from: 3, tile: 7 }],
    ['fire-at-will', { kind: 'fire-at-will' }],
    ['draw.', { kind: 'draw', cards: [] }],
  ])('%s is what it says', (text, action) => expect(decode(text)).toEqual(action))
  test.each(['', 'move.3.warship', 'move.3.colony.7', 'bomb.7', 'fire-at-will.1', 'place.scout', 'research.magic', 'toString'])(
    '%s is nothing',
    (text) => expect(decode(text)).toBeNull(),
  )
})
