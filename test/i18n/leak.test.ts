import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../src/i18n/locale.js'
import { ALIKE, CATALOGUES, othersThan, SPEECHES } from './catalogue.js'
import { leakCheck } from './leak.js'
import { textsOf } from './saying.js'

// The section of the README is named in every language.
const NAMES = [...SPEECHES.flatMap(({ names }) => names), 'Annie', 'Fair draws']
const check = leakCheck(CATALOGUES, NAMES)
const PAIRS = LOCALES.flatMap((reader) => othersThan(reader).map((speaker) => ({ reader, speaker })))

/** Texts of two or more words that would not be noticed in the wrong language. */
function unnoticed(speaker: Locale, reader: Locale): readonly string[] {
  const texts = textsOf(CATALOGUES[speaker]).filter(({ text }) => check.ownWords(text).length > 1)
  return texts.filter(({ text }) => check.leaksIn(text, reader).length === 0).map(({ where, text }) => `${where}: ${text}`)
}

test.each(LOCALES)('what is said in %s is recognised as that language', (locale) => {
  const flagged = textsOf(CATALOGUES[locale]).filter(({ text }) => check.leaksIn(text, locale).length > 0)
  expect(flagged).toEqual([])
})

test.each(PAIRS)('everything said in $speaker to a reader of $reader is noticed', ({ speaker, reader }) => {
  expect(unnoticed(speaker, reader).slice(0, 5)).toEqual([])
})

describe('a text of another language', () => {
  test('is noticed between texts of the right language', () => {
    const mixed = '### Pioneers · Tour 3\n**So far this turn**\n- Annie construit une route'
    expect(check.leaksIn(mixed, 'fr')).toContain('elsewhere: So far this turn')
  })

  test('is noticed by its most common words if it is in the reader’s own catalogue', () => {
    const english = 'The stagecoach is in Boston.'
    const catalogues = { ...CATALOGUES, fr: { ...(CATALOGUES.fr as object), swapped: english } }
    const fooled = leakCheck(catalogues, NAMES)
    expect(new Set(fooled.leaksIn(english, 'fr'))).toEqual(new Set(['foreign: the', 'foreign: is']))
  })
})

/** What two languages write alike, apart from the names of commands and options. */
const isAlike = (text: string, locale: 'fr' | 'de') =>
  SPEECHES.some(({ names }) => names.includes(text)) || ALIKE.some((alike) => alike[locale].test(text))
const COMMAND_NAME = /^bot\.commands\.\w+\.name$/

test.each(['fr', 'de'] as const)('no text in %s is the English one', (locale) => {
  const english = new Set(textsOf(CATALOGUES.en).map(({ where, text }) => `${where}\n${text}`))
  const said = textsOf(CATALOGUES[locale]).filter(
    ({ where, text }) => check.ownWords(text).length > 0 && !COMMAND_NAME.test(where),
  )
  const alike = said.filter(({ where, text }) => english.has(`${where}\n${text}`))
  expect(alike.filter(({ text }) => !isAlike(text, locale))).toEqual([])
})

test.each([
  'Annie – St. Louis',
  '<@123> <t:1700000000:R>',
  'https://discord.com/channels/1/2/3',
  '`/pioneers new`',
  'Europe/London',
])('%s belongs to no language', (text) => expect(LOCALES.flatMap((locale) => check.leaksIn(text, locale))).toEqual([]))
