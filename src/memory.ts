/** Sets how much the heap may grow before the engine collects garbage. */
import { constants, type PerformanceEntry, PerformanceObserver } from 'node:perf_hooks'
import { getHeapStatistics, setFlagsFromString } from 'node:v8'

/**
 * Limit for live and new memory together. V8 can only be told a share of what is live. A quarter suits 20,000 open tables, but
 * with few tables in memory V8 would collect several times a second and use half of the processor's time.
 */
const TOGETHER = 105 * 2 ** 20
const SHARES = { least: 25, most: 100 } as const

/** Keeps V8 to {@link TOGETHER} for as long as the program runs. */
export function boundMemory(): void {
  let before = 0
  /** Called right after a major collection, when only live memory is left. A new setting takes effect at the next collection. */
  const settle = () => {
    const { used_heap_size: inUse } = getHeapStatistics()
    setFlagsFromString(`--heap-growing-percent=${growthOver(forecast(before, inUse))}`)
    before = inUse
  }
  settle()
  const observer = new PerformanceObserver((list) => {
    if (list.getEntries().some(isThorough)) settle()
  })
  observer.observe({ entryTypes: ['gc'] })
}

function isThorough(entry: PerformanceEntry): boolean {
  const { detail } = 'detail' in entry ? entry : { detail: null }
  return typeof detail === 'object' && detail !== null && 'kind' in detail && detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR
}

/**
 * The memory expected to be live at the next collection if it grows as it did since the last one. Shrinking is not extrapolated.
 */
export function forecast(before: number, inUse: number): number {
  return Math.max(inUse, 2 * inUse - before)
}

/** The percentage by which the heap may grow over `inUse` bytes. */
export function growthOver(inUse: number): number {
  const share = Math.round((100 * (TOGETHER - inUse)) / inUse)
  return Math.min(SHARES.most, Math.max(SHARES.least, share))
}
