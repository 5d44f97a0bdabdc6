/** Measures how long something blocks everybody else. */
import { ranOnProcessor, waitedForProcessor } from '../../../operator/pauses.js'

/** In milliseconds. */
export interface Hold {
  /** The longest block of the event loop in milliseconds, without the time spent waiting for a processor. */
  readonly ms: number
  /** The longest processor time within such a block, in milliseconds. The rest was disk I/O. */
  readonly busyMs: number
}

/** Clocks in milliseconds, each with its own origin. */
const CLOCKS = { now: () => performance.now(), waited: waitedForProcessor, ran: ranOnProcessor }

/** Watches the event loop while `work` is under way. */
export async function longestHold(work: () => Promise<unknown>, clocks = CLOCKS): Promise<Hold> {
  const read = () => ({ now: clocks.now(), waited: clocks.waited(), ran: clocks.ran() })
  let [ms, busyMs] = [0, 0]
  let isUnderWay = true
  let before = read()
  const look = () => {
    const at = read()
    ms = Math.max(ms, at.now - before.now - (at.waited - before.waited))
    busyMs = Math.max(busyMs, at.ran - before.ran)
    before = at
    if (isUnderWay) setImmediate(look)
  }
  setImmediate(look)
  await work()
  isUnderWay = false
  look()
  return { ms, busyMs }
}
