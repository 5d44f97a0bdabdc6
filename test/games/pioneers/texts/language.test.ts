/** No word of one language reaches a reader of another, over whole games and all other texts. */
import { describe, expect, test } from 'vitest'
import { CITIES } from '../../../../src/games/pioneers/data/cities.js'
import type { Locale } from '../../../../src/i18n/locale.js'
import { PLAYERS } from '../panel-walk.js'
import { played } from '../played.js'
import { type Said, saidInGame, saidWithoutGame } from './everything.js'

const GAMES = [played(2, 'two'), played(3, 'three'), played(4, 'four')]
const everything = (locale: Locale) => [...GAMES.flatMap((game) => saidInGame(game, locale)), ...saidWithoutGame(locale)]
const SAID = { en: everything('en'), fr: everything('fr'), de: everything('de') }

/** Names, and words that two rulebooks share. These may appear in any language. */
const COMMON = [...CITIES.map(({ name }) => name), ...PLAYERS, 'Pioneers', 'Hotel', 'Barkeeper', 'Sergeant', 'Farmer', 'Dollar']
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replace(/[.]/g, '\\.'))
const ownWords = (text: string) => text.replace(new RegExp(COMMON.join('|'), 'g'), ' ')

/** Words found in nearly every sentence of one language and in no sentence of the others. */
const TELLTALE = {
  en: 'the|of|and|you|your|with|for|has|have|is|are|from|this|that|which|coach|coaches|road|roads|stagecoach|turn|tile|VP',
  fr: 'le|une|vous|dans|avec|pour|votre|vos|est|sont|qui|chariot|chariots|route|routes|tour|PV',
  de: 'der|die|das|und|dein|deine|ist|nicht|mit|ein|eine|zu|Kutsche|Kutschen|Straße|Straßen|Zug|SP',
} as const
/** Words that another language also has. */
const SHARED: Readonly<Record<Locale, RegExp>> = { en: /^(?:route|routes)$/, fr: /^$/, de: /^$/ }

function strayWords(locale: Locale, others: readonly Locale[]): readonly string[] {
  return others.flatMap((other) => {
    const telltale = new RegExp(`(?<![\\p{L}])(?:${TELLTALE[other]})(?![\\p{L}])`, 'gu')
    return SAID[locale].flatMap(({ where, text }) =>
      [...ownWords(text).matchAll(telltale)]
        .filter(([word]) => !SHARED[locale].test(word))
        .map(([word]) => `${word} in ${where}: ${text}`),
    )
  })
}

const few = (problems: readonly string[]) => [...new Set(problems)].slice(0, 5)

/** Signs that remain of a text that needs no translation. */
const WORDLESS = /^[^\p{L}]*$/u

describe.each(['fr', 'de'] as const)('%s', (locale) => {
  test('says as much as English does', () => {
    expect(SAID[locale].map(({ where }) => where)).toEqual(SAID.en.map(({ where }) => where))
  })
  test('has no text in common with English except names', () => {
    const same = SAID[locale].filter(({ text }, index) => text === SAID.en[index]?.text && !WORDLESS.test(ownWords(text)))
    expect(few(same.map(({ where, text }) => `${where}: ${text}`))).toEqual([])
  })
})

test.each(['en', 'fr', 'de'] as const)('no sentence in %s has a word of another language', (locale) => {
  const others = (['en', 'fr', 'de'] as const).filter((other) => other !== locale)
  expect(few(strayWords(locale, others))).toEqual([])
})

test.each(['en', 'fr', 'de'] as const)('no sentence in %s has a hole', (locale) => {
  const hole = /undefined|null|NaN|\[object|\$\{|function|=>/
  expect(few(SAID[locale].filter(({ text }) => hole.test(text)).map(({ where, text }) => `${where}: ${text}`))).toEqual([])
})

/** The texts that a pattern matches after their names are removed. */
function found(said: readonly Said[], pattern: RegExp): readonly string[] {
  return few(said.filter(({ text }) => pattern.test(ownWords(text))).map(({ where, text }) => `${where}: ${text}`))
}

describe('typography', () => {
  test('French double signs stand after a narrow no-break space', () => {
    expect(found(SAID.fr, /(?<!\u202f)[:;!?»]/)).toEqual([])
    expect(found(SAID.fr, /«(?!\u202f)/)).toEqual([])
  })
  test('French apostrophes are curved', () => {
    expect(found(SAID.fr, /'/)).toEqual([])
  })
  test('German quotes are low and high, and never of another kind', () => {
    expect(found(SAID.de, /["«»”']/)).toEqual([])
  })
  test('the dollar sign stands before the number, in French after it', () => {
    expect(found([...SAID.en, ...SAID.de], /\d\$/)).toEqual([])
    expect(found(SAID.fr, /\$\d/)).toEqual([])
  })
  test.each(['en', 'fr', 'de'] as const)('no doubled or stray spaces in %s', (locale) => {
    expect(
      few(SAID[locale].filter(({ text }) => / {2}|^ | $|\s[,.]/.test(text)).map(({ where, text }) => `${where}: ${text}`)),
    ).toEqual([])
  })
})
