import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { escapeName, plainName, unescapeNames } from '../../src/i18n/names.js'

describe('users’ names', () => {
  test('are printed on one line, without control or direction marks', () => {
    expect(plainName('Ann\n\u202eBob\t ')).toBe('Ann Bob')
  })

  test('are cut at 32 characters', () => {
    expect(Array.from(plainName('x'.repeat(40)))).toHaveLength(32)
  })

  test('are never empty', () => {
    expect(plainName(' \u200b\u200d\n')).toBe('?')
  })

  test.each([
    ['a Hangul filler', '\u3164'],
    ['a half-width Hangul filler', '\uffa0 \uffa0'],
    ['the fillers of Hangul syllables', '\u115f\u1160'],
    ['a braille blank', '\u2800\u2800'],
    ['combining marks alone', '\u0301\u0489'],
    ['a joiner of letters', '\u034f'],
    ['variation selectors', '\ufe0f\u{e0100}'],
    ['Khmer vowels that are not written', '\u17b4\u17b5'],
    ['Mongolian selectors', '\u180b\u180e'],
    ['spaces of every width', '\u00a0\u2003\u3000\u205f'],
    ['a head without a note', '\u{1d159}'],
    ['an empty hieroglyph', '\u{13441}'],
    ['tags', '\u{e0061}\u{e007f}'],
  ])('of %s are replaced', (_, name) => {
    expect(plainName(name)).toBe('?')
    expect(escapeName(` ${name} `)).toBe('?')
    expect(plainName(`${name}Ann`)).toContain('Ann')
  })

  test.each(['1. Ann', '12.', '007. x', '1.5'])('such as %s do not begin a numbered list', (name) => {
    expect(escapeName(name)).toMatch(/^\d+\\\./)
    expect(unescapeNames(escapeName(name))).toBe(name)
  })

  test.each([
    '- Ann',
    '* Ann',
    '+ Ann',
    '> Ann',
    '>>> Ann',
    '# Ann',
    '### Ann',
    '-# Ann',
    '1) Ann',
    '1. Ann',
    '  1. Ann',
    '\n- Ann',
  ])('such as %j begin no list, quote or heading', (name) => {
    expect(escapeName(name)).not.toMatch(/^(?:[-*+>#]|\d+[.)])/)
  })

  test('keep the joined emoji they are made of', () => {
    expect(plainName('👩\u200d🚀')).toBe('👩\u200d🚀')
  })

  test('cannot format, link or mention', () => {
    const escaped = escapeName('**B** @everyone <@1> [x](ht://y)')
    expect(escaped).not.toMatch(/@everyone|<@\d|:\/\/|\]\(|(^|[^\\])\*/)
  })

  test('written from right to left do not change the order of numbers beside them', () => {
    expect(escapeName('שלום')).toBe('\u2068שלום\u2069')
    expect(escapeName('Ann \u2067محمد_')).toBe('\u2068Ann محمد\\_\u2069')
    expect(escapeName('Ann')).toBe('Ann')
    expect(unescapeNames(`${escapeName('שלום')} 3`)).toBe('שלום 3')
  })

  test('are shown as written where there is no markdown', () => {
    fc.assert(fc.property(fc.string(), (name) => unescapeNames(escapeName(name)) === plainName(name)))
  })
})
