import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type CustomId,
  OWN_SETTINGS,
  PLAIN_VERBS,
  readCustomId,
  readTarget,
  type Verb,
  writeCustomId,
  writeTarget,
} from '../../../src/discord/wire/custom-id.js'
import { LADDER_CHOICES } from '../../../src/discord/wire/standings-verbs.js'
import type { Target } from '../../../src/engine/panel.js'
import { PRESS_LIMIT } from '../../../src/engine/panel.js'
import { MEASURES, PERIODS } from '../../../src/standings/ladders.js'

const MAX_POSITION = 36 ** 7 - 1
const oneOf = (alphabet: string) => fc.constantFrom(...alphabet)
const tableId = fc.string({ unit: oneOf('0123456789abcdefghijklmnopqrstuvwxyz'), minLength: 8, maxLength: 8 })
const position = fc.integer({ min: 0, max: MAX_POSITION })
const action = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: PRESS_LIMIT })
const step = fc.string({ unit: oneOf('abcdefghijklmnopqrstuvwxyz0123456789.-'), minLength: 1, maxLength: 12 })
const target: fc.Arbitrary<Target> = fc.oneof(
  action.map((text): Target => ({ kind: 'action', action: text })),
  fc.array(step, { maxLength: 4 }).map((path): Target => ({ kind: 'prompt', path })),
)
const gameId = fc.constantFrom('pioneers', 'tic-tac-toe', '4')
const page = fc.integer({ min: 1, max: 36 ** 5 - 1 })
const userId = fc.option(fc.string({ unit: oneOf('0123456789'), minLength: 1, maxLength: 20 }))
const history = fc.record({ kind: fc.constant('history' as const), gameId, userId, page })
const ladder = fc.record({
  kind: fc.constant('ladder' as const),
  gameId: fc.option(gameId),
  period: fc.constantFrom(...PERIODS),
  measure: fc.constantFrom(...MEASURES),
  page,
  as: fc.constantFrom('picture' as const, 'text' as const),
})
const standings: fc.Arbitrary<Verb> = fc.oneof(
  ladder,
  fc.record({ kind: fc.constant('other-ladder' as const), by: fc.constantFrom(...LADDER_CHOICES), from: ladder }),
  gameId.map((id): Verb => ({ kind: 'records', gameId: id })),
  fc.tuple(gameId, ladder).map(([id, from]): Verb => ({ kind: 'records', gameId: id, from: { ...from, gameId: id } })),
  history,
  history.map((from): Verb => ({ kind: 'finished', page: from })),
)
const verb: fc.Arbitrary<Verb> = fc.oneof(
  standings,
  fc.constantFrom(...PLAIN_VERBS).map((kind): Verb => ({ kind })),
  target.map((to): Verb => ({ kind: 'target', target: to })),
  fc.nat(40).map((row): Verb => ({ kind: 'menu', row })),
  fc.option(step).map((topic): Verb => ({ kind: 'topics', topic })),
  fc.record({ kind: fc.constant('rulebook' as const), gameId, topic: fc.option(step) }),
  gameId.map((id): Verb => ({ kind: 'practice', gameId: id })),
  fc.record({
    kind: fc.constant('lesson' as const),
    gameId,
    step,
    target: fc.record({ kind: fc.constant('prompt' as const), path: fc.array(step, { maxLength: 2 }) }),
  }),
  fc.record({ kind: fc.constant('lesson-menu' as const), gameId, step, row: fc.nat(40) }),
  fc
    .oneof(position, fc.record({ turn: position, entries: position }), fc.constant('latest' as const))
    .map((upTo): Verb => ({ kind: 'log', upTo })),
  fc.nat(40).map((index): Verb => ({ kind: 'blocked', index })),
  fc.constantFrom('panel' as const, 'hand' as const).map((on): Verb => ({ kind: 'orders', on })),
  fc.array(step, { maxLength: 4 }).map((path): Verb => ({ kind: 'why', path })),
  fc.nat(40).map((page): Verb => ({ kind: 'text', page })),
  fc.record({ kind: fc.constant('position' as const), by: fc.constantFrom('step' as const, 'turn' as const), number: position }),
  step.map((what): Verb => ({ kind: 'settle', what })),
  fc.record({ kind: fc.constant('own' as const), what: fc.constantFrom(...OWN_SETTINGS), gameId }),
  fc.boolean().map((sure): Verb => ({ kind: 'forget', sure })),
  fc.record({ kind: fc.constant('answer' as const), proposal: fc.nat(9999), agrees: fc.boolean() }),
)
/** Positions of a player's own buttons leave room for the seat. No log is nearly as long. */
const MAX_OWN = 36 ** 5 - 1
const own = fc.record({ tableId, position: fc.integer({ min: 0, max: MAX_OWN }), seat: fc.nat(9), verb })
const customId: fc.Arbitrary<CustomId> = fc.oneof(fc.record({ tableId, position, verb }), own)

describe('custom ids', () => {
  test('are read as they were written, within 100 characters', () => {
    fc.assert(
      fc.property(customId, (id) => {
        const text = writeCustomId(id)
        expect(text.length).toBeLessThanOrEqual(100)
        expect(readCustomId(text)).toEqual(id)
      }),
    )
  })

  test('are different for different contents', () => {
    fc.assert(
      fc.property(customId, customId, (one, other) => {
        const same = JSON.stringify(one) === JSON.stringify(other)
        expect(writeCustomId(one) === writeCustomId(other)).toBe(same)
      }),
    )
  })

  test.each([{ position: MAX_POSITION }, { position: MAX_OWN, seat: 9 }])('hold the longest press of a game at %j', (where) => {
    const longest: CustomId = {
      ...{ tableId: 'zzzzzzzz', ...where },
      verb: { kind: 'target', target: { kind: 'action', action: ':'.repeat(PRESS_LIMIT) } },
    }
    expect(readCustomId(writeCustomId(longest))).toEqual(longest)
  })

  test.each([
    '',
    's1',
    's1:abcdefgh:0',
    's0:abcdefgh:0:join',
    's1:abc:0:join',
    's1:abcdefgh:-1:join',
    's1:abcdefgh:00:join',
    's1:abcdefgh:0:nope',
    's1:abcdefgh:0.:join',
    's1:abcdefgh:0.-1:join',
    's1:abcdefgh:0.0.0:join',
  ])('are not read from %j', (text) => {
    expect(readCustomId(text)).toBeNull()
  })

  test('read from garbage are null or what writes the same text', () => {
    const mutated = fc
      .tuple(customId, fc.nat(110), fc.string({ maxLength: 3 }))
      .map(([id, at, noise]) => writeCustomId(id).slice(0, at) + noise + writeCustomId(id).slice(at + 1))
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 200 }), mutated), (text) => {
        const read = readCustomId(text)
        if (read !== null) expect(writeCustomId(read)).toBe(text)
      }),
      { numRuns: 2000 },
    )
  })

  test('an option of a menu carries its target', () => {
    fc.assert(
      fc.property(target, (to) => {
        expect(readTarget(writeTarget(to))).toEqual(to)
      }),
    )
  })

  test('an option with anything else carries none', () => {
    for (const value of ['', 'join', 'x:1', 'log:', 'a:', 'p:A B']) expect(readTarget(value)).toBeNull()
  })
})
