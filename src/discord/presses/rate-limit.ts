/**
 * How much one user, and one table, may ask of the bot at once, so that nobody can stall it for the others. What a user asks
 * beyond their share counts against nobody else.
 */

import { createRecent, type Recent } from '../../recent.js'
import type { Clock } from '../../tables/model/ports.js'

/** A press or a command: a usual one, or one that costs the bot many times as much. */
export type Weight = 'usual' | 'costly'

export interface RateLimit {
  /** Counts a press or command; where it is one too many, from when on the next one is welcome. `tableId` is null without a table. */
  admit(userId: string, tableId: string | null, weight: Weight): Date | null
}

/** Presses and commands of one user in {@link WINDOW_MS}, unless told otherwise; nobody presses so fast by hand. */
export const USUAL_LIMIT = 120

export const WINDOW_MS = 10_000

/** A table takes so many times as much as a user: several players, and whoever looks on. */
const TABLE_SHARE = 5

/** Replays and checks of all draws: of one user in a minute. */
export const COSTLY_LIMIT = 10

const COSTLY_WINDOW_MS = 60_000

/** Users and tables of whom anything is remembered; the others have asked for nothing lately. */
const REMEMBERED = 10_000

interface Window {
  readonly since: number
  readonly count: number
}

interface Meter {
  /** When there is room again, in milliseconds since 1970; null: now. */
  fullUntil(key: string, now: number): number | null
  count(key: string, now: number): void
}

export function createRateLimit(clock: Pick<Clock, 'now'>, limit = USUAL_LIMIT): RateLimit {
  const users = createMeter(limit, WINDOW_MS)
  const costs = createMeter(COSTLY_LIMIT, COSTLY_WINDOW_MS)
  const tables = createMeter(limit * TABLE_SHARE, WINDOW_MS)

  return {
    admit(userId, tableId, weight) {
      const now = clock.now().getTime()
      const asked: readonly (readonly [Meter, string])[] = [
        [users, userId],
        ...(weight === 'costly' ? [[costs, userId] as const] : []),
        ...(tableId === null ? [] : [[tables, tableId] as const]),
      ]
      const full = asked.flatMap(([meter, key]) => meter.fullUntil(key, now) ?? [])
      if (full.length > 0) return new Date(Math.max(...full))
      for (const [meter, key] of asked) meter.count(key, now)
      return null
    },
  }
}

function createMeter(limit: number, length: number): Meter {
  const windows: Recent<Window> = createRecent(REMEMBERED)
  const current = (key: string, now: number): Window => {
    const known = windows.get(key)
    // A clock that was put back begins a new window.
    const isOver = known === undefined || now < known.since || now >= known.since + length
    return isOver ? { since: now, count: 0 } : known
  }
  return {
    fullUntil(key, now) {
      const { since, count } = current(key, now)
      return count < limit ? null : since + length
    },
    count(key, now) {
      const { since, count } = current(key, now)
      windows.set(key, { since, count: count + 1 })
    },
  }
}
