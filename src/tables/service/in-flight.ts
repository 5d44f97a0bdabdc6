/** Counts work in progress, so that closing can wait for it. */
export interface Work {
  /** Runs a task. Rejects once closed. */
  run<T>(task: () => Promise<T>): Promise<T>
  /** Refuses new tasks and resolves when all running ones have ended. */
  close(): Promise<void>
  closed(): boolean
}

export function createWork(): Work {
  const underWay = new Set<Promise<unknown>>()
  let closed = false

  return {
    async run(task) {
      if (closed) throw new Error('The tables are closed: the program is stopping.')
      const running = task()
      underWay.add(running)
      try {
        return await running
      } finally {
        underWay.delete(running)
      }
    },
    async close() {
      closed = true
      await Promise.allSettled(underWay)
    },
    closed: () => closed,
  }
}
