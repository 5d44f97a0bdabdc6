/** The machine's clock, which can be put forward for bot and Discord alike; what comes due by that happens at once. */
import type { Clock as SandboxClock } from '../../src/sandbox/server/clock.js'
import type { Clock } from '../../src/tables/ports.js'

export interface MovableClock extends Clock {
  readonly discord: SandboxClock
  forward(ms: number): void
}

export function movableClock(): MovableClock {
  let ahead = 0
  const now = () => Date.now() + ahead
  const tasks = new Set<{ readonly due: number; readonly run: () => void }>()

  function after(ms: number, task: () => void): () => void {
    const entry = { due: now() + ms, run: () => end(task) }
    const timer = setTimeout(() => entry.run(), Math.min(ms, 2 ** 31 - 1))
    const forget = () => {
      clearTimeout(timer)
      tasks.delete(entry)
    }
    function end(then: () => void): void {
      forget()
      then()
    }
    tasks.add(entry)
    return forget
  }

  return {
    now: () => new Date(now()),
    after,
    discord: { now, after },
    forward(ms) {
      ahead += ms
      for (const { due, run } of [...tasks]) if (due <= now()) run()
    },
  }
}
