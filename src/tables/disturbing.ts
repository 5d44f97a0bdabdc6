/** When users may be disturbed: not in their quiet hours, and by reminders not more than once an hour. */
import type { Clock, Store } from './ports.js'
import { quietUntil, type Settings } from './settings.js'

/** A user is reminded at most once in this time, whatever their tables. */
export const REMINDER_PAUSE_MS = 60 * 60_000

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
      const last = await store.remindedAt(userId)
      const again = (last?.getTime() ?? 0) + REMINDER_PAUSE_MS
      return again > clock.now().getTime() ? new Date(again) : quietNow(userId)
    },
  }
}
