/** Runs the tasks of each user one at a time, so that however many a user starts at once, others get their turn in between. */
import { setTimeout as after, setImmediate } from 'node:timers/promises'
import { createLanes } from '../../../tables/service/lanes.js'

export interface FairTurns {
  /** Runs `work` after all earlier tasks of the user. */
  run<T>(userId: string, work: () => Promise<T>): Promise<T>
}

/** Nobody has more tasks than this waiting when pressing by hand. */
const PATIENT = 3
/** For a user with more, each task is followed by a pause of this many times its duration, up to `LONGEST_REST_MS`. */
const REST = 2
const LONGEST_REST_MS = 250

export function createFairTurns(rest: (ms: number) => Promise<unknown> = after): FairTurns {
  const lanes = createLanes()
  const waiting = new Map<string, number>()
  const count = (userId: string, by: 1 | -1) => {
    const left = (waiting.get(userId) ?? 0) + by
    if (left === 0) waiting.delete(userId)
    else waiting.set(userId, left)
  }

  return {
    run(userId, work) {
      let tookMs = 0
      count(userId, 1)
      const done = lanes.run(userId, async () => {
        const began = performance.now()
        try {
          return await work()
        } finally {
          tookMs = performance.now() - began
          count(userId, -1)
        }
      })
      const isCrowding = () => (waiting.get(userId) ?? 0) > PATIENT
      void lanes.run(userId, () => (isCrowding() ? rest(Math.min(LONGEST_REST_MS, REST * tookMs)) : setImmediate()))
      return done
    },
  }
}
