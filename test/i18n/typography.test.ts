/** Texts use the typographic marks of their language, not those of a typewriter. */
import { describe, expect, test } from 'vitest'
import { CITIES } from '../../src/games/pioneers/data/cities.js'
import { elided } from '../../src/i18n/french.js'
import { LOCALES, type Locale } from '../../src/i18n/locale.js'
import { wordsFor } from '../../src/sandbox/page/words/words.js'
import { CATALOGUES } from './catalogue.js'
import { textsOf } from './saying.js'

/** Texts that contain something unwanted, each by its path. */
function textsWith(locale: Locale, unwanted: RegExp): readonly string[] {
  return textsOf(CATALOGUES[locale]).flatMap(({ where, text }) => (unwanted.test(text) ? [`${where}: ${text}`] : []))
}

describe.each(LOCALES)('what is said in %s', (locale) => {
  test('has curved apostrophes and quotation marks', () => expect(textsWith(locale, /['"]/)).toEqual([]))

  test('has proper signs for ellipses, minus and dashes', () => expect(textsWith(locale, /\.\.\.|--| - /)).toEqual([]))
})

test('French has a narrow no-break space before double punctuation', () => {
  const tooWide = / [:;!?»]|« /
  const none = /[\p{L}\d)*\uE000][;!?»]|[\p{L}\d)*\uE000]:(?= |$)/u
  expect([...textsWith('fr', tooWide), ...textsWith('fr', none)]).toEqual([])
})

test('German has a space before an ellipsis that stands for whole words', () => {
  const page = textsOf(wordsFor('de')).map(({ text }) => text)
  expect([...textsWith('de', /\S…/), ...page.filter((text) => /\S…/.test(text))]).toEqual([])
})

test('names of cities have curved apostrophes', () => {
  expect(CITIES.filter(({ name }) => /['"]/.test(name))).toEqual([])
})

test.each([
  ['Annie', 'd’Annie'],
  ['Émile et Bill', 'd’Émile et Bill'],
  ['**Ida**', 'd’**Ida**'],
  ['Yves', 'd’Yves'],
  ['Yann', 'de Yann'],
  ['Hugo', 'de Hugo'],
  ['Katie', 'de Katie'],
  ['<@123>', 'de <@123>'],
  ['1er', 'de 1er'],
])('French elides before %s as it is pronounced', (name, expected) => expect(elided('de', name)).toBe(expected))
