/** The timer of the clock of all tables. It notices when the system's clock is set forward or back while it runs. */
import type { Clock } from '../model/ports.js'

/** Times are in milliseconds since 1970. */
export interface Alarm {
  /** Rings at this time, or earlier if it was set to that, and at once if the clock was set back. */
  set(wanted: number): void
  /** The time by the clock. */
  now(): number
  wasSetBack(): boolean
  /** What the clock had reached before it was set back. Null if it was not since the last call. */
  takeSetBack(): number | null
  /** It does not ring any more. */
  callOff(): void
}

/** A clock that is behind by less was not set back: timers run out early by a moment. */
const TOLERANCE_MS = 1_000

/** The longest sleep, because system clocks get corrected and machines wake from sleep. */
const LONGEST_MS = 60 * 60_000

export function createAlarm(clock: Clock, ring: () => void): Alarm {
  /** `ms` is how long its timer runs in all. */
  let timer: { readonly at: number; readonly ms: number; readonly callOff: () => void } | null = null
  /** The time that the clock has reached, as it said itself or as timers have waited. */
  let reached = 0
  let setBackFrom: number | null = null

  /** Returns whether the clock was set back since the last call. */
  function note(now: number): boolean {
    const before = reached
    reached = now
    if (now > before - TOLERANCE_MS) return false
    setBackFrom = Math.max(before, setBackFrom ?? 0)
    return true
  }

  return {
    set(wanted) {
      const now = clock.now().getTime()
      if (note(now)) ring()
      // If the clock was set forward, the timer still takes as long as it would have taken before.
      const isOverdue = timer !== null && timer.at <= now && timer.ms > 0
      if (timer !== null && timer.at <= wanted && !isOverdue) return
      const at = Math.min(wanted, timer?.at ?? wanted)
      timer?.callOff()
      const ms = Math.min(Math.max(0, at - now), LONGEST_MS)
      const callOff = clock.after(ms, () => {
        timer = null
        reached = Math.max(reached, now + ms)
        ring()
      })
      timer = { at, ms, callOff }
    },
    now() {
      const now = clock.now().getTime()
      note(now)
      return now
    },
    wasSetBack: () => setBackFrom !== null,
    takeSetBack() {
      const before = setBackFrom
      setBackFrom = null
      return before
    },
    callOff() {
      timer?.callOff()
      timer = null
    },
  }
}
