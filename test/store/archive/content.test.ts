import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contentOf, squeeze, textOf } from '../../../src/store/archive/archive.js'
import { takeApart } from '../../../src/store/archive/columns.js'
import { type Content, part } from '../../../src/store/archive/content.js'
import { EMPTY_LEXICON, lexiconOf } from '../../../src/store/archive/lexicon.js'
import { commitmentTo } from '../../../src/tables/model/fairness.js'

const object = fc.dictionary(fc.string(), fc.jsonValue()).map((value) => JSON.parse(JSON.stringify(value)))

const said = fc.oneof(
  object,
  fc.record({ kind: fc.constantFrom('draw', 'action'), action: fc.string(), facts: fc.array(object, { maxLength: 4 }) }),
  fc.record({ kind: fc.constant('away'), user: fc.record({ id: fc.string(), name: fc.string() }) }),
  fc.record({
    kind: fc.constant('action'),
    userId: fc.constantFrom('1', '2', '@1', '@'),
    action: fc.constantFrom('@0', '@@', '1'),
  }),
)

const content: fc.Arbitrary<Content> = fc.record({
  log: fc
    .array(fc.record({ at: fc.nat(), turn: fc.nat(99), said }), { maxLength: 12 })
    .map((entries) =>
      entries.map(({ at, turn, said }, index) => ({ position: index + 1, at, turn, content: JSON.stringify(said) })),
    ),
  snapshot: fc.option(
    fc.record({ rulesVersion: fc.nat(9), state: fc.oneof(object, fc.jsonValue()).map((state) => JSON.stringify(state)) }),
  ),
  pledge: fc.option(
    fc.record({ secret: fc.string(), isTrue: fc.boolean(), shares: fc.json() }).map(({ secret, isTrue, shares }) => ({
      secret,
      commitment: isTrue ? commitmentTo(secret) : 'another',
      shares,
    })),
  ),
  affairs: fc.option(fc.json()),
})

describe('an archive', () => {
  test('has everything that was stored, with and without a lexicon', async () => {
    const round = fc.asyncProperty(content, content, async (stored, other) => {
      const ofOthers = lexiconOf([takeApart(part(other).played)])
      for (const lexicon of [EMPTY_LEXICON, ofOthers]) {
        expect(contentOf(await squeeze(textOf(part(stored), lexicon)), lexicon)).toEqual(stored)
      }
    })
    await fc.assert(round, { numRuns: 40 })
  })

  test('has a key that objects inherit', async () => {
    const stored = { log: [], snapshot: { rulesVersion: 0, state: '{"__proto__":{"a":1},"b":2}' }, pledge: null, affairs: null }
    expect(contentOf(await squeeze(textOf(part(stored), EMPTY_LEXICON)), EMPTY_LEXICON)).toEqual(stored)
  })

  test.each([
    ['a gap in its log', [{ position: 2, at: 0, turn: 0, content: '{}' }]],
    ['an entry that is broken', [{ position: 1, at: 0, turn: 0, content: '{"kind"' }]],
    ['an entry that is none', [{ position: 1, at: 0, turn: 0, content: '[1]' }]],
  ])('is not made of a table with %s', (_what, log) => {
    expect(() => part({ log, snapshot: null, pledge: null, affairs: null })).toThrow()
  })

  test('with a missing part is recognised as damaged', async () => {
    const log = [{ position: 1, at: 5, turn: 0, content: '{"kind":"draw","facts":[{"a":1}]}' }]
    const bytes = await squeeze(textOf(part({ log, snapshot: null, pledge: null, affairs: null }), EMPTY_LEXICON))
    expect(() => contentOf(bytes.subarray(0, -3), EMPTY_LEXICON)).toThrow()
  })

  test('puts no names into a lexicon', () => {
    const entry = { kind: 'resigned', seat: 0, user: { id: '1001', name: 'Zoë' } }
    const named = { kind: 'action', seat: 0, userId: '1001', action: 'go', facts: [] }
    const log = [entry, named].map((said, index) => ({ position: index + 1, at: 0, turn: 0, content: JSON.stringify(said) }))
    const { played } = part({ log, snapshot: null, pledge: null, affairs: null })
    expect(JSON.stringify(lexiconOf([takeApart(played)]))).not.toMatch(/1001|Zoë/)
  })
})
