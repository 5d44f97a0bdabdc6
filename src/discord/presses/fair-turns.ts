/** Turns of users: of each one thing is done at a time, so that however much somebody asks for at once, others come between. */
import { setTimeout as after, setImmediate } from 'node:timers/promises'
import { createLanes } from '../../tables/service/lanes.js'

export interface FairTurns {
  /** Does `work` after all that the user asked for before. */
  run<T>(userId: string, work: () => Promise<T>): Promise<T>
}

/** Nobody waits for more than so many things by hand. */
const PATIENT = 3
/** Whoever does has a rest after each of them, so many times as long as it took, but no longer than this. */
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
