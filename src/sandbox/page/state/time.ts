/** Times as Discord words them, in the reader's language. Pure. */
import type { TimestampStyle } from '../markdown/tree.js'

const STEPS = [
  { unit: 'year', seconds: 365 * 86_400 },
  { unit: 'month', seconds: 30 * 86_400 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
] as const

/** "in 5 minutes", "2 days ago", in the largest applicable unit. Both times in seconds since 1970. */
export function relativeTime(seconds: number, nowSeconds: number, locale: string): string {
  const distance = seconds - nowSeconds
  const step = STEPS.find((one) => Math.abs(distance) >= one.seconds) ?? { unit: 'second', seconds: 1 }
  const count = Math.trunc(distance / step.seconds)
  return new Intl.RelativeTimeFormat(locale).format(count, step.unit)
}

const FORMATS: Readonly<Record<Exclude<TimestampStyle, 'R'>, Intl.DateTimeFormatOptions>> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
}

/** A point in time (seconds since 1970) as Discord’s clients write it in a style and a language. */
export function absoluteTime(seconds: number, style: Exclude<TimestampStyle, 'R'>, locale: string): string {
  return new Intl.DateTimeFormat(locale, FORMATS[style]).format(new Date(seconds * 1000))
}

const isSameDay = (a: Date, b: Date) => a.toDateString() === b.toDateString()

/** When a message was sent. Only the time if that was today. */
export function messageTime(iso: string, now: Date, locale: string): string {
  const sent = new Date(iso)
  const style = isSameDay(sent, now) ? ({ timeStyle: 'short' } as const) : ({ dateStyle: 'short', timeStyle: 'short' } as const)
  return new Intl.DateTimeFormat(locale, style).format(sent)
}
