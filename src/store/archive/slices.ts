/** Divides long work into slices, shared by all callers, between which the event loop may run other work. */
import { setImmediate } from 'node:timers/promises'

export interface Slices {
  /** Resolves when the next slice may begin. A slice should take a few milliseconds at most. */
  turn(): Promise<void>
}

export function createSlices(): Slices {
  let last: Promise<void> = Promise.resolve()
  return {
    turn() {
      last = last.then(() => setImmediate())
      return last
    },
  }
}
