/** Users' settings, which apply to all their tables. */
import type { Locale } from '../../i18n/locale.js'

const MINUTE = 60_000
const DAY_MINUTES = 24 * 60

/**
 * No reminders between `from` and `to`, in minutes after midnight in the user's time zone. They span midnight if `to` is smaller.
 */
export interface QuietHours {
  readonly from: number
  readonly to: number
  /** An IANA name such as `Europe/Berlin`. */
  readonly zone: string
}

/** How a user is called to tables: by a notification in the channel, by a direct message, or not at all. */
export const CALL_WAYS = ['channel', 'direct', 'none'] as const
export type CallWay = (typeof CALL_WAYS)[number]

/** The choices whether a user is listed in leaderboards. */
export const LISTINGS = ['listed', 'unlisted'] as const

export interface UserSettings {
  readonly quiet: QuietHours | null
  /** What tips the user has seen or dismissed: the id of a game for all of its tips, `game/tip` for one of them. */
  readonly guides: readonly string[]
  /** Whether leaderboards, records and other users' queries may show their games. */
  readonly listed: boolean
  readonly calls: CallWay
  /** The user's language when they chose how to be called. Null if they never did. */
  readonly locale: Locale | null
  /**
   * Whether the user has been told that Discord takes no direct messages from the bot to them. Until one arrives again they are
   * called in the channel.
   */
  readonly toldClosed: boolean
}

/**
 * Stores settings. Users without stored settings have no quiet hours, have seen no guide, are listed, and are called in the
 * channel.
 */
export interface Settings {
  find(userId: string): Promise<UserSettings>
  /** Sets the quiet hours, or removes them (null). */
  setQuiet(userId: string, quiet: QuietHours | null): Promise<void>
  sawGuide(userId: string, guide: string): Promise<void>
  /** The user gets the tips of this game again, as if they had seen none. */
  forgetGuides(userId: string, gameId: string): Promise<void>
  /** Lists the user in the standings of all servers, or hides them. Their games count in either case. */
  setListed(userId: string, listed: boolean): Promise<void>
  /** Sets how the user is called, and in which language directly. */
  setCalls(userId: string, calls: CallWay, locale: Locale): Promise<void>
  setToldClosed(userId: string, told: boolean): Promise<void>
}

/** Why quiet hours are refused. */
type SettingsRefusal =
  /** `whole-day` would never end. */
  'whole-day' | 'unknown-time' | 'unknown-zone'

export type ReadQuietHours =
  | { readonly ok: true; readonly quiet: QuietHours }
  | { readonly ok: false; readonly refusal: SettingsRefusal }

/** What was typed of quiet hours. Null for what was left out. */
type TypedQuietHours = Readonly<Record<keyof QuietHours, string | null>>

/** What quiet hours begin with if only a part of them is chosen or typed. */
const USUAL_NIGHT = { from: 22 * 60, to: 8 * 60 } as const
/** How long they last if the chosen part is the other end of the usual night. */
const SHORT_NIGHT = 8 * 60

/**
 * Parses typed quiet hours: times such as `22:30`, `10:30 PM`, `22h30`, `7.05`, `7` or `24:00`, and the name of a time zone.
 * What was left out stays as it is `now`. What is not known yet is the night, in `usualZone`, as in the menus.
 */
export function readQuietHours({ from, to, zone }: TypedQuietHours, now: QuietHours | null, usualZone: string): ReadQuietHours {
  const times = { ...(from !== null && { from: readTime(from) }), ...(to !== null && { to: readTime(to) }) }
  return withPart(now, { ...times, ...(zone !== null && { zone }) }, usualZone)
}

/** The last moment that there is: when users may be called who want no calls. */
export const NEVER = new Date(8.64e15)

/** Quiet hours with the part that was chosen. What is not known yet is the night, in `zone`. */
export function withPart(quiet: QuietHours | null, part: Partial<QuietHours>, zone: string): ReadQuietHours {
  const { from, to, zone: where } = { ...(quiet ?? { ...nightWith(part), zone }), ...part }
  return checked(minuteOfDay(from), minuteOfDay(to), where)
}

/** The usual night. What nobody chose makes room for what was chosen, or the night would last the whole day. */
function nightWith({ from, to }: Partial<QuietHours>): Pick<QuietHours, 'from' | 'to'> {
  const { from: evening, to: morning } = USUAL_NIGHT
  return {
    from: to === evening ? evening - SHORT_NIGHT : evening,
    to: from === morning ? morning + SHORT_NIGHT : morning,
  }
}

/** Quiet hours of these minutes after midnight, null for times that there are not. */
function checked(from: number | null, to: number | null, zone: string): ReadQuietHours {
  if (from === null || to === null) return { ok: false, refusal: 'unknown-time' }
  if (from === to) return { ok: false, refusal: 'whole-day' }
  const known = canonicalZone(zone)
  return known === null ? { ok: false, refusal: 'unknown-zone' } : { ok: true, quiet: { from, to, zone: known } }
}

/** Minutes of a time on a clock of 24 hours, or of 12 if it says am or pm. NaN for what is no time. */
function readTime(text: string): number {
  const read = /^(\d{1,2})(?:[:.h]([0-5]\d)?)?\s*(?:([ap])\.?m\.?)?$/.exec(text.trim().toLowerCase())
  if (read === null) return Number.NaN
  const [, hour, minute = 0, half] = read
  const hours = half === undefined ? Number(hour) : onClockOf24(Number(hour), half === 'p')
  return hours * 60 + Number(minute)
}

/** NaN for what is not from 1 to 12. */
function onClockOf24(hour: number, isAfternoon: boolean): number {
  if (hour < 1 || hour > 12) return Number.NaN
  return (hour % 12) + (isAfternoon ? 12 : 0)
}

/** The end of the day is the beginning of the next. Null for what no clock shows. */
function minuteOfDay(minutes: number): number | null {
  return Number.isInteger(minutes) && minutes >= 0 && minutes <= DAY_MINUTES ? minutes % DAY_MINUTES : null
}

/** The official name of the zone. Null if there is no such zone. */
function canonicalZone(zone: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone.trim() }).resolvedOptions().timeZone
  } catch {
    return null
  }
}

/** The end of the quiet hours that contain `at`. Null if `at` is outside of them. */
export function quietUntil(quiet: QuietHours | null, at: Date): Date | null {
  if (quiet === null) return null
  const { from, to, zone } = quiet
  const now = minutesOfDay(at, zone)
  const isQuiet = from < to ? now >= from && now < to : now >= from || now < to
  if (!isQuiet) return null
  const minute = Math.floor(at.getTime() / MINUTE)
  const end = minute + forward(now, to)
  // If clocks change in between, the time of day at `end` shows by how much.
  const late = forward(to, minutesOfDay(new Date(end * MINUTE), zone))
  const corrected = end - (late > DAY_MINUTES / 2 ? late - DAY_MINUTES : late)
  return new Date(Math.max(corrected, minute + 1) * MINUTE)
}

/** Minutes from one time of day forward to another. */
function forward(from: number, to: number): number {
  return (to - from + DAY_MINUTES) % DAY_MINUTES
}

function minutesOfDay(at: Date, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' })
    .formatToParts(at)
    .map(({ type, value }) => [type, Number(value)] as const)
  const part = (wanted: string) => parts.find(([type]) => type === wanted)?.[1] ?? 0
  return part('hour') * 60 + part('minute')
}
