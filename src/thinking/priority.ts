/** The priority of a thread among all that want a processor. */
import { readlinkSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'
import { basename } from 'node:path'

/** With so much more niceness a thread gets what others leave, and a tenth of a processor's time where they leave nothing. */
const BEHIND_OTHERS = 10
/** The most that Linux knows. */
const LAST = 19

/**
 * Lets the program's other threads go before the calling one. Only Linux has priorities for single threads, and tells them apart
 * only under `/proc`: elsewhere nothing changes.
 */
export function goBehindOthers(): void {
  const thread = ownNumber()
  if (thread !== null) setPriority(thread, Math.min(LAST, getPriority(thread) + BEHIND_OTHERS))
}

/** The system's number for the calling thread. Null where it cannot be told. */
function ownNumber(): number | null {
  if (process.platform !== 'linux') return null
  try {
    return Number(basename(readlinkSync('/proc/thread-self')))
  } catch {
    return null
  }
}
