import { expect, test } from 'vitest'
import { LIMITS } from '../../../src/discord/wire/limits.js'
import { LIKELY_ZONE, zoneOptions } from '../../../src/discord/words/time-zones.js'
import { LOCALES } from '../../../src/i18n/locale.js'
import { withPart } from '../../../src/tables/model/settings.js'

const labelOf = (zone: string, now: string) =>
  zoneOptions(null, 'en', new Date(now)).find(({ value }) => value === zone)?.label ?? 'no such zone'

test.each([
  ['Europe/Berlin', '2026-01-10T23:05:00Z', '12:05 AM · Central European Standard Time'],
  ['Europe/Berlin', '2026-07-10T12:59:00Z', '2:59 PM · Central European Summer Time'],
  ['America/New_York', '2026-01-10T03:30:00Z', '10:30 PM · Eastern Standard Time'],
  ['Asia/Kolkata', '2026-01-10T00:00:00Z', '5:30 AM · India Standard Time'],
])('%s at %s is %s', (zone, now, label) => expect(labelOf(zone, now)).toBe(label))

test('the clock has 24 hours in French and German', () => {
  const labels = (['fr', 'de'] as const).map((locale) => zoneOptions('UTC', locale, new Date('2026-01-10T22:05:00Z')))
  expect(labels.map((options) => options.find(({ chosen }) => chosen)?.label.slice(0, 7))).toEqual(['22:05 ·', '22:05 ·'])
})

test('the time goes on, and follows the clocks when they are changed', () => {
  expect(labelOf('Europe/London', '2026-03-29T00:58:00Z')).toMatch(/^12:58 AM /)
  expect(labelOf('Europe/London', '2026-03-29T00:59:00Z')).toMatch(/^12:59 AM /)
  expect(labelOf('Europe/London', '2026-03-29T01:00:00Z')).toMatch(/^2:00 AM .*Summer/)
})

test.each(LOCALES)('any zone that was chosen is an option in %s too, and all of them fit into a menu', (locale) => {
  for (const chosen of [LIKELY_ZONE[locale], 'America/Argentina/Buenos_Aires', 'Australia/Lord_Howe']) {
    const options = zoneOptions(chosen, locale, new Date('2026-01-10T12:00:00Z'))
    expect(options.filter((option) => option.chosen).map(({ value }) => value)).toEqual([chosen])
    expect(options.length).toBeLessThanOrEqual(LIMITS.menuOptions)
    expect(new Set(options.map(({ value }) => value)).size).toBe(options.length)
  }
})

test.each(['Asia/Kolkata', 'Asia/Calcutta', 'UTC', 'Europe/Berlin'])(
  '%s is in the menu once, whatever it is stored as',
  (zone) => {
    const now = new Date('2026-01-10T12:00:00Z')
    const read = withPart(null, { zone }, 'Europe/London')
    const stored = read.ok ? read.quiet.zone : ''
    const offered = zoneOptions(null, 'en', now).map(({ label }) => label)
    const options = zoneOptions(stored, 'en', now)
    expect(options.map(({ label }) => label)).toEqual(offered)
    expect(options.filter(({ chosen }) => chosen).map(({ value }) => value)).toEqual([zone.replace('Calcutta', 'Kolkata')])
  },
)
