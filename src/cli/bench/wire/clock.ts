import type { Clock } from '../../../tables/ports.js'

export interface PacedClock extends Clock {
  /** Lets so many milliseconds pass at once, and runs what has come due. */
  advance(ms: number): void
}

/** The time at the tables, passed by the players' thinking: the machine's own speed changes no count. */
export function pacedClock(): PacedClock {
  let now = Date.now()
  const tasks = new Set<{ readonly due: number; readonly task: () => void }>()
  return {
    now: () => new Date(now),
    after(ms, task) {
      const entry = { due: now + ms, task }
      tasks.add(entry)
      return () => tasks.delete(entry)
    },
    advance(ms) {
      now += ms
      for (const entry of [...tasks].filter(({ due }) => due <= now)) {
        tasks.delete(entry)
        entry.task()
      }
    },
  }
}
