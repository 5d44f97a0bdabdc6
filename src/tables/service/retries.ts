/**
 * When a failed delivery is tried again. Waits grow, but news of a table ends its wait, and a success at any table ends the
 * others' waits. Both are limited, so that an unavailable Discord is not flooded.
 */
import type { Clock } from '../model/ports.js'

/** Waits after failures in a row. They double from the first to the longest. */
const FIRST_RETRY_MS = 1_000
const LAST_RETRY_MS = 5 * 60_000

/** Across all tables, at most one attempt per this time is made early because of news. */
export const NEWS_RETRY_MS = 200

/** The shortest wait of a table that keeps failing while others succeed. */
export const OWN_RETRY_MS = 30_000

/** How long to wait after `failures` failures in a row, in milliseconds. */
export function retryDelay(failures: number): number {
  return Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1))
}

export interface Retries {
  /** Counts another failure of a table. Returns the number of failures in a row and the wait that follows. */
  failed(tableId: string): { readonly failures: number; readonly wait: number }
  /** A delivery succeeded at a table, so the other tables may try again. */
  succeeded(tableId: string): void
  /** Resolves after the wait, or earlier. */
  pause(tableId: string, wait: number): Promise<void>
  /** There is news of a table, which may try again as soon as possible. */
  hasNews(tableId: string): void
  /** Since when every attempt has failed, at every table. Null if the latest one succeeded. */
  failingSince(): Date | null
  /** Ends all pauses. */
  end(): void
}

interface Trouble {
  failures: number
  /** Other tables succeeded since it began, so the cause is this table's own. */
  isOwn: boolean
}

interface Pause {
  readonly tableId: string
  readonly since: number
  readonly end: () => void
  callOff: () => void
}

export function createRetries(clock: Clock): Retries {
  const troubles = new Map<string, Trouble>()
  const pauses = new Map<string, Set<Pause>>()
  /** Pauses that another table's success has not shortened yet. */
  const unhurried = new Set<Pause>()
  /** Tables with news, in the order in which they will try. */
  const eager = new Set<string>()
  /** Cancels the timer for the next of them. Null if none has tried just now. */
  let resting: (() => void) | null = null
  let failingSince: Date | null = null

  function endOf(tableId: string): void {
    for (const { end } of pauses.get(tableId) ?? []) end()
  }

  function letNextTry(): void {
    resting = null
    for (const tableId of eager) {
      eager.delete(tableId)
      if (!pauses.has(tableId)) continue
      resting = clock.after(NEWS_RETRY_MS, letNextTry)
      endOf(tableId)
      return
    }
  }

  /** Shortens a pause: it ends at once, or after the shortest wait if the cause is the table's own. */
  function hurry(pause: Pause): void {
    const trouble = troubles.get(pause.tableId)
    if (trouble?.isOwn !== true) {
      if (trouble !== undefined) trouble.isOwn = true
      pause.end()
      return
    }
    // Bounded even if the clock was set back.
    const rest = Math.min(OWN_RETRY_MS, Math.max(0, pause.since + OWN_RETRY_MS - clock.now().getTime()))
    const previous = pause.callOff
    const callOff = clock.after(rest, pause.end)
    pause.callOff = () => {
      previous()
      callOff()
    }
  }

  return {
    failingSince: () => failingSince,
    failed(tableId) {
      const trouble = troubles.get(tableId) ?? { failures: 0, isOwn: false }
      troubles.set(tableId, trouble)
      trouble.failures++
      failingSince ??= clock.now()
      return { failures: trouble.failures, wait: retryDelay(trouble.failures) }
    },
    succeeded(tableId) {
      troubles.delete(tableId)
      failingSince = null
      const hopeful = [...unhurried]
      unhurried.clear()
      for (const pause of hopeful) hurry(pause)
    },
    pause: (tableId, wait) =>
      new Promise((resolve) => {
        const end = () => {
          pause.callOff()
          unhurried.delete(pause)
          const ofTable = pauses.get(tableId)
          ofTable?.delete(pause)
          if (ofTable?.size === 0) pauses.delete(tableId)
          resolve()
        }
        const pause: Pause = { tableId, since: clock.now().getTime(), end, callOff: clock.after(wait, end) }
        pauses.set(tableId, (pauses.get(tableId) ?? new Set()).add(pause))
        unhurried.add(pause)
      }),
    hasNews(tableId) {
      if (!pauses.has(tableId)) return
      eager.add(tableId)
      if (resting === null) letNextTry()
    },
    end() {
      resting?.()
      resting = null
      eager.clear()
      for (const tableId of [...pauses.keys()]) endOf(tableId)
    },
  }
}
