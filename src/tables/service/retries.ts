/**
 * When what could not be told is tried again: later and later, but sooner where there is hope. News of a table makes it try at
 * once, and so does the first success of any other; both are bounded, so that a Discord that is down is not beset.
 */
import type { Clock } from '../model/ports.js'

/** Waits after failures in a row: doubling from the first to the last. */
const FIRST_RETRY_MS = 1_000
const LAST_RETRY_MS = 5 * 60_000

/** Over all tables, news makes one of them try before its time at most this often. */
export const NEWS_RETRY_MS = 200

/** How long a table waits at the least that goes on failing while others get through. */
export const OWN_RETRY_MS = 30_000

/** How long to wait after `failures` failures in a row, in milliseconds. */
export function retryDelay(failures: number): number {
  return Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1))
}

export interface Retries {
  /** One more failure in a row of a table: how many there are by now, and the wait that follows. */
  failed(tableId: string): { readonly failures: number; readonly wait: number }
  /** Something was told at a table: the others have hope. */
  succeeded(tableId: string): void
  /** Resolves after a wait, or sooner. */
  pause(tableId: string, wait: number): Promise<void>
  /** There is news of a table: it tries as soon as may be. */
  hasNews(tableId: string): void
  /** Since when every try has failed, at whatever table; null while the last one has not. */
  failingSince(): Date | null
  /** Ends every pause. */
  end(): void
}

interface Trouble {
  failures: number
  /** Others got through since it began: it is this table's own. */
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
  /** Those that another table's success has not shortened yet. */
  const unhurried = new Set<Pause>()
  /** Tables with news, in the order in which they try. */
  const eager = new Set<string>()
  /** Calls off the next of them; null while none has tried just now. */
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

  /** A pause that would have been longer ends at once, or after the least for a table whose trouble is its own. */
  function hurry(pause: Pause): void {
    const trouble = troubles.get(pause.tableId)
    if (trouble?.isOwn !== true) {
      if (trouble !== undefined) trouble.isOwn = true
      pause.end()
      return
    }
    // However far the clock was put back.
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
      eager.clear()
      for (const tableId of [...pauses.keys()]) endOf(tableId)
    },
  }
}
