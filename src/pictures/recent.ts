/** Keeps what was used last; what was unused longest goes first. */
export interface Recent<Value> {
  get(key: string): Value | undefined
  set(key: string, value: Value): void
  forget(key: string): void
}

/** Room for at most `most` values. */
export function createRecent<Value>(most: number): Recent<Value> {
  const kept = new Map<string, Value>()

  function set(key: string, value: Value): void {
    kept.delete(key)
    kept.set(key, value)
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break
      kept.delete(oldest)
    }
  }

  return {
    get(key) {
      const value = kept.get(key)
      if (value !== undefined) set(key, value)
      return value
    },
    set,
    forget: (key) => void kept.delete(key),
  }
}
