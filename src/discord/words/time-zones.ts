/** The menu of time zones. Discord tells bots nobody's time zone, and a menu has too few options for all of them. */
import type { ByLocale, Locale } from '../../i18n/locale.js'
import { timeOfDay } from '../../i18n/numbers.js'
import { capitalised } from '../../i18n/words.js'
import type { OptionSpec } from '../wire/components.js'
import { presentName } from './zone-names.js'

/** A zone for each part of the world, west to east. One less than a menu holds, so that another one can be added. */
const OFFERED = [
  'Pacific/Honolulu',
  'America/Anchorage',
  'America/Los_Angeles',
  'America/Denver',
  'America/Chicago',
  'America/New_York',
  'America/Halifax',
  'America/Sao_Paulo',
  'UTC',
  'Europe/London',
  'Europe/Berlin',
  'Europe/Paris',
  'Europe/Athens',
  'Africa/Johannesburg',
  'Europe/Moscow',
  'Asia/Dubai',
  'Asia/Karachi',
  'Asia/Kolkata',
  'Asia/Bangkok',
  'Asia/Shanghai',
  'Asia/Tokyo',
  'Australia/Adelaide',
  'Australia/Sydney',
  'Pacific/Auckland',
] as const

/** The zone that is assumed of users until they choose theirs. */
export const LIKELY_ZONE: ByLocale<(typeof OFFERED)[number]> = { en: 'Europe/London', fr: 'Europe/Paris', de: 'Europe/Berlin' }

/** The zones on offer and the chosen one, each with its present time, by which readers recognise theirs. */
export function zoneOptions(chosen: string | null, locale: Locale, now: Date): readonly OptionSpec[] {
  const offered = offeredAt(locale, now)
  const own = chosen === null ? null : zoneAt(chosen, locale, now)
  // The chosen zone is kept by the runtime's name for it, which may be an older one: Asia/Calcutta for Asia/Kolkata.
  const isOwn = ({ official }: Zone) => official === own?.official
  const zones = own === null || offered.some(isOwn) ? offered : [own, ...offered]
  return zones.map((each) => optionOf(each, isOwn(each), locale, now))
}

function optionOf({ zone, name, ahead }: Zone, chosen: boolean, locale: Locale, now: Date): OptionSpec {
  return {
    value: zone,
    label: `${timeOfDay(locale, (minutesOf(now) + ahead) % DAY)} · ${name}`,
    // Of that zone the name says it all.
    ...(zone === 'UTC' ? {} : { description: presentName(zone) }),
    chosen,
  }
}

/** What clocks in a zone say. */
export function timeIn(zone: string, locale: Locale, now: Date): string {
  return timeOfDay(locale, (minutesOf(now) + zoneAt(zone, locale, now).ahead) % DAY)
}

/** A zone for about an hour: its name in a language, and by how many minutes it is ahead of UTC, from 0 to a day. */
interface Zone {
  readonly zone: string
  /** What the runtime calls it. Two names of one zone have the same official one. */
  readonly official: string
  readonly name: string
  readonly ahead: number
}

const HOUR_MS = 60 * 60_000
const DAY = 24 * 60

/** The offered zones by language, kept for an hour, because each takes the runtime long to look up. */
const kept = new Map<Locale, { readonly hour: number; readonly zones: readonly Zone[] }>()

function offeredAt(locale: Locale, now: Date): readonly Zone[] {
  const hour = Math.floor(now.getTime() / HOUR_MS)
  const known = kept.get(locale)
  if (known?.hour === hour) return known.zones
  const zones = OFFERED.map((zone) => zoneAt(zone, locale, now))
  kept.set(locale, { hour, zones })
  return zones
}

function zoneAt(zone: string, locale: Locale, now: Date): Zone {
  const format = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'long', ...CLOCK })
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, value]))
  const minutes = Number(parts.get('hour')) * 60 + Number(parts.get('minute'))
  const name = parts.get('timeZoneName') ?? zone
  const official = format.resolvedOptions().timeZone
  return { zone, official, name: capitalised(name.replaceAll(' - ', '-')), ahead: (minutes - minutesOf(now) + DAY) % DAY }
}

const CLOCK = { hour: 'numeric', minute: 'numeric', hourCycle: 'h23' } as const

/** Minutes after midnight, in UTC. */
function minutesOf(now: Date): number {
  return now.getUTCHours() * 60 + now.getUTCMinutes()
}
