/** The time in which a process gives up no shards to others. */
import type { Timer } from '../tables/service/waiting.js'

/**
 * Whoever takes shards that another process left to lie gives up none for this time. Otherwise that one would get them again, and
 * leave them to lie again.
 */
const REST_MS = 60_000

export interface Rest {
  isOn(): boolean
  /** Begins, also anew. */
  begin(): void
  end(): void
}

export function createRest(timer: Timer): Rest {
  let isOn = false
  let callOff = () => {}

  function end(): void {
    callOff()
    isOn = false
  }

  return {
    isOn: () => isOn,
    begin() {
      callOff()
      isOn = true
      callOff = timer.after(REST_MS, end)
    },
    end,
  }
}
