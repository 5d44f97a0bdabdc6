/** How much memory the engine takes before it looks for what can be freed. */
import { constants, type PerformanceEntry, PerformanceObserver } from 'node:perf_hooks'
import { getHeapStatistics, setFlagsFromString } from 'node:v8'

/**
 * What is in use and what is new may take so much together. The engine knows a share of what is in use alone: a quarter suits
 * 20,000 open tables, but with few in memory it would look for free memory several times a second, half of the processor's time.
 */
const TOGETHER = 105 * 2 ** 20
const SHARES = { least: 25, most: 100 } as const

/** Keeps the engine to that for as long as the program runs. */
export function boundMemory(): void {
  let before = 0
  /** Right after a look of the engine's, when all that is left is in use. What it is told now counts from its next look on. */
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

/** What will be in use by the next look if that goes on as it did since the one before; less is not counted on. */
export function forecast(before: number, inUse: number): number {
  return Math.max(inUse, 2 * inUse - before)
}

/** By how many per cent of what is in use, in bytes, memory may grow. */
export function growthOver(inUse: number): number {
  const share = Math.round((100 * (TOGETHER - inUse)) / inUse)
  return Math.min(SHARES.most, Math.max(SHARES.least, share))
}
