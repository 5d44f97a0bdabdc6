/** No word of one language reaches a reader of another, over whole games and all other texts. */
import { describe, expect, test } from 'vitest'
import { TOWNSFOLK, TRAVELLERS } from '../../../../src/games/pioneer-days/texts/people.js'
import { LOCALES, type Locale } from '../../../../src/i18n/locale.js'
import { PLAYERS } from '../panel-walk.js'
import { played } from '../rules/played.js'
import { saidInGame, saidWithoutGame } from './everything.js'

const GAMES = [
  played(2, { sets: 'first-game', boards: 'standard' }, 'two'),
  played(3, { sets: 'drawn', boards: 'unique' }, 'three'),
  played(4, { sets: 'drawn', boards: 'unique' }, 'four'),
]
const everything = (locale: Locale) => [...GAMES.flatMap((game) => saidInGame(game, locale)), ...saidWithoutGame(locale)]
const SAID = { en: everything('en'), fr: everything('fr'), de: everything('de') }

/** Names, and words that two languages share. These may appear in any language. */
const PEOPLE = [...Object.values(TOWNSFOLK), ...Object.values(TRAVELLERS)]
const COMMON = [...PEOPLE, ...PLAYERS, 'Pioneer Days', 'Mine', 'Banjo', 'Lasso', 'Saloon', 'Fort', 'Sheriff', 'Hotel']
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replace(/[.]/g, '\\.'))
const ownWords = (text: string) => text.replace(new RegExp(COMMON.join('|'), 'g'), ' ')

/** Words found in nearly every sentence of one language and in no sentence of the others. */
const TELLTALE = {
  en: 'the|of|and|you|your|with|for|has|have|is|are|from|this|that|which|wagon|wagons|cattle|wood|townsfolk|dice|turn|VP',
  fr: 'le|une|vous|dans|avec|pour|votre|vos|est|sont|qui|chariot|chariots|bois|dé|tour|PV',
  de: 'der|und|dein|deine|ist|nicht|mit|ein|eine|zu|Wagen|Vieh|Holz|Würfel|Stadtbewohner|Zug|SP',
} as const

function strayWords(locale: Locale): readonly string[] {
  return LOCALES.filter((other) => other !== locale).flatMap((other) => {
    const telltale = new RegExp(`(?<![\\p{L}])(?:${TELLTALE[other]})(?![\\p{L}])`, 'gu')
    return SAID[locale].flatMap(({ where, text }) =>
      [...ownWords(text).matchAll(telltale)].map(([word]) => `${word} in ${where}: ${text}`),
    )
  })
}

const few = (problems: readonly string[]) => [...new Set(problems)].slice(0, 5)

/** Signs that remain of a text that needs no translation. */
const WORDLESS = /^[^\p{L}]*$/u

describe.each(['fr', 'de'] as const)('%s', (locale) => {
  test('says as much as English does', () => {
    const counts = (all: typeof SAID.en) =>
      [...new Set(all.map(({ where }) => where))].map((kind) => `${kind} ${all.filter(({ where }) => where === kind).length}`)
    expect(counts(SAID[locale])).toEqual(counts(SAID.en))
  })
  test('has no text in common with English except names', () => {
    const english = new Set(SAID.en.map(({ where, text }) => `${where}\n${text}`))
    const same = SAID[locale].filter(({ where, text }) => english.has(`${where}\n${text}`) && !WORDLESS.test(ownWords(text)))
    expect(few(same.map(({ where, text }) => `${where}: ${text}`))).toEqual([])
  })
})

test.each(LOCALES)('no sentence in %s has a word of another language', (locale) => {
  expect(few(strayWords(locale))).toEqual([])
})

test.each(LOCALES)('no sentence in %s has a hole', (locale) => {
  const hole = /undefined|null|NaN|\[object|\$\{|function|=>/
  expect(few(SAID[locale].filter(({ text }) => hole.test(text)).map(({ where, text }) => `${where}: ${text}`))).toEqual([])
})

test.each(LOCALES)('sentences in %s begin with a capital, an amount or a sign, and end like sentences', (locale) => {
  const kinds = new Set([
    'status',
    'own status',
    'turn',
    'taken',
    'income',
    'acted',
    'equipped',
    'recruited',
    'effect',
    'satisfied',
  ])
  const told = SAID[locale].filter(({ where }) => kinds.has(where) || /^(refusal|effect of|not now)/.test(where))
  const odd = told.filter(({ text }) => !/^[\p{Lu}\d$].*\.$/u.test(text) && !/^\p{Lu}.* · /u.test(text))
  expect(told.length).toBeGreaterThan(1000)
  expect(few(odd.map(({ where, text }) => `${where}: ${text}`))).toEqual([])
})

test('French typesets its signs: a narrow space before them, and curved apostrophes', () => {
  const wrong = SAID.fr.filter(({ text }) => /[^\s\u202f<\d][:;!?»]( |$)|(?<=\p{L})'(?=\p{L})/u.test(text))
  expect(few(wrong.map(({ where, text }) => `${where}: ${text}`))).toEqual([])
})
