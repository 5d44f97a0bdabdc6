/** How long something keeps everybody else waiting. */
import { ranOnProcessor, waitedForProcessor } from '../../../operator/pauses.js'

/** In milliseconds. */
export interface Hold {
  /** The longest time for which the event loop had no turn, less what was waited for a processor in it. */
  readonly ms: number
  /** The most that the processor had to do without such a turn: the rest was waiting for the disk. */
  readonly busyMs: number
}

/** All in milliseconds, of any beginning. */
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
