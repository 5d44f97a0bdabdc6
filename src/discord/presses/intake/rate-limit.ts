/**
 * Limits how much one user, and one table, may ask of the bot at once, so that nobody can block it for others. What a user asks
 * beyond their share counts against nobody else.
 */

import { createRecent, type Recent } from '../../../recent.js'
import type { Clock } from '../../../tables/model/ports.js'

/** The cost of a press or command: usual, or many times as much. */
export type Weight = 'usual' | 'costly'

export interface RateLimit {
  /**
   * Counts a press or command. If it exceeds a limit, returns when the next one will be accepted. `tableId` is null without a
   * table.
   */
  admit(userId: string, tableId: string | null, weight: Weight): Date | null
}

/** Default number of presses and commands per user in {@link WINDOW_MS}. Nobody presses this fast by hand. */
export const USUAL_LIMIT = 120

export const WINDOW_MS = 10_000

/** A table's limit as a multiple of a user's, because it has several players and spectators. */
const TABLE_SHARE = 5

/** Replays and checks of all draws per user and minute. */
export const COSTLY_LIMIT = 10

const COSTLY_WINDOW_MS = 60_000

/** Number of users and tables that are remembered. Others have not asked for anything recently. */
const REMEMBERED = 10_000

interface Window {
  readonly since: number
  readonly count: number
}

interface Meter {
  /** When there is room again, in milliseconds since 1970. Null for now. */
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
    // A clock that was set back starts a new window.
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
