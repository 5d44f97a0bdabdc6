/** Long work in slices: the event loop has a turn between any two of them, whoever's they are. */
import { setImmediate } from 'node:timers/promises'

export interface Slices {
  /** Resolves when the next slice may begin; each is to be over in a few milliseconds. */
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
