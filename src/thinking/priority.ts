/** The priority of a thread among all that want a processor. */
import { readlinkSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'

/** With so much more niceness a thread gets what others leave, and a tenth of a processor's time where they leave nothing. */
const BEHIND_OTHERS = 10
/** The most that Linux knows. */
const LAST = 19

/**
 * Lets the program's other threads go before the calling one. Only Linux has priorities for single threads, and tells them apart
 * only under `/proc`. Where that is missing or not allowed, nothing changes.
 */
export function goBehindOthers(): void {
  if (process.platform !== 'linux') return
  try {
    const [owner, , thread] = readlinkSync('/proc/thread-self').split('/').map(Number)
    // With the `/proc` of another container the number would name a thread of somebody else.
    if (owner !== process.pid || thread === undefined) return
    setPriority(thread, Math.min(LAST, getPriority(thread) + BEHIND_OTHERS))
  } catch {
    // Thinking at the usual priority is no harm.
  }
}
