/** How long something keeps everybody else waiting. */
import { waitedForProcessor } from '../../../operator/pauses.js'

/** Both in milliseconds, the first of any beginning. */
const CLOCKS = { now: () => performance.now(), waited: waitedForProcessor }

/**
 * The longest time, in milliseconds, for which the event loop had no turn while `work` was under way, less what was waited for a
 * processor in it.
 */
export async function longestHold(work: () => Promise<unknown>, clocks = CLOCKS): Promise<number> {
  let longest = 0
  let isUnderWay = true
  let [before, waitedBefore] = [clocks.now(), clocks.waited()]
  const look = () => {
    const [now, waited] = [clocks.now(), clocks.waited()]
    longest = Math.max(longest, now - before - (waited - waitedBefore))
    before = now
    waitedBefore = waited
    if (isUnderWay) setImmediate(look)
  }
  setImmediate(look)
  await work()
  isUnderWay = false
  look()
  return longest
}
