/** Tests that no word of one language reaches a reader of another, and that each is typeset as it should be. */
import { describe, expect, test } from 'vitest'
import { type ByLocale, LOCALES, type Locale } from '../../src/i18n/locale.js'
import { PLAYERS } from './panel-walk.js'
import type { Said } from './said.js'

export interface LanguageTerms {
  /** Everything that is said in whole games and outside of them. */
  readonly said: ByLocale<readonly Said[]>
  /** Names, and words that two languages share. These may appear in any language. */
  readonly common: readonly string[]
  /** The game's own words in each language that no other of them has. */
  readonly words: ByLocale<readonly string[]>
  /** Whether what is said there is a whole sentence. */
  readonly isSentence?: (place: string, text: string) => boolean
}

/** Words of nearly every sentence in one language and of no sentence in the others. */
const TELLTALE: ByLocale<readonly string[]> = {
  en: 'the of and you your with for has have is are from this that which turn VP'.split(' '),
  fr: 'le une vous dans avec pour votre vos est sont qui tour PV'.split(' '),
  de: 'der und dein deine ist nicht mit ein eine zu Zug SP'.split(' '),
}

const HOLE = /undefined|null|NaN|\[object|\$\{|function|=>/
/** What is left of a text that needs no translation. */
const WORDLESS = /^(?:[^\p{L}]|VP)*$/u
/** The minimum number of sentences that are looked at. */
const ENOUGH = 1_000

const longestFirst = (words: readonly string[]) => [...words].sort((a, b) => b.length - a.length)

export function testLanguages({ said, common, words, isSentence }: LanguageTerms): void {
  const names = longestFirst([...common, ...PLAYERS]).map((name) => name.replace(/[.]/g, '\\.'))
  const namesIn = new RegExp(names.join('|'), 'g')
  const ownWords = (text: string) => text.replace(namesIn, ' ')

  /** The first few texts that are wrong. */
  const found = (locale: Locale, isWrong: (text: string, where: string) => boolean) =>
    few(said[locale].filter(({ text, where }) => isWrong(text, where)).map(({ where, text }) => `${where}: ${text}`))

  function strayWords(locale: Locale): readonly string[] {
    return LOCALES.filter((other) => other !== locale).flatMap((other) => {
      const own = new Set(words[locale])
      const foreign = [...TELLTALE[other], ...words[other]].filter((word) => !own.has(word))
      const telltale = new RegExp(`(?<![\\p{L}])(?:${foreign.join('|')})(?![\\p{L}])`, 'gu')
      return said[locale].flatMap(({ where, text }) =>
        [...ownWords(text).matchAll(telltale)].map(([word]) => `${word} in ${where}: ${text}`),
      )
    })
  }

  describe.each(['fr', 'de'] as const)('%s', (locale) => {
    test('says as much as English does', () => {
      expect(counts(said[locale])).toEqual(counts(said.en))
    })
    test('has no text in common with English except names', () => {
      const english = new Set(said.en.map(({ where, text }) => `${where}\n${text}`))
      const same = found(locale, (text, where) => english.has(`${where}\n${text}`) && !WORDLESS.test(ownWords(text)))
      expect(same).toEqual([])
    })
  })

  test.each(LOCALES)('no sentence in %s has a word of another language', (locale) => {
    expect(few(strayWords(locale))).toEqual([])
  })

  test.each(LOCALES)('no sentence in %s has a hole', (locale) => {
    expect(found(locale, (text) => HOLE.test(text))).toEqual([])
  })

  if (isSentence !== undefined)
    test.each(LOCALES)('sentences in %s begin with a capital, an amount or a sign, and end like sentences', (locale) => {
      const told = said[locale].filter(({ where, text }) => isSentence(where, text))
      const odd = told.filter(({ text }) => !/^[\p{Lu}\d$].*\.$/u.test(text) && !/^\p{Lu}.* · /u.test(text))
      expect(told.length).toBeGreaterThan(ENOUGH)
      expect(few(odd.map(({ where, text }) => `${where}: ${text}`))).toEqual([])
    })

  describe('typography', () => {
    const wrong = (locale: Locale, pattern: RegExp) => found(locale, (text) => pattern.test(ownWords(text)))

    test('French double signs stand after a narrow no-break space', () => {
      expect(wrong('fr', /(?<![\u202f<\d]|^):(?= |$)|(?<!\u202f)[;!?»]/u)).toEqual([])
      expect(wrong('fr', /«(?!\u202f)/)).toEqual([])
    })
    test('French apostrophes are curved', () => {
      expect(wrong('fr', /'/)).toEqual([])
    })
    test('German quotes are low and high, and never of another kind', () => {
      expect(wrong('de', /["«»”']/)).toEqual([])
    })
    test('the dollar sign stands before the number, in French after it', () => {
      for (const locale of ['en', 'de'] as const) expect(wrong(locale, /\d\$/)).toEqual([])
      expect(wrong('fr', /\$\d/)).toEqual([])
    })
    test.each(LOCALES)('no doubled or stray spaces in %s', (locale) => {
      // Items of lists are indented.
      expect(found(locale, (text) => /(?<=\S) {2}|^ +(?![ -])| $|\s[,.]/.test(text))).toEqual([])
    })
  })
}

const few = (problems: readonly string[]) => [...new Set(problems)].slice(0, 5)

/** How much is said in each place. Names are sorted differently in each language, so the order may differ. */
const counts = (all: readonly Said[]) =>
  [...new Set(all.map(({ where }) => where))].map((place) => `${place} ${all.filter(({ where }) => where === place).length}`)
