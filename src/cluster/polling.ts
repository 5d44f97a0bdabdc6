/** Looks again and again, and never at two times at once. */
import type { Timer } from '../tables/service/waiting.js'

export interface Polling {
  /** Looks at once. During a look another one follows, because that one may have seen too little. */
  atOnce(): void
  /** Looks no more. Resolves when a look under way has ended. */
  stop(): Promise<void>
}

/** From the first look on it looks again `ms` milliseconds after each. `look` must not reject. */
export function createPolling(timer: Timer, ms: number, look: () => Promise<void>): Polling {
  let looking: Promise<void> | null = null
  let isDue = false
  let isStopped = false
  let callOff = () => {}

  function atOnce(): void {
    if (isStopped) return
    isDue = looking !== null
    if (looking !== null) return
    callOff()
    looking = look().finally(() => {
      looking = null
      if (isDue) atOnce()
      else if (!isStopped) callOff = timer.after(ms, atOnce)
    })
  }

  return {
    atOnce,
    async stop() {
      isStopped = true
      callOff()
      await looking
    },
  }
}
