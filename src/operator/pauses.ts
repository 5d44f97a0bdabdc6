/**
 * Measures how long the event loop stood still, and how much of that the process spent waiting for a processor. The machine is to
 * blame for that part, the program for the rest.
 */
import { readFileSync } from 'node:fs'

/** How often the watcher expects to run. */
const TICK_MS = 10

export interface Pauses {
  /** The longest pause since the last call, in milliseconds, without the time spent waiting for a processor. */
  longest(): number
}

export interface PauseSources {
  /** Milliseconds since an arbitrary moment. */
  readonly now: () => number
  /** For how many milliseconds the main thread has waited for a processor so far. */
  readonly waited: () => number
  /** Calls a task repeatedly. */
  readonly every: (ms: number, task: () => void) => void
}

const SYSTEM: PauseSources = {
  now: () => performance.now(),
  waited: waitedForProcessor,
  every: (ms, task) => void setInterval(task, ms).unref(),
}

/** Starts to watch the event loop. */
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

/** For how many milliseconds the main thread has waited for a processor so far, from Linux. 0 on other systems. */
export function waitedForProcessor(): number {
  return scheduled()[1] ?? 0
}

/** For how many milliseconds the main thread has run on a processor so far, from Linux. 0 on other systems. */
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
