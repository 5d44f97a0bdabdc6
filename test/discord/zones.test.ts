import { expect, test } from 'vitest'
import { LIMITS } from '../../src/discord/wire/limits.js'
import { LIKELY_ZONE, zoneOptions } from '../../src/discord/words/zones.js'
import { LOCALES } from '../../src/i18n/locale.js'

const labelOf = (zone: string, now: string) =>
  zoneOptions(null, 'en', new Date(now)).find(({ value }) => value === zone)?.label ?? 'no such zone'

test.each([
  ['Europe/Berlin', '2026-01-10T23:05:00Z', '0:05 · Central European Standard Time'],
  ['Europe/Berlin', '2026-07-10T12:59:00Z', '14:59 · Central European Summer Time'],
  ['America/New_York', '2026-01-10T03:30:00Z', '22:30 · Eastern Standard Time'],
  ['Asia/Kolkata', '2026-01-10T00:00:00Z', '5:30 · India Standard Time'],
])('%s at %s is %s', (zone, now, label) => expect(labelOf(zone, now)).toBe(label))

test('the time goes on, and follows the clocks when they are changed', () => {
  expect(labelOf('Europe/London', '2026-03-29T00:58:00Z')).toMatch(/^0:58 /)
  expect(labelOf('Europe/London', '2026-03-29T00:59:00Z')).toMatch(/^0:59 /)
  expect(labelOf('Europe/London', '2026-03-29T01:00:00Z')).toMatch(/^2:00 .*Summer/)
})

test.each(LOCALES)('any zone that was chosen is an option in %s too, and all of them fit into a menu', (locale) => {
  for (const chosen of [LIKELY_ZONE[locale], 'America/Argentina/Buenos_Aires', 'Australia/Lord_Howe']) {
    const options = zoneOptions(chosen, locale, new Date('2026-01-10T12:00:00Z'))
    expect(options.filter((option) => option.chosen).map(({ value }) => value)).toEqual([chosen])
    expect(options.length).toBeLessThanOrEqual(LIMITS.menuOptions)
    expect(new Set(options.map(({ value }) => value)).size).toBe(options.length)
  }
})
