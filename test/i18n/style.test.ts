/** What a machine can hold of the style sheet, `src/i18n/STYLE.md`. */
import { describe, expect, test } from 'vitest'
import { samplesIn } from '../../src/cli/texts/sampler.js'
import { GAMES } from '../../src/games/index.js'
import type { ByLocale } from '../../src/i18n/locale.js'
import { LOCALES, type Locale } from '../../src/i18n/locale.js'
import { TEXTS } from '../../src/i18n/texts/index.js'
import { SPEECHES } from './catalogue.js'
import { saidBy, textsOf } from './saying.js'

/** Every form of every text with names and numbers in it. */
const SAMPLES: ByLocale<readonly string[]> = { en: said('en'), fr: said('fr'), de: said('de') }

function said(locale: Locale): readonly string[] {
  return samplesIn(locale, GAMES).flatMap(({ where, forms }) => forms.map((form) => `${where}: ${form}`))
}

const textsWith = (locale: Locale, unwanted: RegExp) =>
  SAMPLES[locale].filter((sample) => unwanted.test(sample.replace(/^\S+: /, '').replace(/`[^`]*`/g, 'x')))

/** The longest label that a phone shows whole. */
const PHONE_LABEL = 34

/**
 * Words of the code, other spellings, other words for what has one already, and several others who are asked, since there may be
 * only one.
 */
const FORBIDDEN: ByLocale<readonly RegExp[]> = {
  en: [
    /\bpanels?\b/i,
    /\bsteps?\b/i,
    /\b(a|your|last|this|another|without a) press\b/i,
    /\bpresses of\b/i,
    /plays? (on )?by itself/i,
    /\b(colou?red )?colours?\b|favour|defence|theatre|chequer|jeweller|traveller|recognis|honour|dearer/i,
    /\btake[ns]? (it )?back\b|\btook back\b/i,
    /\bany ?more\b|in the end\b|\bset off\b.*\bface\b|supplies? (a|the|cards?|town)/i,
    /(?<!the )most (VP|favors) wins?\b|stands? (still|below|in the channel)/i,
    /no protection left|you can reach a city whose|finished a game|no finished games here/,
    /\bask the others\b|waiting for the others|the others’ (consent|answers)/i,
    /\beverybody agree|everybody answered|^ask them$/i,
  ],
  fr: [
    /\bpanneau/i,
    /joue(nt|ra|rait)? (désormais )?en automatique/i,
    /bon retour/i,
    /d'|l'|qu'|n'|s'|c'|j'/,
    /\b(?:de|que|le|la|ne|se|je) (?=[AEIOUÉÈÊÂÎÔÛŒ](?!l Paso\b))(?=Émile|Annie)(?!Annie à Émile)/,
    /disette|approvisionn/i,
    /sans indication|sans réponse/i,
    /adversaires? virtuel/i,
    /\b(?:que|de|le|la|ne|se|je) \*\*[AEIOUÉÈÊÂÎÔÛ]/,
    /plus de protection contre|: une ville qui convient/,
    /(accord|réponse) des autres|(demande[rz]|proposez.*) aux autres|attend encore les autres/i,
    /tout le monde (est d’accord|n’a pas répondu)|l’accord de tout le monde|tous sont d’accord|encore des réponses/i,
  ],
  de: [
    /spiel(t|te|en) (jetzt )?von selbst/i,
    /sind (noch |hier )?gefragt/i,
    /\bgelistet\b|\blisten\b/i,
    /es ist geschehen/i,
    /\bTischs\b|\bZuges\b/,
    /\bLinien?\b|\bKennung\b/,
    /noch zu (wählen|entscheiden|schaffen)|keinen Schutz mehr|über der Karte|: Eine Stadt mit passendem/,
    /(Zustimmung|Einverständnis|Antworten) der anderen|frage die anderen|die anderen fragen/i,
    /alle sind einverstanden|nicht alle (zu|haben rechtzeitig)|Zustimmung aller|noch Antworten/i,
  ],
}

describe.each(LOCALES)('what is said in %s', (locale) => {
  test.each(FORBIDDEN[locale].map((word) => [word]))('never has %s', (word) => expect(textsWith(locale, word)).toEqual([]))

  test('has no number of a rule', () => expect(textsWith(locale, /\([A-Z]\d+\)/)).toEqual([]))

  test('has no double space, and no space before a full stop or a comma', () => {
    expect(textsWith(locale, /\S {2,}\S| [.,](?= |$)/)).toEqual([])
  })

  test('begins every part of the heading of a turn with a capital, as the games’ own headings do', () => {
    const headings = [0, 2].map((turn) => TEXTS[locale].turn.title('Pioneers', turn))
    expect(headings.flatMap((heading) => heading.split(' · ')).filter((part) => !/^\p{Lu}/u.test(part))).toEqual([])
  })

  test('has no question on a menu of the lobby or the settings, and nothing that a phone cuts off there', () => {
    const { lobby, settings } = TEXTS[locale]
    const labels = [lobby.colour, ...Object.values(lobby.choose), ...Object.values(settings.choose)]
    expect(labels.filter((label) => label.length > PHONE_LABEL || label.endsWith('?'))).toEqual([])
  })

  test('sends nobody to a channel for a proposal, which is in the thread if the game is', () => {
    const { proposal, refusals } = TEXTS[locale]
    const sentences = [...textsOf(proposal).map(({ text }) => text), refusals.plain['own-proposal-open']]
    expect(sentences.filter((sentence) => /channel|salon|kanal/i.test(sentence))).toEqual([])
  })

  test('has one full stop at the end of every refusal', () => {
    const refusals = [TEXTS[locale].refusals.plain, ...SPEECHES.map(({ texts }) => (texts[locale] as Refusing).refusals ?? {})]
    const sentences = refusals.flatMap((each) => textsOf(each)).map(({ text }) => text)
    expect(sentences.filter((sentence) => !/[^.]\.$/.test(sentence))).toEqual([])
  })
})

interface Refusing {
  readonly refusals?: unknown
}

/** What would only be right for a woman or for a man, where a text names somebody. */
const GENDERED: ByLocale<RegExp> = {
  en: /\b(he|she|his|hers?|him)\b/i,
  fr: /\bLucie (est|a été|sera|était|reste) (?!en |de |à )\p{L}+[éiu]e?(?!\p{L})/u,
  de: /\bseine[nmrs]?\b|\b(er|sie) (ist|hat|kann|muss|spielt)\b/i,
}

describe('somebody’s name', () => {
  const sentencesAbout = (locale: Locale) =>
    samplesIn(locale, GAMES, ['Lucie', 'Gaspard', 'Zoé']).flatMap(({ forms }) => forms.filter((form) => form.includes('Lucie')))

  test('is not elided before in French if it begins with a consonant', () => {
    const sentences = sentencesAbout('fr')
    expect(sentences.filter((sentence) => /\bde Lucie\b/.test(sentence)).length).toBeGreaterThan(5)
    expect(sentences.filter((sentence) => /’(Lucie|Gaspard|Zoé)/.test(sentence))).toEqual([])
  })

  test.each(LOCALES)('may be a woman’s or a man’s in every sentence in %s', (locale) => {
    expect(sentencesAbout(locale).length).toBeGreaterThan(100)
    expect(sentencesAbout(locale).filter((sentence) => GENDERED[locale].test(sentence))).toEqual([])
  })
})

/** More opponents than one, at a table that may have only two players. What the rules say is for tables of every size. */
const SEVERAL_OPPONENTS: ByLocale<RegExp> = {
  en: /other players\b|everybody else|\bthe others\b(?!: 30 lines)/i,
  fr: /autres joueurs|\b(les|des|aux) autres\b(?! laisseraient)/i,
  de: /\b(zwei andere|(alle|allen|die|den) anderen)\b/i,
}

test.each(LOCALES)('no player of two reads about several others in %s, except in the rules', (locale) => {
  const own = SPEECHES.flatMap((speech) => Object.entries(saidBy(speech, locale)))
  const read = own.filter(([where]) => !/^\w+\.(rules|pitch)\b/.test(where))
  expect(read.length).toBeGreaterThan(500)
  expect(read.filter(([, forms]) => forms.some((form) => SEVERAL_OPPONENTS[locale].test(form)))).toEqual([])
})

/** Money as each rulebook prints it; French with its space. */
const MONEY: ByLocale<RegExp> = { en: /\d\s?\$(?!\d)/, fr: /\$\d|\d\$|\d \$/, de: /\d\s?\$(?!\d)/ }

test.each(LOCALES)('money in %s is written as it should be', (locale) => expect(textsWith(locale, MONEY[locale])).toEqual([]))

/** The paths of labels whose buttons end something, or leave it out. */
const ENDING = /\.(button|back|done|skip|decline|join|leave)\b/

test.each(LOCALES)('no button in %s that ends a part of a turn is called like the beginning of another one', (locale) => {
  const confused = SPEECHES.flatMap((speech) => {
    const said = Object.entries(saidBy(speech, locale)).filter(([where]) => ENDING.test(where))
    const labels = said.flatMap(([, forms]) => forms)
    return labels.filter((label) => labels.some((other) => other !== label && other.startsWith(`${label} `)))
  })
  expect(confused).toEqual([])
})

test('the labels of buttons fit: at most 80 characters, whoever they name', () => {
  const labels = LOCALES.flatMap((locale) =>
    SPEECHES.flatMap((speech) => Object.entries(saidBy(speech, locale)).filter(([where]) => ENDING.test(where))),
  )
  expect(labels.length).toBeGreaterThan(20)
  expect(labels.flatMap(([, forms]) => forms).filter((form) => form.length > 80)).toEqual([])
})
