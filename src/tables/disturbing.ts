/** When users may be disturbed: not in their quiet hours, and by reminders not more than once an hour. */
import type { Clock, Store } from './ports.js'
import { quietUntil, type Settings } from './settings.js'

/** A user is reminded at most once in this time, whatever their tables. */
const REMINDER_PAUSE_MS = 60 * 60_000

export interface Disturbing {
  /** The end of a user's quiet hours if they lie in them now, else null. */
  quietUntil(userId: string): Promise<Date | null>
  /** From when on a user may be reminded; null: now. */
  undisturbedUntil(userId: string): Promise<Date | null>
}

export function createDisturbing(
  settings: Pick<Settings, 'find'>,
  store: Pick<Store, 'remindedAt'>,
  clock: Pick<Clock, 'now'>,
): Disturbing {
  const quietNow = async (userId: string) => quietUntil((await settings.find(userId)).quiet, clock.now())
  return {
    quietUntil: quietNow,
    async undisturbedUntil(userId) {
      const now = clock.now().getTime()
      const last = (await store.remindedAt(userId))?.getTime() ?? 0
      // A reminder of the future was before the clock was put back.
      const again = last > now ? 0 : last + REMINDER_PAUSE_MS
      return again > now ? new Date(again) : quietNow(userId)
    },
  }
}
