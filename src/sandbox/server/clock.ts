/**
 * The sandbox's clock. The 3 s and 15 min limits of interactions, faults and timestamps all use it, so that tests can advance it.
 */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Calls back once after `milliseconds`. The returned function cancels. */
  after(milliseconds: number, callback: () => void): () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds)
    timer.unref()
    return () => clearTimeout(timer)
  },
}
