import { afterAll, describe, expect, test } from 'vitest'
import { type QuietHours, quietUntil, readQuietHours, withPart } from '../../../src/tables/model/settings.js'
import { cleanUp, openHouse } from '../kit/house.js'

afterAll(cleanUp)

describe('quiet hours', () => {
  const read = (from: string, to: string, zone = 'UTC') => {
    const result = readQuietHours({ from, to, zone }, null, 'Europe/Paris')
    return result.ok ? [result.quiet.from, result.quiet.to, result.quiet.zone] : result.refusal
  }

  test.each([
    ['22:30', '7:00', 22 * 60 + 30, 7 * 60],
    [' 22h30 ', '7h', 22 * 60 + 30, 7 * 60],
    ['0', '23.59', 0, 23 * 60 + 59],
    ['18:00', '24:00', 18 * 60, 0],
    ['10:30 PM', '7:00 am', 22 * 60 + 30, 7 * 60],
    ['12 p.m.', '12:15AM', 12 * 60, 15],
  ])('from %s to %s are read', (from, to, start, end) => expect(read(from, to)).toEqual([start, end, 'UTC']))

  test.each([
    ['24:01', '7:00', 'unknown-time'],
    ['0:00', '24:00', 'whole-day'],
    ['7:60', '8:00', 'unknown-time'],
    ['', '8:00', 'unknown-time'],
    ['soon', '8:00', 'unknown-time'],
    ['8:00', '-1', 'unknown-time'],
    ['7:00', '07:00', 'whole-day'],
    ['13:00 PM', '8:00', 'unknown-time'],
    ['0 AM', '8:00', 'unknown-time'],
    ['8 XM', '9:00', 'unknown-time'],
  ])('from %s to %s are %s', (from, to, refusal) => expect(read(from, to)).toBe(refusal))

  test('are in an existing time zone, by its official name', () => {
    expect(read('22', '7', ' europe/berlin ')).toEqual([22 * 60, 7 * 60, 'Europe/Berlin'])
    for (const zone of ['', 'Mars/Olympus', "UTC'; --"]) expect(read('22', '7', zone)).toBe('unknown-zone')
  })

  test('keep what is left out, if there is anything to keep', () => {
    const now = { from: 60, to: 120, zone: 'UTC' }
    const kept = readQuietHours({ from: null, to: '3 AM', zone: null }, now, 'Europe/Paris')
    expect(kept).toEqual({ ok: true, quiet: { ...now, to: 180 } })
  })

  test('typed in part are for the rest what the menus would make of them', () => {
    const [zone, other] = ['Europe/Paris', 'UTC']
    const typed = { from: null, to: null, zone: null }
    for (const [more, part] of [
      [{ from: '22:30' }, { from: 22 * 60 + 30 }],
      [
        { to: '3 AM', zone: other },
        { to: 180, zone: other },
      ],
      [
        { from: '1', to: '3' },
        { from: 60, to: 180 },
      ],
    ] as const) {
      const read = readQuietHours({ ...typed, ...more }, null, zone)
      expect(read).toMatchObject({ ok: true })
      expect(read).toEqual(withPart(null, part, zone))
    }
  })

  test('chosen part by part last a night where the user probably lives, until the rest is chosen', () => {
    const night = withPart(null, { from: 60 }, 'Europe/Paris')
    expect(night).toEqual({ ok: true, quiet: { from: 60, to: 8 * 60, zone: 'Europe/Paris' } })
    const elsewhere = { from: 0, to: 60, zone: 'UTC' }
    expect(withPart(elsewhere, { to: 120 }, 'Europe/Paris')).toEqual({ ok: true, quiet: { ...elsewhere, to: 120 } })
    expect(withPart(elsewhere, { zone: 'Mars/Base' }, 'UTC')).toEqual({ ok: false, refusal: 'unknown-zone' })
    for (const to of [Number('soon'), -60, 99999, 0.5])
      expect(withPart(elsewhere, { to }, 'UTC')).toEqual({ ok: false, refusal: 'unknown-time' })
  })

  test('may begin when the usual night ends, and end when it begins, while nobody has chosen the rest', () => {
    const late = { from: 8 * 60, to: 16 * 60, zone: 'UTC' }
    const early = { from: 14 * 60, to: 22 * 60, zone: 'UTC' }
    expect(withPart(null, { from: 8 * 60 }, 'UTC')).toEqual({ ok: true, quiet: late })
    expect(withPart(null, { to: 22 * 60 }, 'UTC')).toEqual({ ok: true, quiet: early })
    const typed = { from: null, to: null, zone: null }
    expect(readQuietHours({ ...typed, from: '8 AM' }, null, 'UTC')).toEqual({ ok: true, quiet: late })
    expect(readQuietHours({ ...typed, to: '22' }, null, 'UTC')).toEqual({ ok: true, quiet: early })
    // Each hour may be the first one chosen.
    for (let hour = 0; hour < 24; hour++) {
      for (const part of ['from', 'to']) expect(withPart(null, { [part]: hour * 60 }, 'UTC')).toMatchObject({ ok: true })
    }
    const chosen = { from: 22 * 60, to: 8 * 60, zone: 'UTC' }
    expect(withPart(chosen, { from: 8 * 60 }, 'UTC')).toEqual({ ok: false, refusal: 'whole-day' })
  })

  const at = (text: string) => new Date(`${text}Z`)
  const night: QuietHours = { from: 22 * 60, to: 7 * 60, zone: 'Europe/Paris' }
  const noon: QuietHours = { from: 12 * 60, to: 14 * 60, zone: 'Asia/Kolkata' }

  test.each<[string, QuietHours, string, string | null]>([
    ['over midnight, before it', night, '2024-01-10T21:30:10', '2024-01-11T06:00:00'],
    ['over midnight, after it', night, '2024-01-11T05:59:59', '2024-01-11T06:00:00'],
    ['over midnight, at their end', night, '2024-01-11T06:00:00', null],
    ['over midnight, just before they begin', night, '2024-01-10T20:59:59', null],
    ['within a day, in a zone of half hours', noon, '2024-01-10T06:30:00', '2024-01-10T08:30:00'],
    ['within a day, outside', noon, '2024-01-10T08:30:00', null],
    ['while clocks are put forward', night, '2024-03-30T23:00:00', '2024-03-31T05:00:00'],
    ['while clocks are put back', night, '2024-10-26T22:00:00', '2024-10-27T06:00:00'],
  ])('%s', (_, quiet, now, until) => expect(quietUntil(quiet, at(now))).toEqual(until === null ? null : at(until)))

  test('nobody has any by default', () => expect(quietUntil(null, at('2024-01-10T03:00:00'))).toBeNull())
})

const USUAL_CALLS = { calls: 'channel', locale: null, toldClosed: false }

describe('settings', () => {
  test('are kept for each user, and changed one by one', async () => {
    const house = openHouse()
    const quiet = { from: 60, to: 120, zone: 'UTC' }
    expect(await house.settings.find('1')).toEqual({ quiet: null, guides: [], listed: true, ...USUAL_CALLS })
    await house.settings.setQuiet('1', quiet)
    for (const game of ['tally', 'chess', 'tally']) await house.settings.sawGuide('1', game)
    await house.settings.sawGuide('2', 'tally')
    const { settings } = house.restart()
    const own = await settings.find('1')
    expect(own.quiet).toEqual(quiet)
    expect([...own.guides].sort()).toEqual(['chess', 'tally'])
    expect(await settings.find('2')).toEqual({ quiet: null, guides: ['tally'], listed: true, ...USUAL_CALLS })
    await settings.setCalls('1', 'direct', 'fr')
    await settings.setToldClosed('1', true)
    const asked = { quiet, calls: 'direct', locale: 'fr', toldClosed: true, listed: true }
    expect(await settings.find('1')).toMatchObject(asked)
    await settings.setToldClosed('1', false)
    expect(await settings.find('1')).toMatchObject({ ...asked, toldClosed: false })
    await settings.setQuiet('1', null)
    expect((await settings.find('1')).quiet).toBeNull()
  })
})
