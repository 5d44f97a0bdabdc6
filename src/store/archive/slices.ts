/** Divides long work into slices, shared by all callers, between which the event loop may run other work. */
import { setImmediate } from 'node:timers/promises'
import { AT_ONCE } from './batch-sizes.js'

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

/** Everything that `read` finds, {@link AT_ONCE} at a time. `read` gets what was read last, or null at the beginning. */
export async function* inSlices<T>(
  slices: Slices,
  read: (after: T | null) => readonly T[] | Promise<readonly T[]>,
): AsyncGenerator<readonly T[]> {
  for (let after: T | null = null; ; ) {
    await slices.turn()
    const found: readonly T[] = await read(after)
    yield found
    if (found.length < AT_ONCE) return
    after = found.at(-1) ?? after
  }
}
