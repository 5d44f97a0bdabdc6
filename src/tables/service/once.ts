/** Tasks of which there is one at a time for each key: who asks while it runs gets what it comes to. */
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
