import { expect, test, vi } from 'vitest'
import { settings } from '../../../commands/settings.js'
import { quietSentences } from '../../../src/discord/words/own-settings.js'
import { zoneOptions } from '../../../src/discord/words/time-zones.js'
import { withPart } from '../../../src/tables/model/settings.js'

const suggested = (value: string) => settings.complete?.({ name: 'zone', value }) ?? []

/** Zones of which runtimes know an older name and a newer one. */
const RENAMED = [
  ['Asia/Kolkata', 'Asia/Calcutta'],
  ['Europe/Kyiv', 'Europe/Kiev'],
  ['America/Nuuk', 'America/Godthab'],
  ['Asia/Ho_Chi_Minh', 'Asia/Saigon'],
  ['Asia/Kathmandu', 'Asia/Katmandu'],
  ['Asia/Yangon', 'Asia/Rangoon'],
  ['Pacific/Kanton', 'Pacific/Enderbury'],
  ['America/Argentina/Buenos_Aires', 'America/Buenos_Aires'],
] as const

test.each(RENAMED)('%s is suggested by that name and by %s', (present, former) => {
  expect([suggested(present), suggested(former)]).toEqual([[present], [former]])
})

test.each(RENAMED)('who chose %s reads that name, whichever the runtime keeps, and not %s', (present, former) => {
  const now = new Date('2026-01-10T12:00:00Z')
  for (const zone of [present, former]) {
    const read = withPart(null, { zone }, 'Europe/London')
    const quiet = read.ok ? read.quiet : null
    expect(quietSentences({ quiet, calls: 'channel' }, true, 'en', now).join(' ')).toContain(`(${present})`)
    const chosen = zoneOptions(quiet?.zone ?? null, 'en', now).filter((option) => option.chosen)
    expect(chosen.map(({ description }) => description)).toEqual([present])
  }
})

test.each([
  ['ho chi minh', ['Asia/Ho_Chi_Minh']],
  ['Hồ Chí Minh', ['Asia/Ho_Chi_Minh']],
  ['São Paulo', ['America/Sao_Paulo']],
  ['new_york', ['America/New_York']],
  ['asia / kolkata', ['Asia/Kolkata']],
  ['port au prince', ['America/Port-au-Prince']],
  ["St. John's", ['America/St_Johns']],
  ['utc', ['UTC']],
  ['buenos aires', ['America/Argentina/Buenos_Aires']],
  ['Atlantis', []],
])('who types %s finds %j', (typed, zones) => expect(suggested(typed)).toEqual(zones))

test('a zone takes one line if both of its names are meant, and there are as many lines as Discord takes', () => {
  expect(suggested('kat')).toEqual(['America/Metlakatla', 'Asia/Kathmandu', 'Asia/Kolkata', 'Asia/Yekaterinburg'])
  expect(suggested('')).toHaveLength(25)
})

test('every zone that is suggested is taken', () => {
  const every = new Set([...'abcdefghijklmnopqrstuvwxyz'].flatMap((a) => [...'aeiou'].flatMap((b) => suggested(a + b))))
  expect(every.size).toBeGreaterThan(300)
  expect([...every].filter((zone) => !withPart(null, { zone }, 'UTC').ok)).toEqual([])
})

test.each([
  ['the present names', (present: string, _: string) => [present]],
  ['the former names', (_: string, former: string) => [former]],
  ['both', (present: string, former: string) => [former, present]],
])('the suggestions are the same whether the runtime lists %s', async (_, listed) => {
  vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(RENAMED.flatMap(([present, former]) => listed(present, former)))
  vi.resetModules()
  const { zonesLike } = await import('../../../src/discord/words/zone-names.js')
  vi.restoreAllMocks()
  expect(zonesLike('', 25)).toEqual([...RENAMED.map(([present]) => present), 'UTC'].sort())
})
