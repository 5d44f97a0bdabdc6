/** Plurals and lists in each language. */
import type { ByLocale, Locale } from './locale.js'
import { withMinus } from './numbers.js'

/** A counted word: the form for one, and the form for other numbers (French uses the first for zero too). */
export interface Forms {
  readonly one: string
  readonly other: string
}

/** The English rulebooks list without a comma before "and", which only British English does here. */
function perLocale<T>(make: (tag: string) => T): ByLocale<T> {
  return { en: make('en-GB'), fr: make('fr'), de: make('de') }
}

const RULES = perLocale((tag) => new Intl.PluralRules(tag))
const AND = perLocale((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }))
const OR = perLocale((tag) => new Intl.ListFormat(tag, { type: 'disjunction' }))

/** The form of a word for the number `n`, without the number: `plural('fr', 0, { one: 'route', other: 'routes' })` is `route`. */
export function plural(locale: Locale, n: number, forms: Forms): string {
  return RULES[locale].select(n) === 'one' ? forms.one : forms.other
}

/** The number and its word: `3 roads`. */
export function counted(locale: Locale, n: number, forms: Forms): string {
  return `${withMinus(n)} ${plural(locale, n, forms)}`
}

/** The words with a capital letter, for the beginning of a line. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** `a, b and c` in the reader's language. Empty for an empty list. */
export function listed(locale: Locale, items: readonly string[]): string {
  return AND[locale].format(items)
}

/** `a, b or c` in the reader's language. */
export function listedAsChoices(locale: Locale, items: readonly string[]): string {
  return OR[locale].format(items)
}
