import type { Clock } from '../../../tables/model/ports.js'

export interface PacedClock extends Clock {
  /**
   * Advances the clock by `ms` milliseconds and runs the tasks that are due. Returns whether any of them was more than a poll.
   */
  advance(ms: number): boolean
}

/** A clock for the tables that advances only while players think, so that the machine's speed changes no count. */
export function pacedClock(): PacedClock {
  let now = Date.now()
  let orders = 0
  const tasks = new Set<{ readonly due: number; readonly task: () => void }>()

  /** A polling task schedules its next run immediately. */
  function isLook(task: () => void): boolean {
    const before = orders
    task()
    return orders > before
  }

  return {
    now: () => new Date(now),
    after(ms, task) {
      const entry = { due: now + ms, task }
      tasks.add(entry)
      orders++
      return () => tasks.delete(entry)
    },
    advance(ms) {
      now += ms
      const come = [...tasks].filter(({ due }) => due <= now)
      for (const entry of come) tasks.delete(entry)
      return come.filter(({ task }) => !isLook(task)).length > 0
    },
  }
}
