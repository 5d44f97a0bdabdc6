/** The time in which a process gives up no shards to others. */
import type { Timer } from '../tables/service/waiting.js'

/**
 * A process that took overdue shards gives up none for this time. Otherwise the process that failed to take them would get them
 * back, and fail to take them again.
 */
const PAUSE_MS = 60_000

export interface GivingPause {
  isOn(): boolean
  /** Begins the pause, or begins it again. */
  begin(): void
  end(): void
}

export function createGivingPause(timer: Timer): GivingPause {
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
      callOff = timer.after(PAUSE_MS, end)
    },
    end,
  }
}
