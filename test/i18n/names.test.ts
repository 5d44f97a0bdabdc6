import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { escapeName, plainName, unescapeNames } from '../../src/i18n/names.js'

describe('names of users', () => {
  test('are printed on one line, without control or direction marks', () => {
    expect(plainName('Ann\n\u202eBob\t ')).toBe('Ann Bob')
  })

  test('are cut at 32 characters', () => {
    expect(Array.from(plainName('x'.repeat(40)))).toHaveLength(32)
  })

  test('are never empty', () => {
    expect(plainName(' \u200b\u200d\n')).toBe('?')
  })

  test('keep the joined emoji they are made of', () => {
    expect(plainName('👩\u200d🚀')).toBe('👩\u200d🚀')
  })

  test('cannot format, link or mention', () => {
    const escaped = escapeName('**B** @everyone <@1> [x](ht://y)')
    expect(escaped).not.toMatch(/@everyone|<@\d|:\/\/|\]\(|(^|[^\\])\*/)
  })

  test('that are written from right to left do not turn the numbers beside them', () => {
    expect(escapeName('שלום')).toBe('\u2068שלום\u2069')
    expect(escapeName('Ann \u2067محمد_')).toBe('\u2068Ann محمد\\_\u2069')
    expect(escapeName('Ann')).toBe('Ann')
    expect(unescapeNames(`${escapeName('שלום')} 3`)).toBe('שלום 3')
  })

  test('are shown as written where there is no markdown', () => {
    fc.assert(fc.property(fc.string(), (name) => unescapeNames(escapeName(name)) === plainName(name)))
  })
})
