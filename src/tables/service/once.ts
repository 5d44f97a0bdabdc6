/** Runs at most one task per key at a time. Callers while it runs get its result. */
export interface Once<T> {
  run(key: string, task: () => Promise<T>): Promise<T>
}

export function createOnce<T>(): Once<T> {
  const running = new Map<string, Promise<T>>()
  return {
    run(key, task) {
      const known = running.get(key)
      if (known !== undefined) return known
      const result = task().finally(() => running.delete(key))
      running.set(key, result)
      return result
    },
  }
}
