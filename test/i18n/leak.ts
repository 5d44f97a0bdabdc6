/**
 * Finds words of another language in what a reader gets. It has three ways, each of which sees what the others miss: words that
 * the reader's catalogue lacks, constant parts of another catalogue's texts, and the most common words of another language.
 */

import { TAKEN_IN } from '../../src/games/speech.js'
import type { ByLocale, Locale } from '../../src/i18n/locale.js'
import { othersThan } from './catalogue.js'
import { textsOf } from './saying.js'

export interface LeakCheck {
  /** The parts of a sent text that are not in the language, each in words. Empty if there are none. */
  leaksIn(text: string, locale: Locale): readonly string[]
  /** The words that belong to a language, in lower case: no names. */
  ownWords(text: string): readonly string[]
}

/** Parts that belong to no language: mentions and moments, links, commands, time zones, rule numbers, abbreviated words. */
const WORDLESS =
  /<[^>]*>|https?:\/\/\S+|`[^`]*`|\b[A-Z]\w+\/[A-Z]\w+\b|\([A-Z]\d+[^)]*\)|(?:\p{Lu}[\p{L}.’]* )*[\p{L}.’]* ?…|[\\\u200b]/gu

/** Words of nearly every sentence. None of them is a word of another of these languages. */
const COMMONEST: ByLocale<readonly string[]> = {
  en: ['the', 'of', 'and', 'you', 'your', 'with', 'for', 'has', 'have', 'is', 'are', 'from', 'this', 'that', 'which', 'to', 'it'],
  fr: ['le', 'la', 'les', 'une', 'vous', 'dans', 'avec', 'pour', 'votre', 'vos', 'est', 'sont', 'qui', 'de', 'et', 'au'],
  de: ['der', 'das', 'und', 'dein', 'deine', 'ist', 'nicht', 'mit', 'ein', 'eine', 'zu', 'den', 'dem', 'oder', 'auf', 'von'],
}

/** A constant part with at least this many letters and a space does not occur by accident. */
const TELLING = 8

/** `names` may occur in every language: names of users, games, places. */
export function leakCheck(catalogues: ByLocale<unknown>, names: readonly string[]): LeakCheck {
  const namesIn = new RegExp(`(?<!\\p{L})(?:${longestFirst(names).map(escaped).join('|')})(?!\\p{L})`, 'gu')
  const bare = (text: string) => text.replace(WORDLESS, TAKEN_IN).replace(namesIn, TAKEN_IN)
  const texts = byLocale((locale) => textsOf(catalogues[locale]).map(({ text }) => bare(text)))
  const vocabulary = byLocale((locale) => new Set(texts[locale].flatMap(wordsIn)))
  const parts = byLocale((locale) => foreignParts(texts, locale))

  return {
    ownWords: (text) => wordsIn(bare(text)),
    leaksIn(text, locale) {
      const left = bare(text)
      const words = wordsIn(left)
      const foreign = othersThan(locale).flatMap((other) => COMMONEST[other])
      const starting = words.flatMap((word) => parts[locale].get(word) ?? [])
      return [
        ...words.filter((word) => !vocabulary[locale].has(word)).map((word) => `unknown: ${word}`),
        ...starting.filter((part) => holds(left, part)).map((part) => `elsewhere: ${part}`),
        ...words.filter((word) => foreign.includes(word)).map((word) => `foreign: ${word}`),
      ]
    },
  }
}

function byLocale<T>(make: (locale: Locale) => T): ByLocale<T> {
  return { en: make('en'), fr: make('fr'), de: make('de') }
}

/** In lower case, because a command's name consists of words that are capitalised elsewhere. */
function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? []
}

/** The constant parts of other languages' texts that the own texts lack, by their first words. */
function foreignParts(texts: ByLocale<readonly string[]>, locale: Locale): ReadonlyMap<string, readonly string[]> {
  const own = texts[locale].join('\n')
  const parts = new Set(othersThan(locale).flatMap((other) => texts[other].flatMap(constantParts)))
  const byFirst = new Map<string, string[]>()
  for (const part of parts) {
    const [first] = wordsIn(part)
    if (first !== undefined && !own.includes(part)) byFirst.set(first, [...(byFirst.get(first) ?? []), part])
  }
  return byFirst
}

function constantParts(text: string): readonly string[] {
  const parts = text.split(/[^\p{L}\p{Zs}’',-]+/u).map((part) => part.trim())
  return parts.filter((part) => part.includes(' ') && (part.match(/\p{L}/gu) ?? []).length >= TELLING)
}

/** Whether a text contains the part as whole words. */
function holds(text: string, part: string): boolean {
  return text.includes(part) && new RegExp(`(?<!\\p{L})${escaped(part)}(?!\\p{L})`, 'u').test(text)
}

function longestFirst(names: readonly string[]): readonly string[] {
  return [...names].sort((a, b) => b.length - a.length)
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
