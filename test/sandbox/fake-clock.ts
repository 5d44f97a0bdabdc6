import type { Clock } from '../../src/sandbox/server/clock.js'

/** A clock that stands still until it is advanced. */
export class FakeClock implements Clock {
  #now = Date.UTC(2026, 0, 1)
  #timers: { readonly due: number; readonly callback: () => void }[] = []

  now(): number {
    return this.#now
  }

  /** The number of pending callbacks. */
  get waiting(): number {
    return this.#timers.length
  }

  after(milliseconds: number, callback: () => void): () => void {
    const timer = { due: this.#now + milliseconds, callback }
    this.#timers.push(timer)
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer)
    }
  }

  /** Advances the clock and runs everything due by then, in order. */
  advance(milliseconds: number): void {
    const end = this.#now + milliseconds
    for (;;) {
      const [next] = this.#timers.filter(({ due }) => due <= end).toSorted((one, other) => one.due - other.due)
      if (!next) break
      this.#timers = this.#timers.filter((timer) => timer !== next)
      this.#now = Math.max(this.#now, next.due)
      next.callback()
    }
    this.#now = end
  }
}
