/**
 * A clock for bot and Discord alike that begins at the machine's time and stands still until it is put forward; what comes due by
 * that happens at once. So nobody is late because the machine is slow, and nothing comes early because it is fast.
 */
import { vi } from 'vitest'
import { DEFER_MS } from '../../src/discord/context/answer.js'
import type { Clock as SandboxClock } from '../../src/sandbox/server/clock.js'
import type { Clock } from '../../src/tables/model/ports.js'

export interface MovableClock extends Clock {
  readonly discord: SandboxClock
  forward(ms: number): void
}

export function movableClock(): MovableClock {
  let now = Date.now()
  const tasks = new Set<{ readonly due: number; readonly run: () => void }>()

  function after(ms: number, run: () => void): () => void {
    if (ms <= 0) {
      const soon = setImmediate(run)
      return () => clearImmediate(soon)
    }
    const task = { due: now + ms, run }
    tasks.add(task)
    return () => void tasks.delete(task)
  }

  return {
    now: () => new Date(now),
    after,
    discord: { now: () => now, after },
    forward(ms) {
      now += ms
      const due = [...tasks].filter((task) => task.due <= now).toSorted((one, other) => one.due - other.due)
      // One may call another off.
      for (const task of due) if (tasks.delete(task)) task.run()
    },
  }
}

/** Stands still as well, but no answer is ready in time: each is deferred as soon as it is asked for. */
export function lateClock(): Clock {
  const { now, after } = movableClock()
  return {
    now,
    after(ms, task) {
      if (ms !== DEFER_MS) return after(ms, task)
      task()
      return () => {}
    },
  }
}

/** Puts a clock forward step by step, however many it takes, until `find` finds something. */
export function forwardUntil<T>(clock: MovableClock, find: () => T, stepMs = 1_000): Promise<T extends Falsy ? never : T> {
  const look = () => {
    clock.forward(stepMs)
    return find()
  }
  return vi.waitUntil(look, { timeout: 60_000 }) as Promise<T extends Falsy ? never : T>
}

type Falsy = false | null | undefined
