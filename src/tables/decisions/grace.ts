/** After the program starts, nothing expires at once: while it was not running nobody could press. */
import type { Times } from './decision.js'

/**
 * After the program starts, no time runs out before `GRACE_MS` have passed, or before `GRACE_PART` of the whole time has passed
 * if that is longer.
 */
const GRACE_MS = 60_000
const GRACE_PART = 0.1

/**
 * The earliest time, in milliseconds since 1970, at which something that may take `ms` can expire after the program started. The
 * time itself if the clock has been set back to before the start, which then says nothing about how long the program has run.
 */
export function fairFrom({ at, startedAt }: Times, ms: number): number {
  return startedAt > at ? at.getTime() : startedAt.getTime() + Math.max(GRACE_MS, ms * GRACE_PART)
}
