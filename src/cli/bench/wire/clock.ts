import type { Clock } from '../../../tables/model/ports.js'

export interface PacedClock extends Clock {
  /** Lets so many milliseconds pass at once, and runs what has come due: whether there was anything but looks taken at intervals. */
  advance(ms: number): boolean
}

/** The time at the tables, passed by the players' thinking: the machine's own speed changes no count. */
export function pacedClock(): PacedClock {
  let now = Date.now()
  let orders = 0
  const tasks = new Set<{ readonly due: number; readonly task: () => void }>()

  /** Whoever looks at intervals orders the next look at once. */
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
