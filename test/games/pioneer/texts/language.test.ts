/** No word of one language reaches a reader of another, over whole games and everything else that is ever said. */
import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../../../src/i18n/locale.js'
import { PLAYERS } from '../panel-walk.js'
import { played } from '../rules/played.js'
import { saidInGame, saidWithoutGame } from './everything.js'

const GAMES = [2, 3, 4].flatMap((seats) => ['one', 'two'].map((seed) => played(seats, `${seed} of ${seats}`)))
const everything = (locale: Locale) => [...GAMES.flatMap((game) => saidInGame(game, locale)), ...saidWithoutGame(locale)]
const SAID = { en: everything('en'), fr: everything('fr'), de: everything('de') }

/** Names, and what two languages call the same: these may stand in any language. */
const COMMON = [
  ...PLAYERS,
  'Pioneer',
  'Unobtanium',
  'Runite',
  'Gold',
  'Fortification',
  'Technologies',
  'Belmar',
  'Corvane',
  'Tarsis',
  'Aurelia',
  'Meridian',
  'Verdance',
  'Drift',
  'Deck',
  'Recycling',
  'colonies',
  'actions',
  'action',
  'bomber',
  'Bomber',
]
const ownWords = (text: string) => text.replace(new RegExp(COMMON.join('|'), 'g'), ' ')

/** Words that stand in nearly every sentence of a language and in no sentence of the others. */
const TELLTALE = {
  en: 'the|of|and|you|your|with|for|has|have|is|are|from|this|that|which|ship|ships|warship|scout|turn|sector|VP',
  fr: 'le|une|vous|dans|avec|pour|votre|vos|est|sont|qui|vaisseau|vaisseaux|secteur|carte|tour|PV',
  de: 'der|und|dein|deine|ist|nicht|mit|ein|eine|zu|Schiff|Schiffe|Karte|Sektor|Zug|SP',
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

/** Only these signs are left of a text that needs no translation. */
const WORDLESS = /^(?:[^\p{L}]|VP)*$/u

describe.each(['fr', 'de'] as const)('%s', (locale) => {
  test('says as much as English does', () => {
    const counts = (all: typeof SAID.en) =>
      [...new Set(all.map(({ where }) => where))].map((kind) => `${kind} ${all.filter(({ where }) => where === kind).length}`)
    expect(counts(SAID[locale])).toEqual(counts(SAID.en))
  })
  test('says nothing as English does, names apart', () => {
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

test.each(LOCALES)('sentences in %s begin with a capital or an amount, and end like sentences', (locale) => {
  const kinds = new Set([
    'status',
    'own status',
    'turn',
    'bought',
    'played',
    'moved',
    'drew',
    'turned-up',
    'colonized',
    'destroyed',
  ])
  const told = SAID[locale].filter(({ where }) => kinds.has(where) || /^(refusal|not now|rare (?!over))/.test(where))
  const odd = told.filter(
    ({ where, text }) => !/^[\p{Lu}\d].*\.$/u.test(text) && !/^\p{Lu}.* · /u.test(text) && !isDigest(where, text),
  )
  expect(told.length).toBeGreaterThan(1000)
  expect(few(odd.map(({ where, text }) => `${where}: ${text}`))).toEqual([])
})

/** Digests of rare facts stand after a name. */
const isDigest = (where: string, text: string) => where.startsWith('rare') && !text.endsWith('.')

test('French typesets its signs: a narrow space before them, and curved apostrophes', () => {
  const wrong = SAID.fr.filter(({ text }) => /[^\s\u202f<\d][:;!?»]( |$)|(?<=\p{L})'(?=\p{L})/u.test(text))
  expect(few(wrong.map(({ where, text }) => `${where}: ${text}`))).toEqual([])
})
