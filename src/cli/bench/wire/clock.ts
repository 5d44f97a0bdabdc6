import type { Clock } from '../../../tables/model/ports.js'

export interface PacedClock extends Clock {
  /**
   * Advances the clock by `ms` milliseconds and runs the tasks that are due. Returns whether any of them was an update of a
   * channel.
   */
  advance(ms: number): boolean
}

/** No update of a channel waits so long. The clock of the tables does, and finds nothing due while players press in time. */
const LONG_MS = 14_000

/** A clock for the tables that advances only while players think, so that the machine's speed changes no count. */
export function pacedClock(): PacedClock {
  let now = Date.now()
  let orders = 0
  const tasks = new Set<{ readonly due: number; readonly ms: number; readonly task: () => void }>()

  /** A polling task schedules its next run immediately. */
  function isLook(task: () => void): boolean {
    const before = orders
    task()
    return orders > before
  }

  return {
    now: () => new Date(now),
    after(ms, task) {
      const entry = { due: now + ms, ms, task }
      tasks.add(entry)
      orders++
      return () => tasks.delete(entry)
    },
    advance(ms) {
      now += ms
      const come = [...tasks].filter(({ due }) => due <= now)
      for (const entry of come) tasks.delete(entry)
      return come.filter(({ task, ms }) => !isLook(task) && ms < LONG_MS).length > 0
    },
  }
}
