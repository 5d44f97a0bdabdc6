/** Lanes: tasks with the same key run one after the other, others in parallel. */
export interface Lanes {
  /** Runs `task` after all earlier ones of its lane, whether they succeeded or failed. */
  run<T>(key: string, task: () => Promise<T>): Promise<T>
  /** The number of lanes with tasks in them. */
  readonly size: number
}

export function createLanes(): Lanes {
  const tails = new Map<string, Promise<void>>()
  const ignore = () => {}

  return {
    run(key, task) {
      const result = (tails.get(key) ?? Promise.resolve()).then(task)
      const tail = result.then(ignore, ignore).then(() => {
        if (tails.get(key) === tail) tails.delete(key)
      })
      tails.set(key, tail)
      return result
    },
    get size() {
      return tails.size
    },
  }
}
