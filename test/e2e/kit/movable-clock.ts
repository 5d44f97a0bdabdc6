/**
 * A clock for bot and Discord that stands still until it is advanced. Everything due by then runs at once, so nothing is late on
 * a slow machine or early on a fast one. It starts at noon, so that nobody's quiet hours depend on when the tests run.
 */
import { vi } from 'vitest'
import { DEFER_MS } from '../../../src/discord/context/answer.js'
import { type Clock as SandboxClock, systemClock } from '../../../src/sandbox/server/clock.js'
import type { Clock } from '../../../src/tables/model/ports.js'

export interface MovableClock extends Clock {
  readonly discord: SandboxClock
  forward(ms: number): void
}

export function movableClock(): MovableClock {
  let now = new Date().setUTCHours(12, 0, 0, 0)
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
      // A task may cancel another one.
      for (const task of due) if (tasks.delete(task)) task.run()
    },
  }
}

/** How much slower Discord's time goes for bots of their own. */
const SLOWER = 20

/**
 * Discord's clock for bots that are processes of their own and have the machine's clock: it begins with theirs, so that no
 * message is old to them, and is slower, so that no answer is late on a busy machine.
 */
export function slowClock(): SandboxClock {
  const begun = Date.now()
  return {
    now: () => begun + Math.round((Date.now() - begun) / SLOWER),
    after: (ms, run) => systemClock.after(ms * SLOWER, run),
  }
}

/** Also stands still, but no answer is in time: each is deferred as soon as it is requested. */
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

/** Advances a clock step by step until `find` finds something. */
export function forwardUntil<T>(clock: MovableClock, find: () => T, stepMs = 1_000): Promise<T extends Falsy ? never : T> {
  const look = () => {
    clock.forward(stepMs)
    return find()
  }
  return vi.waitUntil(look, { timeout: 60_000 }) as Promise<T extends Falsy ? never : T>
}

type Falsy = false | null | undefined
