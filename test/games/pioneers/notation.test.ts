import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ENCODED_LIMIT } from '../../../src/engine/game.js'
import { seededRandom } from '../../../src/engine/random.js'
import { decode, encode } from '../../../src/games/pioneers/notation.js'
import { drawDeal } from '../../../src/games/pioneers/rules/phases/setup.js'
import { type Action, PROFESSIONS } from '../../../src/games/pioneers/rules/types.js'

const WRITTEN: readonly (readonly [Action, string])[] = [
  [{ kind: 'one-road', line: 12 }, 'one-road.12'],
  [{ kind: 'two-roads', line: 0 }, 'two-roads.0'],
  [{ kind: 'second-road', line: 77 }, 'second-road.77'],
  [{ kind: 'buy-coach', slot: 3 }, 'buy-coach.3'],
  [{ kind: 'done-buying' }, 'done-buying'],
  [{ kind: 'move', path: [0, 10, 42] }, 'move.0aG'],
  [{ kind: 'settle', coach: 'c07', pioneer: 'gold-digger' }, 'settle.c07.gold-digger'],
  [{ kind: 'sergeant-road', line: 5 }, 'sergeant-road.5'],
  [{ kind: 'return-pioneer', coach: 's1', pioneer: 'farmer' }, 'return-pioneer.s1.farmer'],
  [{ kind: 'farmer', coach: 'c16' }, 'farmer.c16'],
  [{ kind: 'skip' }, 'skip'],
  [{ kind: 'end-turn' }, 'end-turn'],
  [{ kind: 'join', coach: 'c02' }, 'join.c02'],
  [{ kind: 'decline' }, 'decline'],
  [{ kind: 'first', seat: 1 }, 'first.1'],
  [{ kind: 'cover', city: 35 }, 'cover.35'],
  [{ kind: 'refill', coach: 'c24' }, 'refill.c24'],
  [{ kind: 'nugget', value: 5 }, 'nugget.5'],
]

test.each(WRITTEN)('%j is written %s', (action, text) => {
  expect(encode(action)).toBe(text)
  expect(decode(text)).toEqual(action)
})

test('a deal is written in one word and read again', () => {
  for (const seats of [2, 3, 4]) {
    const deal = drawDeal(seats, { covers: 'random' }, seededRandom(`deal ${seats}`))
    expect(encode(deal)).toMatch(/^[A-Za-z0-9.-]+$/)
    expect(decode(encode(deal))).toEqual(deal)
  }
})

test('invalid texts are not read', () => {
  const garbage = [
    '',
    'first',
    'first.x',
    'cover.',
    'cover.05',
    'cover.1.2',
    'one-road',
    'one-road.',
    'one-road.-1',
    'one-road.012',
    'one-road.1.2',
    'one-road.1e1',
    'buy-coach.x',
    'done-buying.1',
    'move',
    'move.',
    'move.0',
    'move.0!',
    'settle.c07',
    'settle.c07.hotel',
    'settle.x7.farmer',
    'join.c123',
    'nugget.three',
    'deal',
    'deal.0....',
    'deal.0..-b.s1.c99x',
    'deal.a.12.-bk.s1-s2.c01-c02-c03-c04',
    'End-turn',
    ' skip',
  ]
  for (const text of garbage) expect([text, decode(text)]).toEqual([text, null])
})

test('any text is read as an action with the same notation, or not at all', () => {
  const words = fc.constantFrom(...WRITTEN.map(([, text]) => text.split('.')[0] ?? ''), 'deal')
  const parts = fc.array(
    fc.oneof(fc.string({ maxLength: 6 }), fc.nat(120).map(String), fc.constantFrom('c01', 's4', ...PROFESSIONS)),
    { maxLength: 5 },
  )
  fc.assert(
    fc.property(words, parts, (word, rest) => {
      const text = [word, ...rest].join('.')
      const action = decode(text)
      expect(action === null ? text : encode(action)).toBe(text)
    }),
  )
})

test('the longest route fits into a button', () => {
  const path = Array.from({ length: 43 }, (_, place) => place)
  expect(encode({ kind: 'move', path }).length).toBeLessThanOrEqual(ENCODED_LIMIT)
})
