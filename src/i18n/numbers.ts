/** Numbers, shares, dates and durations, as each language writes them. */
import type { ByLocale, Locale } from './locale.js'

const TAGS: ByLocale<string> = { en: 'en-US', fr: 'fr', de: 'de' }

function perLocale<T>(make: (tag: string) => T): ByLocale<T> {
  return { en: make(TAGS.en), fr: make(TAGS.fr), de: make(TAGS.de) }
}

const DECIMALS = perLocale(
  (tag) => new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false }),
)
const SHARES = perLocale((tag) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 }))
const SIGNED = perLocale((tag) => new Intl.NumberFormat(tag, { signDisplay: 'exceptZero', useGrouping: false }))
const DAYS = perLocale(
  (tag) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
)

const typeset = (number: string) => number.replace('-', '−')

/** With one decimal: `12.5`, `12,0`, `−3.0`. */
export function decimal(locale: Locale, n: number): string {
  return typeset(DECIMALS[locale].format(n))
}

/** A fraction as a percentage: `62%`, `62 %`. */
export function share(locale: Locale, part: number): string {
  return SHARES[locale].format(part)
}

/** With its sign, unless it is zero: `+12`, `−3`, `0`. */
export function signed(locale: Locale, n: number): string {
  return typeset(SIGNED[locale].format(n))
}

/** With a typographic minus sign. */
export function withMinus(n: number): string {
  return typeset(`${n}`)
}

/** A day in UTC: `Nov 20, 2026`. */
export function day(locale: Locale, at: Date): string {
  return DAYS[locale].format(at)
}

/** Minutes after midnight as a time of day: `10:30 PM`, `22:30`. */
export function timeOfDay(locale: Locale, minutes: number): string {
  const hour = Math.floor(minutes / 60)
  const minute = String(minutes % 60).padStart(2, '0')
  return locale === 'en' ? `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}` : `${hour}:${minute}`
}

const SPANS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

/** A duration in its two largest units: `42 sec`, `3 min 10 sec`, `2 days 4 hr`. */
export function span(locale: Locale, ms: number): string {
  const seconds = Math.round(ms / 1000)
  const first = SPANS.findIndex(([, size]) => seconds >= size)
  if (first < 0) return unit(locale, decimalSeconds(ms), 'second')
  const [[name, size] = ['second', 1] as const, next] = SPANS.slice(first, first + 2)
  const rest = next === undefined ? 0 : Math.floor((seconds % size) / next[1])
  const whole = unit(locale, Math.floor(seconds / size), name)
  return next === undefined || rest === 0 ? whole : `${whole} ${unit(locale, rest, next[0])}`
}

const decimalSeconds = (ms: number) => Math.round(ms / 100) / 10

function unit(locale: Locale, n: number, name: (typeof SPANS)[number][0]): string {
  return new Intl.NumberFormat(TAGS[locale], { style: 'unit', unit: name, unitDisplay: 'short' }).format(n)
}
