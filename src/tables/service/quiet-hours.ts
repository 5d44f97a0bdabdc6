/** When users may be disturbed: never in their quiet hours or if they want no calls, and by most reminders once an hour. */

import type { User } from '../model/people.js'
import type { Clock, Store } from '../model/ports.js'
import { NEVER, quietUntil, type Settings } from '../model/settings.js'

/** A user is reminded at most once in this time, at whatever table, unless time is about to run out. */
const REMINDER_PAUSE_MS = 60 * 60_000

/** Times by user id. */
type ByUser = ReadonlyMap<string, Date>

export interface QuietTimes {
  /** The end of the quiet hours, for the users who are in them now. {@link NEVER} for users who want no calls. */
  quietUntil(users: readonly User[]): Promise<ByUser>
  /** The end of the pause after the latest reminder or nudge, for the users for whom it is not over. */
  pausedUntil(users: readonly User[]): Promise<ByUser>
}

export function createQuietTimes(
  settings: Pick<Settings, 'find'>,
  store: Pick<Store, 'remindedAt'>,
  clock: Pick<Clock, 'now'>,
): QuietTimes {
  const quietNow = async ({ id }: User) => {
    const { calls, quiet } = await settings.find(id)
    return calls === 'none' ? NEVER : quietUntil(quiet, clock.now())
  }
  const paused = async ({ id }: User) => {
    const now = clock.now().getTime()
    const last = (await store.remindedAt(id))?.getTime() ?? 0
    // A reminder in the future dates from before the clock was set back.
    const again = last > now ? 0 : last + REMINDER_PAUSE_MS
    return again > now ? new Date(again) : null
  }
  return {
    quietUntil: (users) => byUser(users, quietNow),
    pausedUntil: (users) => byUser(users, paused),
  }
}

/** The time that `momentOf` gives for each user. Users without one are left out. */
async function byUser(users: readonly User[], momentOf: (user: User) => Promise<Date | null>): Promise<ByUser> {
  const moments = new Map<string, Date>()
  for (const user of users) {
    const moment = await momentOf(user)
    if (moment !== null) moments.set(user.id, moment)
  }
  return moments
}
