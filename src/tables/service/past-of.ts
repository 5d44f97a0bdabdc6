/** Computes the past of a game in small steps, so that nobody waits for it. */
import { setImmediate } from 'node:timers/promises'
import type { LogEntry } from '../model/log.js'
import { type Past, type Played, retraced } from '../past/history.js'

/** Entries replayed before yielding to other work. */
const AT_ONCE = 32

/** The result of {@link retraced}. */
export async function pastOf(table: Played, log: readonly LogEntry[]): Promise<Past | null> {
  const steps = retraced(table, log)
  for (let taken = 1; ; taken++) {
    const step = steps.next()
    if (step.done === true) return step.value
    if (taken % AT_ONCE === 0) await setImmediate()
  }
}
