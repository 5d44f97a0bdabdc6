/** A cache that keeps the most recently used values and drops the least recently used. */
export interface Recent<Value> {
  get(key: string): Value | undefined
  set(key: string, value: Value): void
  forget(key: string): void
  clear(): void
  readonly size: number
  /**
   * How often `forget` or `clear` was called. What was being read meanwhile may be what they were to drop, so whoever has read it
   * compares this with the number from before, and keeps nothing if it has changed.
   */
  readonly drops: number
}

/**
 * Creates a cache for values that together weigh at most `most`. Each weighs one unless `weigh` says otherwise. The value set
 * last always stays.
 */
export function createRecent<Value>(most: number, weigh: (value: Value, key: string) => number = () => 1): Recent<Value> {
  const kept = new Map<string, Value>()
  let weight = 0
  let drops = 0

  function forget(key: string): void {
    const value = kept.get(key)
    if (value === undefined) return
    kept.delete(key)
    weight -= weigh(value, key)
  }

  function forgetOldest(newest: string): void {
    for (const oldest of kept.keys()) {
      if (weight <= most || oldest === newest) break
      forget(oldest)
    }
  }

  return {
    get(key) {
      const value = kept.get(key)
      if (value === undefined) return value
      kept.delete(key)
      kept.set(key, value)
      return value
    },
    set(key, value) {
      forget(key)
      kept.set(key, value)
      weight += weigh(value, key)
      if (weight > most) forgetOldest(key)
    },
    forget(key) {
      drops++
      forget(key)
    },
    clear() {
      drops++
      kept.clear()
      weight = 0
    },
    get size() {
      return kept.size
    },
    get drops() {
      return drops
    },
  }
}
