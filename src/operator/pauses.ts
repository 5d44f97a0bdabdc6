/**
 * Measures how long the event loop stood still, and how much of that the process spent waiting for a processor. The machine is to
 * blame for that part, the program for the rest: it tells what took that long, as far as it knows.
 */
import { readFileSync } from 'node:fs'
import { PerformanceObserver } from 'node:perf_hooks'
import { hearStretches, WORKS } from '../stretches.js'

/** How often the watcher expects to run. */
const TICK_MS = 10

/** What may have taken up a pause: collecting garbage, or work that tells how long it took. */
export const CAUSES = ['collection', ...WORKS] as const
export type Cause = (typeof CAUSES)[number]

export interface Pause {
  /** Milliseconds without the time spent waiting for a processor. */
  readonly ms: number
  /** For how many milliseconds of it there was a known cause. Garbage that is collected during other work counts as both. */
  readonly of: Readonly<Record<Cause, number>>
}

export interface Pauses {
  /** The longest pause since the last call. */
  longest(): Pause
}

/** Something that kept the event loop, in milliseconds of the watch's clock. */
interface Span {
  readonly cause: Cause
  readonly from: number
  readonly to: number
}

export interface PauseSources {
  /** Milliseconds since an arbitrary moment. */
  readonly now: () => number
  /** For how many milliseconds the main thread has waited for a processor so far. */
  readonly waited: () => number
  /** Calls a task repeatedly. */
  readonly every: (ms: number, task: () => void) => void
  /** Calls `hear` for whatever kept the event loop, soon after it. */
  readonly spans: (hear: (span: Span) => void) => void
}

const SYSTEM: PauseSources = {
  now: () => performance.now(),
  waited: waitedForProcessor,
  every: (ms, task) => void setInterval(task, ms).unref(),
  spans(hear) {
    const collected = new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        hear({ cause: 'collection', from: startTime, to: startTime + duration })
    })
    collected.observe({ entryTypes: ['gc'] })
    hearStretches(({ work, from, to }) => hear({ cause: work, from, to }))
  },
}

const NOTHING: Pause['of'] = { collection: 0, storing: 0, ending: 0 }

/** Starts to watch the event loop, with this machine's own clocks unless others are given. */
export function watchPauses(sources: Partial<PauseSources> = {}): Pauses {
  const { now, waited, every, spans } = { ...SYSTEM, ...sources }
  let longest = { ms: 0, from: 0, to: 0, of: NOTHING }
  let [before, waitedBefore] = [now(), waited()]
  /** Since the last look. */
  let heard: Span[] = []
  const look = () => {
    const [at, waitedSoFar] = [now(), waited()]
    const ms = at - before - TICK_MS - (waitedSoFar - waitedBefore)
    const within = heard.filter(({ from }) => from >= before)
    if (ms > longest.ms) longest = { ms, from: before, to: at, of: within.reduce(added, NOTHING) }
    before = at
    waitedBefore = waitedSoFar
    heard = []
  }
  every(TICK_MS, look)
  spans((span) => {
    heard.push(span)
    // A collection may be heard of only after the pause was noticed.
    if (span.from >= longest.from && span.to <= longest.to) longest = { ...longest, of: added(longest.of, span) }
  })
  return {
    longest() {
      look()
      const { ms, of } = longest
      longest = { ms: 0, from: 0, to: 0, of: NOTHING }
      return { ms, of }
    },
  }
}

function added(sums: Pause['of'], { cause, from, to }: Span): Pause['of'] {
  return { ...sums, [cause]: sums[cause] + to - from }
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
