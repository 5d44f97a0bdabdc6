/** The most recently used values, at most `limit` of them; the longest unused one makes room. */
export interface Recent<T> {
  get(key: string): T | undefined
  set(key: string, value: T): void
  delete(key: string): void
  clear(): void
  readonly size: number
}

export function createRecent<T>(limit: number): Recent<T> {
  // A Map keeps the order of insertion: whatever is used is inserted anew, so the first key is the longest unused.
  const values = new Map<string, T>()
  return {
    get(key) {
      const value = values.get(key)
      if (value === undefined) return undefined
      values.delete(key)
      values.set(key, value)
      return value
    },
    set(key, value) {
      values.delete(key)
      values.set(key, value)
      for (const oldest of values.keys()) {
        if (values.size <= limit) break
        values.delete(oldest)
      }
    },
    delete(key) {
      values.delete(key)
    },
    clear: () => values.clear(),
    get size() {
      return values.size
    },
  }
}
