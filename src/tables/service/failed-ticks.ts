/** Tables whose clock has failed, which are left alone for a while. */
import type { Waking } from '../model/ports.js'

/** How long a table is left alone after its tick failed. The first time, only a connection may have been lost. */
export const SOON_MS = 10_000
export const RETRY_MS = 5 * 60_000

export interface FailedTicks {
  readonly size: number
  has(tableId: string): boolean
  /** A table's tick begins. What is returned is to be called with the time if it fails, in milliseconds since 1970. */
  begin(tableId: string): (now: number) => void
  /** When to look at a table for which something is due. */
  momentFor(waking: Waking, now: number): number
  /** Forgets all others: nothing is due at them any more. */
  keepOnly(tableIds: ReadonlySet<string>): void
  clear(): void
}

export function createFailedTicks(): FailedTicks {
  /** When the latest tick of a table failed, and for how long the table is left alone. */
  const failed = new Map<string, { readonly since: number; readonly ms: number }>()
  return {
    get size() {
      return failed.size
    },
    has: (tableId) => failed.has(tableId),
    begin(tableId) {
      const hasFailed = failed.delete(tableId)
      return (now) => void failed.set(tableId, { since: now, ms: hasFailed ? RETRY_MS : SOON_MS })
    },
    momentFor({ tableId, at }, now) {
      const failure = failed.get(tableId)
      // A failure in the future dates from before the clock was set back.
      const again = failure === undefined || failure.since > now ? 0 : failure.since + failure.ms
      return Math.max(at.getTime(), again)
    },
    keepOnly(tableIds) {
      for (const tableId of failed.keys()) if (!tableIds.has(tableId)) failed.delete(tableId)
    },
    clear: () => failed.clear(),
  }
}
