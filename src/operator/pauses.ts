/**
 * How long the event loop stood still, and how much of that the process had to wait for a processor: that is the machine's doing, and
 * the rest the program's own.
 */
import { readFileSync } from 'node:fs'

/** How often it is looked whether the event loop goes on. */
const TICK_MS = 10

export interface Pauses {
  /** The longest pause since this was last asked, less what was waited for a processor in it; milliseconds. */
  longest(): number
}

export interface PauseSources {
  /** Milliseconds, of any beginning. */
  readonly now: () => number
  /** For how many milliseconds the main thread has waited for a processor so far. */
  readonly waited: () => number
  /** Calls a task again and again. */
  readonly every: (ms: number, task: () => void) => void
}

const SYSTEM: PauseSources = {
  now: () => performance.now(),
  waited: waitedForProcessor,
  every: (ms, task) => void setInterval(task, ms).unref(),
}

/** Watches the event loop from now on. */
export function watchPauses({ now, waited, every }: PauseSources = SYSTEM): Pauses {
  let longest = 0
  let [before, waitedBefore] = [now(), waited()]
  const look = () => {
    const [at, waitedSoFar] = [now(), waited()]
    longest = Math.max(longest, at - before - TICK_MS - (waitedSoFar - waitedBefore))
    before = at
    waitedBefore = waitedSoFar
  }
  every(TICK_MS, look)
  return {
    longest() {
      look()
      const found = longest
      longest = 0
      return found
    },
  }
}

const SCHEDULE = '/proc/self/schedstat'
const NS_IN_MS = 1e6

/** For how many milliseconds the main thread has waited for a processor so far, as Linux counts; 0 where nobody counts. */
export function waitedForProcessor(): number {
  return scheduled()[1] ?? 0
}

/** For how many milliseconds the main thread has had a processor so far, as Linux counts; 0 where nobody counts. */
export function ranOnProcessor(): number {
  return scheduled()[0] ?? 0
}

function scheduled(): readonly number[] {
  try {
    return readFileSync(SCHEDULE, 'utf8')
      .split(' ')
      .map((ns) => Number(ns) / NS_IN_MS)
  } catch {
    return []
  }
}
