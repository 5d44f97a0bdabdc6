/** How much memory the engine takes before it looks for what can be freed. */
import { getHeapStatistics, setFlagsFromString } from 'node:v8'

/**
 * What is in use and what is new may take so much together. The engine knows a share of what is in use alone: a quarter suits
 * 20,000 open tables, but with few in memory it would look for free memory several times a second, half of the processor's time.
 */
const TOGETHER = 105 * 2 ** 20
const SHARES = { least: 25, most: 100 } as const
const LOOK_EVERY_MS = 5_000
/** The least of so many looks is what is in use: between them the engine has freed the rest. */
const LOOKS = 12

/** Keeps the engine to that for as long as the program runs. */
export function boundMemory(): void {
  const looks: number[] = []
  const look = () => {
    looks.push(getHeapStatistics().used_heap_size)
    if (looks.length > LOOKS) looks.shift()
    setFlagsFromString(`--heap-growing-percent=${growthOver(Math.min(...looks))}`)
  }
  look()
  setInterval(look, LOOK_EVERY_MS).unref()
}

/** By how many per cent of what is in use, in bytes, memory may grow. */
export function growthOver(inUse: number): number {
  const share = Math.round((100 * (TOGETHER - inUse)) / inUse)
  return Math.min(SHARES.most, Math.max(SHARES.least, share))
}
