/** The jobs for which somebody waits, in the order in which they came. */
import type { FileJob } from './jobs.js'

export interface Waiting {
  readonly job: FileJob
  readonly resolve: (file: Uint8Array) => void
  readonly reject: (reason: unknown) => void
  readonly progress: (drawn: number, of: number) => void
}

export interface WaitingJobs {
  add(waiting: Waiting): void
  find(id: number): Waiting | undefined
  /** The job with this number, for which nobody waits any more. Undefined if nobody has waited. */
  settle(id: number): Waiting | undefined
  /** All of them. Nobody waits for any of them any more. */
  settleAll(): readonly Waiting[]
  /**
   * The thread was stuck when it had the jobs with these numbers. Settles the only one on which that can have been. Several are
   * all suspected.
   */
  blame(had: ReadonlySet<number>): readonly Waiting[]
  /** What a thread that has these jobs is to get next: all others, or one after the other while some are suspected. */
  next(has: ReadonlySet<number>): Iterable<Waiting>
  count(): number
}

export function createWaitingJobs(): WaitingJobs {
  const waiting = new Map<number, Waiting>()
  /** Those that a thread which was stuck had as well. */
  const suspects = new Set<number>()

  function settle(id: number): Waiting | undefined {
    const job = waiting.get(id)
    waiting.delete(id)
    suspects.delete(id)
    return job
  }

  return {
    add: (each) => waiting.set(each.job.id, each),
    find: (id) => waiting.get(id),
    settle,
    settleAll: () => [...waiting.keys()].flatMap((id) => settle(id) ?? []),
    blame(had) {
      if (had.size === 1) return [...had].flatMap((id) => settle(id) ?? [])
      for (const id of had) if (waiting.has(id)) suspects.add(id)
      return []
    },
    *next(has) {
      for (const each of waiting.values()) {
        if (suspects.size > 0 && has.size > 0) return
        if (!has.has(each.job.id)) yield each
      }
    },
    count: () => waiting.size,
  }
}
