/** Tasks that a bot has to do once. What fails is tried again, with growing waits, until it has worked. */
import type { Clock } from '../../tables/model/ports.js'
import { retryDelay } from '../../tables/service/retries.js'

export interface RetriedTasks {
  /**
   * Does a task. Resolves after the first attempt, or when this is closed, and never rejects. `failed` is told why that attempt
   * has failed.
   */
  undertake(task: () => Promise<void>, failed: (err: unknown) => void): Promise<void>
  /** Begins no more attempts. */
  close(): void
}

export function createRetriedTasks({ after }: Pick<Clock, 'after'>): RetriedTasks {
  const waiting = new Set<() => void>()
  /** Called for each first attempt that is under way when this is closed. */
  const unfinished = new Set<() => void>()
  let isClosed = false

  /** Resolves with the attempt, or when this is closed. */
  function unlessClosed(attempted: Promise<void>): Promise<void> {
    return new Promise((resolve) => {
      const finish = () => {
        unfinished.delete(finish)
        resolve()
      }
      unfinished.add(finish)
      void attempted.then(finish)
    })
  }

  async function attempt(task: () => Promise<void>, failures: number): Promise<void> {
    if (isClosed) return
    try {
      await task()
    } catch (err) {
      if (isClosed) return
      const callOff = after(retryDelay(failures + 1), () => {
        waiting.delete(callOff)
        // The operator has been told of the first failure.
        attempt(task, failures + 1).catch(() => {})
      })
      waiting.add(callOff)
      throw err
    }
  }

  return {
    undertake: (task, failed) => unlessClosed(attempt(task, 0).catch(failed)),
    close() {
      isClosed = true
      for (const callOff of waiting) callOff()
      for (const finish of unfinished) finish()
    },
  }
}
